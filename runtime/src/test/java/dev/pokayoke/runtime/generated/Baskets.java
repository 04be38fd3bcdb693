package dev.pokayoke.runtime.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Binders of lists and objects inside each other. */
final class Baskets {
  private static final Shape BASKET = Shape.of("items").require(0);
  private static final Shape PADDED = Shape.of("a", "b", "c", "d").require(0, 1, 2, 3);
  private static final Shape ITEM = Shape.of("name", "tags").require(0);

  private Baskets() {}

  static @Nullable List<@Nullable Object> list(Args in, Function<Args, @Nullable Object> item) {
    return in.array() ? items(in, item) : null;
  }

  private static List<@Nullable Object> items(Args in, Function<Args, @Nullable Object> item) {
    List<@Nullable Object> items = new ArrayList<>();
    while (in.item()) {
      items.add(item.apply(in));
    }
    return items;
  }

  static @Nullable Object choices(Args in) {
    return in.array(Hotel.ROOM_TYPE) ? items(in, each -> each.choice(Hotel.ROOM_TYPE)) : null;
  }

  /** A record of a name and tags, as a list of them. */
  static @Nullable Object item(Args in) {
    return in.object() ? itemFields(in) : null;
  }

  private static @Nullable Object itemFields(Args in) {
    List<@Nullable Object> fields = new ArrayList<>();
    for (int f; (f = in.next(ITEM)) >= 0; ) {
      fields.add(f == 0 ? in.string() : list(in, Args::string));
    }
    return in.end() ? fields : null;
  }

  static @Nullable Object basket(Args in) {
    if (!in.object(BASKET)) {
      return null;
    }
    Object items = null;
    while (in.next(BASKET) >= 0) {
      items = list(in, Baskets::item);
    }
    return in.end() ? "basket" + items : null;
  }

  static @Nullable Object skip(Args in) {
    return in.array() ? items(in, Baskets::skip) : null;
  }

  static String padded(Args in) {
    StringBuilder values = new StringBuilder();
    for (int f; (f = in.next(PADDED)) >= 0; ) {
      switch (f) {
        case 1 -> values.append(in.int32());
        case 3 -> values.append(list(in, Baskets::item));
        default -> in.string();
      }
    }
    return values.toString();
  }
}
