package dev.pokayoke.scalar;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Time zones: a region as {@code Europe/Paris}, or an offset as {@code +01:00}. */
final class ZoneIdRow extends PatternRow<ZoneId> {
  private static final String PATTERN = "^[A-Za-z0-9~/._+:-]+$";
  private static final Pattern NAME = Pattern.compile(PATTERN);
  private static final Pattern AREA = Pattern.compile("[A-Z][A-Za-z_]*/.*");

  /** More mistakes than that make another name. */
  private static final int MOST_MISTAKES = 2;

  ZoneIdRow() {
    super(ZoneId.class, "time zone", "Europe/Paris", PATTERN, PATTERN);
  }

  @Override
  public @Nullable ZoneId exact(char[] text, int offset, int length) {
    ZoneOffset fixed = Scalars.ZONE_OFFSET.exact(text, offset, length);
    return fixed != null ? fixed : exact(new String(text, offset, length));
  }

  @Override
  public @Nullable ZoneId exact(String text) {
    if (ZoneRulesProvider.getAvailableZoneIds().contains(text)) {
      return ZoneId.of(text);
    }
    boolean isName = !text.isEmpty() && text.length() <= longest() && NAME.matcher(text).matches();
    return isName ? withOffset(text) : null;
  }

  /** An offset, or a prefix that keeps its name with an offset: {@code UTC+01:00}. */
  private static @Nullable ZoneId withOffset(String text) {
    boolean mayBe = text.equals("Z") || text.indexOf('+') >= 0 || text.indexOf('-') >= 0;
    if (!mayBe || AREA.matcher(text).matches()) {
      return null;
    }
    try {
      ZoneId zone = ZoneId.of(text);
      boolean asItIs = zone.getId().equals(text) || Scalars.ZONE_OFFSET.exact(text) != null;
      return asItIs ? zone : null;
    } catch (DateTimeException unknown) {
      return null;
    }
  }

  @Override
  Reading<ZoneId> lenient(String text) {
    List<String> alike =
        ZoneRulesProvider.getAvailableZoneIds().stream().filter(id -> isAlike(id, text)).toList();
    if (alike.size() == 1) {
      return new Reading.Read<>(ZoneId.of(alike.get(0)), Rules.LETTER_CASE);
    }
    ZoneId upper = exact(text.toUpperCase(Locale.ROOT));
    if (upper != null) {
      return new Reading.Read<>(upper, Rules.LETTER_CASE);
    }
    return new Reading.Refused<>(Refusal.UNKNOWN_NAME, nearest(text));
  }

  private static boolean isAlike(String id, String text) {
    return id.length() == text.length()
        && id.toLowerCase(Locale.ROOT).equals(text.toLowerCase(Locale.ROOT));
  }

  /** The one region that is meant with few mistakes; none where there are two. */
  private static List<ZoneId> nearest(String text) {
    String folded = Folding.fold(text);
    int fewest = MOST_MISTAKES + 1;
    List<ZoneId> nearest = List.of();
    for (String id : ZoneRulesProvider.getAvailableZoneIds()) {
      if (id.indexOf('/') < 0 || Math.abs(id.length() - text.length()) > MOST_MISTAKES + 1) {
        continue;
      }
      int mistakes = EditDistance.between(Folding.fold(id), folded);
      if (mistakes < fewest) {
        fewest = mistakes;
        nearest = List.of(ZoneId.of(id));
      } else if (mistakes == fewest) {
        nearest = List.of();
      }
    }
    return nearest;
  }

  @Override
  public String write(ZoneId value) {
    return value.getId();
  }
}
