package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.scalar.FormattedRow;
import dev.pokayoke.scalar.Reading;
import dev.pokayoke.scalar.Scalar;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What is wrong with the patterns of {@code @Arg(formats)}, found by writing and reading dates. */
final class FormatFaults {
  private static final List<String> DATES =
      List.of("2026-03-14", "2026-04-03", "2026-12-31", "2026-10-11");
  private static final List<String> TIMES = List.of("18:05", "06:05", "00:30", "12:07");
  private static final List<String> OFFSETS = List.of("+01:00", "-05:30", "Z");
  private static final Map<Class<?>, List<String>> SAMPLES =
      Map.ofEntries(
          Map.entry(LocalDate.class, DATES),
          Map.entry(LocalTime.class, TIMES),
          Map.entry(LocalDateTime.class, all(DATES, "T", TIMES)),
          Map.entry(OffsetTime.class, all(TIMES, ":00", OFFSETS)),
          Map.entry(OffsetDateTime.class, all(all(DATES, "T", TIMES), ":00", OFFSETS)),
          Map.entry(ZonedDateTime.class, all(all(DATES, "T", TIMES), "", OFFSETS)),
          Map.entry(Instant.class, all(all(DATES, "T", TIMES), ":00", List.of("Z"))),
          Map.entry(YearMonth.class, List.of("2026-03", "2026-12", "2010-11", "2012-10")),
          Map.entry(MonthDay.class, List.of("--03-14", "--04-03", "--12-31", "--02-29")),
          Map.entry(Year.class, List.of("2026", "2010")));

  private static final Pattern QUOTED = Pattern.compile("'[^']*'");
  private static final Pattern ZONE_NAMES = Pattern.compile("[zv]");
  private static final Pattern WEEKS = Pattern.compile("[YwWec]");

  private FormatFaults() {}

  /**
   * A fault.
   *
   * @param pattern the pattern that has it
   * @param why what is wrong and what to do, as the end of a sentence and a remedy
   */
  record Fault(String pattern, String why) {}

  private static List<String> all(List<String> begins, String between, List<String> ends) {
    return begins.stream()
        .flatMap(begin -> ends.stream().map(end -> begin + between + end))
        .toList();
  }

  /** The faults of patterns for a date or time, or for a list or map of such. */
  static List<Fault> of(WireType wire, List<String> patterns) {
    List<Fault> faults = new ArrayList<>();
    InnerScalar.with(
        wire,
        scalar -> {
          faults.addAll(of(scalar.row(), patterns));
          return scalar;
        });
    return faults;
  }

  private static <T> List<Fault> of(Scalar<T> row, List<String> patterns) {
    List<T> samples = samples(row);
    List<Fault> faults = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String pattern : patterns) {
      String why =
          seen.add(pattern) ? alone(row, pattern, samples) : "stands there twice. Take one off.";
      addUnlessEmpty(pattern, why, faults);
    }
    if (faults.isEmpty()) {
      for (String other : patterns.subList(1, patterns.size())) {
        addUnlessEmpty(other, clash(row, patterns.get(0), other, samples), faults);
      }
    }
    return faults;
  }

  private static <T> List<T> samples(Scalar<T> row) {
    List<T> samples = new ArrayList<>();
    for (String text : SAMPLES.getOrDefault(row.type(), List.of())) {
      T sample = row.exact(text);
      if (sample == null) {
        throw new IllegalStateException(text + " is no exact " + row.noun());
      }
      samples.add(sample);
    }
    return samples;
  }

  private static void addUnlessEmpty(String pattern, String why, List<Fault> faults) {
    if (!why.isEmpty()) {
      faults.add(new Fault(pattern, why));
    }
  }

  private static <T> String alone(Scalar<T> row, String pattern, List<T> samples) {
    String letters = QUOTED.matcher(pattern).replaceAll("");
    if (ZONE_NAMES.matcher(letters).find()) {
      return "names time zones by words that have several meanings. Use XXX or VV.";
    }
    FormattedRow<T> formatted;
    try {
      formatted = FormattedRow.of(row, List.of(pattern));
    } catch (IllegalArgumentException wrong) {
      return "is no pattern: " + wrong.getMessage() + ". Correct it.";
    }
    if (WEEKS.matcher(letters).find()) {
      return "counts weeks, which begin on other days elsewhere. Use yyyy, MM and dd.";
    }
    for (T sample : samples) {
      if (!sample.equals(formatted.exact(formatted.write(sample)))) {
        return "does not hold all of " + row.write(sample) + ". Add what it leaves out.";
      }
    }
    return "";
  }

  private static <T> String clash(Scalar<T> row, String first, String other, List<T> samples) {
    FormattedRow<T> alone = FormattedRow.of(row, List.of(first));
    FormattedRow<T> second = FormattedRow.of(row, List.of(other));
    for (T sample : samples) {
      String text = alone.write(sample);
      if (second.read(text) instanceof Reading.Read<T> read && !read.value().equals(sample)) {
        return "reads \""
            + text
            + "\" as "
            + row.write(read.value())
            + ", and the first pattern writes it for "
            + row.write(sample)
            + ", which could never be sent. Take one off, or put first what only one reads.";
      }
    }
    return "";
  }
}
