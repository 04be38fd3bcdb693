package dev.pokayoke.processor.report;

import static javax.tools.Diagnostic.Kind.ERROR;
import static javax.tools.Diagnostic.Kind.NOTE;
import static javax.tools.Diagnostic.Kind.WARNING;

import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Everything the processor may say to a developer. A text names the place, says what is wrong, and
 * ends with what to do about it. Codes are never given to another meaning: 1xx is about what can be
 * a tool at all, 2xx about names and words, 3xx about effects and who fills a parameter, 4xx about
 * values, 5xx about failures.
 *
 * <p>An error guards something: without it a class would be generated that does not compile, that
 * refuses every call, or that does at a call what nobody wrote. So it is never lowered. A warning
 * is about what a model understands less well; a note tells of what has to be there at run time.
 * How both are said is the project's choice, with {@code -Apokayoke.lint}. Each has its page in
 * {@code docs/diagnostics}.
 */
public enum Diagnostic {
  UNSUPPORTED_TYPE(101, ERROR, "%s: %s is not supported. %s"),
  METHOD_NOT_CALLABLE(102, ERROR, "%s %s"),
  CLASS_NOT_USABLE(103, ERROR, "No tools for %s: %s"),
  OPTIONAL_PRIMITIVE(
      104,
      ERROR,
      "%s: %s is never null, and it may be absent. Use @Nullable %s, or say what it is then, as in"
          + " @Arg(defaultValue = \"...\")."),
  FOREIGN_ANNOTATION(105, ERROR, "%s is not supported and would be ignored. %s"),
  NAMES_LOST(
      106,
      ERROR,
      "%s comes from a class file without parameter names. Compile its class with -g and -parameters,"
          + " or override it in %s."),
  STRAY_ANNOTATION(107, ERROR, "%s has no effect here. %s"),
  TYPE_MISSING(
      108,
      ERROR,
      "No tools for %s: %s cannot be found. Put it on the class path, or run the processor that"
          + " generates it."),
  UNKNOWN_OPTION(109, ERROR, "-A%s is not an option of Pokayoke.%s There are %s."),
  OPTION_VALUE(110, ERROR, "-A%s=%s %s"),
  NOT_WRITTEN(111, ERROR, "%s was not written: %s"),
  UNNAMEABLE_TYPE(112, ERROR, "Generated code cannot name %s. %s"),
  ENDLESS_RECORD(
      113,
      ERROR,
      "%s: every %s needs another %s, without end. Make it @Nullable, Optional or a List."),
  UNMAKABLE_CLASS(115, ERROR, "%s cannot be an argument: %s"),
  HIDDEN_NULLNESS(
      116,
      WARNING,
      "%s comes from a class file, whose @Nullable on types this compiler does not see, so all its"
          + " values are required. Compile with JDK 22 or later, or use Optional."),
  COMMENTS_LOST(
      117,
      WARNING,
      "%s comes from a class file, which has no Javadoc, so the model reads nothing about %s. Set"
          + " @Arg(description = \"...\") or @JsonPropertyDescription there."),

  DUPLICATE_TOOL_NAME(
      201,
      ERROR,
      "%s is published as \"%s\", and so is %s. Give one of them another name, as in @%s(name ="
          + " \"...\")."),
  ILLEGAL_TOOL_NAME(
      202,
      ERROR,
      "\"%s\" cannot name a tool: a name is 1 to 64 of letters, digits, _, . and -, and begins with"
          + " a letter or _. Set %s."),
  ILLEGAL_PROPERTY_NAME(
      203,
      ERROR,
      "%s: \"%s\" cannot name a value: a name is 1 to 64 of letters, digits, _, . and -, and begins"
          + " with a letter or _. Set @Arg(name = \"...\")."),
  DUPLICATE_PROPERTY_NAME(
      204,
      ERROR,
      "%s is published as \"%s\", and so is %s. Give one of them another name, as in @Arg(name ="
          + " \"...\")."),
  TWIN_PROPERTY_NAMES(
      205,
      ERROR,
      "%s: \"%s\" differs from \"%s\" only in case, _ or -, and a model mixes them up. Give one of"
          + " them another name, as in @Arg(name = \"...\")."),
  TOO_MANY_PROPERTIES(
      206, ERROR, "%s has %s values, and an object has at most 64. Put some into a record."),
  TOOL_WITHOUT_DESCRIPTION(
      207,
      WARNING,
      "%s has no description, so the model knows only its name. Begin its Javadoc with a sentence,"
          + " or set @%s(description = \"...\")."),
  ARGUMENTS_WITHOUT_DESCRIPTION(
      208,
      WARNING,
      "%s does not describe %s. Write a @param line for each, or set @Arg(description ="
          + " \"...\")."),
  UNKNOWN_TOOL(
      209,
      ERROR,
      "%s: {tool:%s} names no tool of %s.%s Use the published name of one of its tools."),
  NEVER_EMPTY(
      210,
      ERROR,
      "%s returns %s, which is never empty, so onEmpty is never said. Take it off, or return a List"
          + " or an Optional."),
  UNKNOWN_PLACEHOLDER(
      211, ERROR, "%s: %s stands for nothing here. Use %s, or write the word itself."),
  BLANK_WORD(
      212,
      ERROR,
      "%s: @Toolset(%s) is blank, and texts for the model use it. Set it, or take it off for the"
          + " default."),

