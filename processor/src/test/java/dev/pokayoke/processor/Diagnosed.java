package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.Compilation.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asserts what a compilation says and where. The place of a message is marked in the source by a
 * comment right before the token, an exclamation mark and the code in it; of several marks with one
 * code, the first belongs to the first message with that code. A mark that begins with {@code ecj:}
 * or {@code javac:} holds for one compiler only. javac must name line and column, ecj the line; a
 * message without a mark must have no position.
 */
final class Diagnosed {
  /** Descriptions are not what most samples are about. */
  private static final Pattern STYLE = Pattern.compile("(?s)PK(117|20[78]): .*");

  private static final Pattern OURS = Pattern.compile("(?s)PK\\d+: .*");

  private static final Pattern MARK = Pattern.compile("/\\*!(?:(\\w+):)?(PK\\d+)\\*/ ?");

  private Diagnosed() {}

  /** Asserts all errors, whole and placed; warnings about descriptions are left out. */
  static void says(Compilation compilation, String... texts) {
    compare(
        compilation,
        compilation.messages().stream()
            .filter(message -> !STYLE.matcher(message.text()).matches())
            .toList(),
        texts);
  }

  /** Asserts all messages, whole and placed. */
  static void saysAll(Compilation compilation, String... texts) {
    compare(compilation, compilation.messages(), texts);
  }

  /** Asserts all that Pokayoke says, whole and placed, where the compiler has its own to say. */
  static void saysBesideCompiler(Compilation compilation, String... texts) {
    compare(
        compilation,
        compilation.messages().stream()
            .filter(message -> OURS.matcher(message.text()).matches())
            .filter(message -> !STYLE.matcher(message.text()).matches())
            .toList(),
        texts);
  }

  private static void compare(Compilation compilation, List<Message> messages, String... texts) {
    List<Message> marks = marks(compilation);
    List<String> expected = new ArrayList<>();
    for (String text : texts) {
      String code = text.substring(0, text.indexOf(':'));
      Message mark =
          marks.stream()
              .filter(each -> each.text().equals(code))
              .findFirst()
              .orElse(new Message("", 0, 0, code));
      marks.remove(mark);
      expected.add(line(compilation.compiler(), mark, text));
    }
    assertThat(marks).as("marks without a message").isEmpty();
    assertThat(
            messages.stream().map(message -> line(compilation.compiler(), message, message.text())))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  private static String line(TestCompiler compiler, Message place, String text) {
    String column = compiler == TestCompiler.JAVAC ? ":" + place.column() : "";
    return place.file() + ":" + place.line() + column + " " + text;
  }

  private static List<Message> marks(Compilation compilation) {
    String compiler = compilation.compiler().name().toLowerCase(Locale.ROOT);
    List<Message> marks = new ArrayList<>();
    for (Map.Entry<String, String> source : compilation.sources().entrySet()) {
      Matcher mark = MARK.matcher(source.getValue());
      while (mark.find()) {
        if (mark.group(1) == null || mark.group(1).equals(compiler)) {
          String before = source.getValue().substring(0, tokenAfter(mark.end(), source.getValue()));
          long line = before.chars().filter(c -> c == '\n').count() + 1;
          int column = before.length() - before.lastIndexOf('\n');
          marks.add(new Message(source.getKey(), line, column, mark.group(2)));
        }
      }
    }
    return marks;
  }

  /** Several marks may stand before one token. */
  private static int tokenAfter(int end, String source) {
    Matcher next = MARK.matcher(source).region(end, source.length());
    return next.lookingAt() ? tokenAfter(next.end(), source) : end;
  }
}
