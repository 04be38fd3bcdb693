package dev.pokayoke.processor.read;

import java.util.Map;

/** Why a well-known type has no form on the wire, and what to use instead. */
final class UnsupportedTypes {
  static final String NESTED_OPTIONAL =
      "An Optional can be a parameter, a component or a result, and nothing inside them. Use the type"
          + " itself.";
  static final String RAW_LIST =
      "Nothing is known of its items. Say what they are, as in List<String>.";
  static final String RAW_MAP =
      "Nothing is known of its keys and values. Say what they are, as in Map<String, Integer>.";
  static final String KEYS =
      "Names in JSON are text, so its keys are a String or an enum. Use one of them.";
  static final String WILDCARD = "Nothing is known of it for certain. Name the type itself.";
  static final String TYPE_VARIABLE =
      "Its type is not known here. Publish a subclass that fixes it, annotated with @Toolset.";
  static final String BYTES =
      "A model cannot write bytes. Use a String, and say in its description what it holds.";
  static final String CHARACTERS = "Use a String.";
  static final String SET_OF_URLS = "A URL asks the network which other one it equals. Use URI.";
  static final String GENERIC_ARRAY = "Java cannot make an array of a generic type. Use a List.";
  static final String OPEN_RECORD =
      "Nothing is known of its type arguments. Name them, as in Page<Room>.";
  static final String ENDLESS =
      "Each holds another with longer type arguments, without end. Use the same ones inside.";
  static final String NO_LEAVES =
      "It permits no class, so no value is possible. Add a record that implements it.";
  static final String LEAF =
      "It is one of the types of a sealed interface, and has no properties. Make it a record.";
  static final String OTHER_PARAMETERS =
      "Its type parameters are not those of the interface it implements. Give it the same ones.";
  static final String HIDDEN_VALUE =
      "Generated code cannot read its @JsonValue. Make the method public.";
  static final String CLASS = "Only its code knows what is in it. Use a record.";
  static final String INTERFACE =
      "It does not say what is in it. Use a record or a sealed interface.";
  static final String ANYTHING =
      "It says nothing of its value. Use a record or another exact type.";

  private static final String MAP = "Use a Map.";
  private static final String COLLECTION = "Use a List.";
  private static final String SET = "Use a Set.";
  private static final String LATER = "Wait for the whole value, and return it.";
  private static final String MOMENT =
      "It does not say whether it is a moment or a day. Use java.time.Instant or LocalDate.";
  private static final String ZONED =
      "It can be changed, and its zone is often that of the machine. Use java.time.ZonedDateTime.";

  private static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry("java.lang.Object", ANYTHING),
          Map.entry(
              "java.lang.Number", "It does not say which number. Use int, long or BigDecimal."),
          Map.entry("java.lang.CharSequence", "Use a String."),
          Map.entry("com.fasterxml.jackson.databind.JsonNode", ANYTHING),
          Map.entry("tools.jackson.databind.JsonNode", ANYTHING),
          Map.entry(
              "kotlin.coroutines.Continuation",
              "Suspend functions of Kotlin are not called. Publish a function that waits, as with"
                  + " runBlocking."),
          Map.entry("java.lang.Void", "Use void."),
          Map.entry("java.lang.Iterable", COLLECTION),
          Map.entry("java.util.HashMap", MAP),
          Map.entry("java.util.LinkedHashMap", MAP),
          Map.entry("java.util.TreeMap", MAP),
          Map.entry("java.util.SortedMap", MAP),
          Map.entry("java.util.Properties", MAP),
          Map.entry("java.util.HashSet", SET),
          Map.entry("java.util.LinkedHashSet", SET),
          Map.entry("java.util.SortedSet", SET),
          Map.entry("java.util.TreeSet", SET),
          Map.entry("java.util.EnumSet", SET),
          Map.entry("java.util.ArrayList", COLLECTION),
          Map.entry("java.util.LinkedList", COLLECTION),
          Map.entry("java.util.Queue", COLLECTION),
          Map.entry("java.util.Deque", COLLECTION),
          Map.entry("java.util.Iterator", COLLECTION),
          Map.entry("java.util.stream.Stream", COLLECTION),
          Map.entry("java.util.concurrent.Future", LATER),
          Map.entry("java.util.concurrent.CompletionStage", LATER),
          Map.entry("java.util.concurrent.CompletableFuture", LATER),
          Map.entry("java.util.Date", MOMENT),
          Map.entry("java.sql.Timestamp", MOMENT),
          Map.entry("java.util.Calendar", ZONED),
          Map.entry("java.util.GregorianCalendar", ZONED),
          Map.entry("java.sql.Date", "Its zone is that of the machine. Use java.time.LocalDate."),
          Map.entry("java.sql.Time", "Its zone is that of the machine. Use java.time.LocalTime."),
          Map.entry("java.util.TimeZone", "Use java.time.ZoneId."),
          Map.entry(
              "dev.pokayoke.CallContext",
              "The host fills it, not the model. Take a value of it with @FromContext, or take a"
                  + " ToolCall."),
          Map.entry(
              "dev.pokayoke.ToolCall",
              "The runtime passes it as a parameter of the tool only. Take it from there."));

  private UnsupportedTypes() {}

  /** The reason for a type of the JDK or Pokayoke, or another one where it is not known here. */
  static String reason(String qualifiedName, String otherwise) {
    return REASONS.getOrDefault(qualifiedName, otherwise);
  }
}