  READ_AND_WRITE(
      301, ERROR, "%s is both @Read and @Write. Keep @Write if it changes anything, else @Read."),
  READ_THAT_WRITES(
      302,
      ERROR,
      "%s is a @Read, and \"%s\" says that it changes something; reads are attempted again. Make it"
          + " a @Write, or rename it."),
  CREATING_IDEMPOTENT(
      303,
      ERROR,
      "%s cannot be idempotent: \"%s\" makes something new each time, and it takes no key. Take"
          + " idempotent = true off, or add a parameter \"@IdempotencyKey String key\" by which the"
          + " dependency knows a repetition."),
  KEY_ON_READ(
      304, ERROR, "%s is a @Read and has no key. Take @IdempotencyKey off, or make it a @Write."),
  KEY_TYPE(305, ERROR, "%s: a key is a String or a UUID, not %s. Change the type."),
  SECOND_KEY(306, ERROR, "%s: a call has one key, and %s is it already. Keep one of them."),
  CONTEXT_KEY_BLANK(
      307,
      ERROR,
      "%s: @FromContext does not say which value. Name its key, as in @FromContext(\"user_id\")."),
  CONTEXT_TYPE(308, ERROR, "%s: a value of the context %s. Use %s."),
  TWO_ROLES(309, ERROR, "%s: %s contradict each other. Keep one of them."),
  ATTEMPTS(
      310,
      ERROR,
      "%s: attempts = %s is not between 1 and 10. Use 1 where another layer retries, else 3."),
  DIALECT_REFUSES(
      312,
      ERROR,
      "%s cannot be published for %s, whose API would refuse every request with it: %s Change it, or"
          + " take the dialect off."),
  NOT_STRICT(
      313,
      WARNING,
      "%s is published for %s as a tool that is not strict, because its schema has %s. Make it"
          + " smaller, or split the tool."),
  ONLY_STRICT(
      314,
      ERROR,
      "%s cannot be strict for %s, because its schema has %s. Make it smaller, split the tool, or"
          + " take -Apokayoke.strict=fail off."),
  SECOND_RETRIER(
      320,
      ERROR,
      "%s is attempted again by %s as well as by the runtime, and the attempts multiply. Take %s off,"
          + " or set @Read(attempts = 1)."),

