package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Sets: an item that came before says nothing more, so it is left out. */
public final class Sets {
  private Sets() {}

  /** Adds the item just read; {@code null}, an item that was not read, is not added. */
  public static <T> void add(Cursor in, Set<@Nullable T> items, @Nullable T item) {
    if (item != null && !items.add(item)) {
      String came =
          in.token() == JsonToken.VALUE_STRING
              ? Quote.json(in.parser.getString())
              : in.token().isScalarValue() ? in.parser.getString() : "{}";
      in.coerced(came, "", Rules.REPEATED_ITEM);
    }
  }
}
