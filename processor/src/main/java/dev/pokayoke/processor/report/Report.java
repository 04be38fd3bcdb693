package dev.pokayoke.processor.report;

import dev.pokayoke.processor.model.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;

/** Collects what is to be said of one class, and says it once, in the order of the source. */
public final class Report {
  private final Lint lint;
  private final List<Entry> entries = new ArrayList<>();

  /**
   * Nothing to say yet.
   *
   * @param lint what is said otherwise than it stands in {@link Diagnostic}, or not at all
   */
  public Report(Lint lint) {
    this.lint = lint;
  }

  /**
   * Adds a message. The same message at the same place is added once.
   *
   * @param diagnostic what it is
   * @param origin where it is
   * @param arguments what the diagnostic's text asks for
   */
  public void add(Diagnostic diagnostic, Origin origin, Object... arguments) {
    lint.of(diagnostic)
        .map(kind -> new Entry(kind, (SourceOrigin) origin, diagnostic.message(arguments)))
        .filter(entry -> !entries.contains(entry))
        .ifPresent(entries::add);
  }

  /** Whether something was added that forbids to generate anything. */
  public boolean hasErrors() {
    return entries.stream().anyMatch(entry -> entry.kind == Kind.ERROR);
  }

  /** Prints all messages. */
  public void print(Messager messager, Sources sources) {
    entries.stream()
        .map(entry -> entry.at(entry.origin.placed(sources)))
        .sorted(Comparator.comparing(entry -> SourceOrder.of(entry.origin)))
        .forEach(entry -> entry.origin.print(messager, entry.kind, entry.text));
  }

  private record Entry(Kind kind, SourceOrigin origin, String text) {
    Entry at(SourceOrigin place) {
      return new Entry(kind, place, text);
    }
  }
}