  UNSUPPORTED_CONSTRAINT(401, ERROR, "%s: %s is not checked. %s"),
  CONSTRAINT_NOT_APPLICABLE(402, ERROR, "%s: %s says nothing about %s. %s"),
  EMPTY_RANGE(403, ERROR, "%s: no value satisfies %s. Correct it."),
  BAD_PATTERN(
      404, ERROR, "%s: the regular expression is wrong at character %s (%s). Correct it there."),
  SIBLING_UNKNOWN(
      405,
      ERROR,
      "%s: @GreaterThan(\"%s\") must name another argument of the tool, or component of the record,"
          + " that the model fills, or one inside, as stay.from.%s Use its Java name."),
  SIBLING_IS_SELF(
      406, ERROR, "%s: @GreaterThan(\"%s\") compares it with itself. Name another one."),
  SIBLING_TYPE(
      407, ERROR, "%s: @GreaterThan(\"%s\") compares %s with %s. Give both the same type."),
  NOT_COMPARABLE(
      408,
      ERROR,
      "%s: @GreaterThan cannot order %s. Use it on numbers, dates, times or durations."),
  ALIAS_BLANK(409, ERROR, "%s: an alias is blank. Take it off."),
  ALIAS_AMBIGUOUS(
      410,
      ERROR,
      "%s: the alias \"%s\" means %s as well, because case, _, - and blanks do not count. Keep it at"
          + " one of them."),
  ALIAS_TWICE(
      411,
      WARNING,
      "%s: the alias \"%s\" says nothing new, because case, _, - and blanks do not count. Take it"
          + " off."),
  EMPTY_ENUM(412, ERROR, "%s: %s has no constants, so no value is possible. Add one."),
  SIBLING_PATH(
      413,
      ERROR,
      "%s: @GreaterThan(\"%s\") leads through %s. A way leads through records and beans only that are"
          + " not inside themselves. Compare it in its constructor, or with another value."),
  SIBLING_CIRCLE(
      414,
      ERROR,
      "%s: @GreaterThan(\"%s\") leads back to it by way of %s, so no values satisfy all. Take one of"
          + " them off."),
  BAD_LITERAL(420, ERROR, "%s: @Arg(%s = \"%s\") %s"),
  BAD_LIMIT(421, ERROR, "%s: @Limit %s"),
  BAD_FORMAT(422, ERROR, "@Arg(formats): \"%s\" %s"),
  TAG_TWICE(
      430,
      ERROR,
      "%s: the tag \"%s\" of %s differs from that of %s in nothing but case, _, - and blanks. Set"
          + " @JsonTypeName(\"...\") at one of them."),
  TAG_TAKEN(
      431,
      ERROR,
      "%s: \"%s\" is published for %s and is the tag of %s as well. Give one of them another name,"
          + " as in @JsonTypeInfo(use = NAME, property = \"...\")."),
  ILLEGAL_TAG(
      432,
      ERROR,
      "%s: \"%s\" cannot name the tag of %s: a name is 1 to 64 of letters, digits, _, . and -, and"
          + " begins with a letter or _. Set @JsonTypeInfo(use = NAME, property = \"...\")."),
  TAG_BLANK(433, ERROR, "%s: the tag of %s is blank. Set @JsonTypeName(\"...\")."),
  WIRE_BLANK(
      434,
      ERROR,
      "%s is published as a blank text, which APIs refuse. Set @JsonProperty(\"...\"), or make the"
          + " value optional and leave it out."),
  WIRE_TWICE(
      435,
      ERROR,
      "%s is published as \"%s\", and so is %s. Give one of them another @JsonProperty(\"...\")."),
  VALIDATOR_NEEDED(
      440,
      NOTE,
      "%s needs a Jakarta Validator at run time, for %s. Put hibernate-validator on the class path, or"
          + " set Toolbox.Builder.validator(...)."),
  NEVER_CHECKED(441, WARNING, "%s: %s is never checked. %s"),

  UNDECLARED_EXCEPTION(501, ERROR, "%s may throw %s, of which the model would learn nothing. %s"),
  EXCEPTION_TWICE(502, ERROR, "%s is declared twice. Keep one @Fails for it."),
  CODE_OF_THE_RUNTIME(
      503,
      ERROR,
      "%s: only the runtime can say %s. Use INVALID_ARGUMENT, NOT_FOUND, PERMISSION_DENIED, CONFLICT,"
          + " UNAVAILABLE, RATE_LIMITED or INTERNAL."),
  MESSAGE_ARGUMENT_UNKNOWN(
      504, ERROR, "%s: %s names no argument of %s.%s Use the published name of one."),
  FIELD_UNKNOWN(505, ERROR, "%s: \"%s\" names no argument of %s.%s Use the published name of one."),
  UNDECLARED_THROW(
      510,
      WARNING,
      "%s throws %s, and the model only learns that the tool is broken. Add @Fails(on = %s.class,"
          + " code = ErrorCode.%s)%s."),
  SWALLOWED_FAILURE(
      511,
      WARNING,
      "%s returns %s when %s is caught, and the model takes it for the true answer. End the catch"
          + " with \"%s\" instead."),
  BODY_THAT_WRITES(
      512,
      WARNING,
      "%s is a @Read, and %s changes something; reads are attempted again. Make it a @Write, or take"
          + " the call out.");

  private final int number;
  private final Kind severity;
  private final String text;

  Diagnostic(int number, Kind severity, String text) {
    this.number = number;
    this.severity = severity;
    this.text = text;
  }

  /** The code as it is printed, as {@code PK101}. */
  public String code() {
    return "PK" + number;
  }

  /** Whether it stops the compilation, where {@link Lint} does not say otherwise. */
  public Kind severity() {
    return severity;
  }

  /** Whether a project may say that it does not want to hear of it. */
  public boolean mayBeLowered() {
    return severity != ERROR;
  }

  /** The diagnostic of a code, as {@code PK101}; null if there is none. */
  static @Nullable Diagnostic ofCode(String code) {
    return Stream.of(values()).filter(each -> each.code().equals(code)).findFirst().orElse(null);
  }

  /**
   * The whole message, code first.
   *
   * @param arguments what the text asks for, in its order
   */
  public String message(Object... arguments) {
    return code() + ": " + String.format(Locale.ROOT, text, arguments);
  }
}
