package dev.pokayoke.processor.model;

import java.util.List;
import java.util.Set;

/** Something that the body of a tool does, as far as its text tells without doubt. */
public sealed interface Deed {

  /** Where in the body. */
  Origin origin();

  /**
   * Throws a new unchecked exception that the body does not catch.
   *
   * @param exception the exception
   * @param supertypes canonical names of it and those it extends
   */
  record Throws(JavaType.Named exception, Set<String> supertypes, Origin origin) implements Deed {
    /** Copies the set. */
    public Throws {
      supertypes = Set.copyOf(supertypes);
    }
  }

  /**
   * Answers as if nothing had failed when an exception is caught.
   *
   * @param exception name of the exception as written
   * @param supertypes canonical names of it and those it extends
   * @param variable the name it is caught by
   * @param answer what is returned, as written, or what stands for that in a sentence
   */
  record Swallows(
      String exception, Set<String> supertypes, String variable, String answer, Origin origin)
      implements Deed {
    /** Copies the set. */
    public Swallows {
      supertypes = Set.copyOf(supertypes);
    }
  }

  /**
   * Calls a method.
   *
   * @param field the field it is called on; empty for the service itself, or anything else
   * @param fieldType canonical name of the field's class; empty without a field
   * @param method its name
   * @param own whether it is called on the service itself
   * @param texts the literals that it is given, or that texts it is given begin with
   */
  record Calls(
      String field, String fieldType, String method, boolean own, List<String> texts, Origin origin)
      implements Deed {
    /** Copies the list. */
    public Calls {
      texts = List.copyOf(texts);
    }
  }
}
