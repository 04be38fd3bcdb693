package dev.pokayoke.processor.schema;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A JSON value whose members keep the order in which they were added (RFC 8259). */
public sealed interface Json {

  /** A string. */
  record Text(String value) implements Json {}

  /** A number, by its exact digits. */
  record Digits(String digits) implements Json {}

  /** {@code true} or {@code false}. */
  record Bool(boolean value) implements Json {}

  /** {@code null}. */
  record Null() implements Json {}

  /** An array. */
  record Items(List<Json> values) implements Json {
    /** Copies the list. */
    public Items {
      values = List.copyOf(values);
    }
  }

  /** An object. */
  record Members(List<Member> members) implements Json {
    /** Copies the list. */
    public Members {
      members = List.copyOf(members);
    }

    /** The value of a member, or {@code null} where there is none. */
    public @Nullable Json get(String name) {
      return members.stream()
          .filter(member -> member.name().equals(name))
          .map(Member::value)
          .findFirst()
          .orElse(null);
    }
  }

  /** A member of an object. */
  record Member(String name, Json value) {}

  /** Begins an object. */
  static Builder object() {
    return new Builder();
  }

  /** An array of strings. */
  static Json texts(List<String> values) {
    return new Items(values.stream().<Json>map(Text::new).toList());
  }

  /** The value without any white space. */
  default String compact() {
    StringBuilder out = new StringBuilder();
    JsonText.write(this, out);
    return out.toString();
  }

  /** Collects the members of an object. */
  final class Builder {
    private final List<Member> members = new ArrayList<>();

    private Builder() {}

    /** Adds a member. */
    public Builder put(String name, Json value) {
      members.add(new Member(name, value));
      return this;
    }

    /** Adds a string. */
    public Builder put(String name, String value) {
      return put(name, new Text(value));
    }

    /** Adds a number with exactly these digits. */
    public Builder put(String name, BigDecimal value) {
      return put(name, new Digits(value.toPlainString()));
    }

    /** Adds a number. */
    public Builder put(String name, long value) {
      return put(name, new Digits(Long.toString(value)));
    }

    /** Adds a boolean. */
    public Builder put(String name, boolean value) {
      return put(name, new Bool(value));
    }

    /** Adds a string unless it is empty. */
    public Builder putUnlessEmpty(String name, String value) {
      return value.isEmpty() ? this : put(name, value);
    }

    /** The finished object. */
    public Members build() {
      return new Members(members);
    }
  }
}
