package dev.pokayoke.runtime.outcome;

import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.Sentences;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The compact JSON object that the model reads, within limits, because it is sent again with every
 * later step: a message of at most 200 characters, a whole of at most 400 bytes, 800 with several
 * problems. What does not fit goes in this order: the length of messages, fixes that say no more
 * than the default, the last problems, for which a count stands.
 */
public final class ErrorText {
  private static final int MESSAGE_CHARS = Sentences.LONGEST;
  private static final int ONE_BYTES = 400;
  private static final int SEVERAL_BYTES = 800;

  /** Far beyond what fits, so that only the limits of the whole decide. */
  private static final int ANY = Integer.MAX_VALUE;

  /** A comma, the quoted name, a colon and two quotes. */
  private static final int FIX_MEMBER_BYTES = 9;

  private static final int FIELD_BYTES = 64;
  private static final int LEAST_MESSAGE_BYTES = 100;

  /** So small that one problem fits whatever it is made of. */
  private static final int SHORT_BYTES = 120;

  private static final int SHORT_CHARS = 100;

  private ErrorText() {}

  /** The text for an error. */
  public static String of(ToolError error) {
    return error.problems().isEmpty() ? one(error) : several(error);
  }

  /** One sentence, as the model reads it: clean, and of at most 200 characters. */
  static String sentence(String text) {
    return JsonString.cut(JsonString.clean(text), MESSAGE_CHARS, ANY);
  }

  private static String one(ToolError error) {
    String field = field(error.field());
    String message = sentence(error.message());
    String fix = JsonString.clean(error.fix());
    String whole = write(error, field, message, fix, List.of());
    if (bytes(whole) <= ONE_BYTES) {
      return whole;
    }
    int room = ONE_BYTES - bytes(write(error, field, "", "", List.of()));
    if (!fix.isEmpty()) {
      room -= FIX_MEMBER_BYTES;
    }
    int forMessage = Math.max(LEAST_MESSAGE_BYTES, room - JsonString.bytes(fix));
    message = JsonString.cut(message, MESSAGE_CHARS, forMessage);
    fix = JsonString.cut(fix, ANY, room - JsonString.bytes(message));
    return write(error, field, message, fix, List.of());
  }

  private static String several(ToolError error) {
    List<ToolError.Problem> problems = new ArrayList<>(error.problems());
    int unnamed = error.unlisted();
    problems.replaceAll(problem -> cut(problem, MESSAGE_CHARS, ANY));
    String text = write(error, problems, unnamed);
    if (bytes(text) > SEVERAL_BYTES) {
      problems.replaceAll(problem -> cut(problem, SHORT_CHARS, SHORT_BYTES));
      text = write(error, problems, unnamed);
    }
    if (bytes(text) > SEVERAL_BYTES) {
      problems.replaceAll(problem -> withoutDefaultFix(problem, error));
      text = write(error, problems, unnamed);
    }
    while (bytes(text) > SEVERAL_BYTES && problems.size() > 1) {
      problems.remove(problems.size() - 1);
      text = write(error, problems, ++unnamed);
    }
    return text;
  }

  private static ToolError.Problem cut(ToolError.Problem problem, int chars, int bytes) {
    return new ToolError.Problem(
        field(problem.field()),
        JsonString.cut(JsonString.clean(problem.message()), chars, bytes),
        JsonString.cut(JsonString.clean(problem.fix()), chars, bytes));
  }

  private static ToolError.Problem withoutDefaultFix(ToolError.Problem problem, ToolError error) {
    return problem.fix().equals(error.code().defaultFix())
        ? new ToolError.Problem(problem.field(), problem.message(), "")
        : problem;
  }

  private static @Nullable String field(@Nullable String field) {
    return field == null ? null : JsonString.cut(JsonString.clean(field), ANY, FIELD_BYTES);
  }

  private static String write(ToolError error, List<ToolError.Problem> named, int unnamed) {
    List<ToolError.Problem> problems = new ArrayList<>(named);
    if (unnamed > 0) {
      problems.add(new ToolError.Problem(null, Sentences.more(unnamed), ""));
    }
    String message = JsonString.cut(JsonString.clean(error.message()), MESSAGE_CHARS, SHORT_BYTES);
    String fix = JsonString.cut(JsonString.clean(error.fix()), ANY, SHORT_BYTES);
    return write(error, field(error.field()), message, fix, problems);
  }

  private static String write(
      ToolError error,
      @Nullable String field,
      String message,
      String fix,
      List<ToolError.Problem> problems) {
    StringBuilder out = new StringBuilder(ONE_BYTES);
    out.append("{\"error\":{\"code\":\"").append(error.code()).append('"');
    if (field != null) {
      member("field", field, out);
    }
    member("message", message, out);
    out.append(",\"retryable\":").append(error.retryable());
    if (!fix.isEmpty()) {
      member("fix", fix, out);
    }
    if (!problems.isEmpty()) {
      out.append(",\"problems\":[");
      problems.forEach(problem -> write(problem, out));
      out.setCharAt(out.length() - 1, ']');
    }
    return out.append("}}").toString();
  }

  private static void write(ToolError.Problem problem, StringBuilder out) {
    int start = out.length();
    if (problem.field() != null) {
      member("field", problem.field(), out);
    }
    member("message", problem.message(), out);
    if (!problem.fix().isEmpty()) {
      member("fix", problem.fix(), out);
    }
    out.setCharAt(start, '{');
    out.append("},");
  }

  private static void member(String name, String value, StringBuilder out) {
    out.append(",\"").append(name).append("\":");
    JsonString.quote(value, out);
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
