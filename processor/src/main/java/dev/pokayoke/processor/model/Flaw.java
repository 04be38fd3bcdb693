package dev.pokayoke.processor.model;

import java.util.List;

/**
 * What the source says and no toolset can hold. Each is a diagnostic: nothing is ignored silently.
 */
public sealed interface Flaw {

  /** The annotation. */
  Origin origin();

  /**
   * An annotation of another library that would change names or values if it were honoured.
   *
   * @param annotation the annotation, as {@code @JsonProperty}
   * @param remedy what to use instead, as a sentence for the developer
   */
  record Foreign(String annotation, String remedy, Origin origin) implements Flaw {}

  /**
   * A parameter of which more than one annotation says who fills it.
   *
   * @param parameter the parameter, as {@code HotelService.bookRoom(guestId)}
   * @param roles the annotations or types that contradict each other, as {@code @FromContext}
   */
  record TwoRoles(String parameter, List<String> roles, Origin origin) implements Flaw {
    /** Copies the list. */
    public TwoRoles {
      roles = List.copyOf(roles);
    }
  }

  /**
   * A type that generated code has to name and cannot.
   *
   * @param type simple name of the type
   * @param reason why not, and what to do, as a sentence for the developer
   */
  record Unnameable(String type, String reason, Origin origin) implements Flaw {}

  /**
   * One of Pokayoke's own annotations where it has no effect.
   *
   * @param annotation the annotation, as {@code @Alias}
   * @param remedy where it belongs, as a sentence for the developer
   */
  record Stray(String annotation, String remedy, Origin origin) implements Flaw {}

  /**
   * A pattern of {@code @Arg(formats)} that cannot be read or written by.
   *
   * @param pattern the pattern
   * @param why what is wrong and what to do, as the end of a sentence and a remedy
   */
  record BadFormat(String pattern, String why, Origin origin) implements Flaw {}

  /**
   * A class that cannot be an argument.
   *
   * @param type simple name of the class
   * @param reason why not, and what to do, as sentences for the developer
   */
  record Unmakable(String type, String reason, Origin origin) implements Flaw {}

  /**
   * A class whose class file says what may be {@code null}, and the compiler does not tell.
   *
   * @param type simple name of the class
   */
  record HiddenNullness(String type, Origin origin) implements Flaw {}

  /**
   * A class of a class file, in which no comments are, with values that nothing else describes.
   *
   * @param type simple name of the class
   * @param values Java names of the values
   */
  record LostComments(String type, List<String> values, Origin origin) implements Flaw {
    /** Copies the list. */
    public LostComments {
      values = List.copyOf(values);
    }
  }
}
