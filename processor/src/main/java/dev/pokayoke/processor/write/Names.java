package dev.pokayoke.processor.write;

import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The names of the generated class's own members. Each is derived from what it stands for; where
 * that is taken, it gets a suffix, so that nothing a user may call a type, a tool or a parameter
 * collides.
 */
final class Names {
  private final NameAllocator constants = new NameAllocator();
  private final NameAllocator methods = new NameAllocator();
  private final Map<Object, String> constantOf = new HashMap<>();
  private final Map<Object, String> makerOf = new HashMap<>();
  private final Map<Object, String> readerOf = new HashMap<>();
  private final Map<Object, String> writerOf = new HashMap<>();
  private final Map<String, String> shapeOf = new HashMap<>();
  private final Map<String, String> binderOf = new HashMap<>();
  private final Map<String, String> invocationOf = new HashMap<>();
  private final Map<String, String> validatedOf = new HashMap<>();
  private final NameAllocator locals;

  Names(Toolset toolset, Usage usage) {
    constants.newName("service");
    ReservedNames.METHODS.forEach(methods::newName);
    NameAllocator types = new NameAllocator();
    Set<String> takenTypes = TakenTypes.of(toolset);
    takenTypes.forEach(types::newName);
    takenTypes.forEach(constants::newName);
    for (Tool tool : toolset.tools()) {
      String name = tool.javaName();
      shapeOf.put(tool.wireName(), constants.newName(Identifiers.constant(name)));
      binderOf.put(tool.wireName(), methods.newName(name));
      String type = Identifiers.type(name);
      invocationOf.put(
          tool.wireName(), types.newName(takenTypes.contains(type) ? type + "Call" : type));
    }
    usage.choices().forEach(this::addChoice);
    for (WireType.Obj object : usage.objects()) {
      constant(TypeKey.of(object), name(object.type()) + suffix(object.direction()));
      writerOf.put(TypeKey.of(object), newWriter(object));
    }
    for (WireType.Union union : usage.unions()) {
      String suffix = suffix(union.direction());
      constant(TypeKey.of(union), name(union.type()) + suffix);
      writerOf.put(TypeKey.of(union), newWriter(union.type(), suffix));
    }
    for (WireType.Union union : usage.readUnions()) {
      readerOf.put(TypeKey.of(union), methods.newName(Identifiers.member(name(union.type()))));
    }
    for (WireType.Wrapped wrapped : usage.wrapped()) {
      writerOf.put(TypeKey.of(wrapped), newWriter(wrapped.type(), ""));
    }
    for (WireType.Wrapped wrapped : usage.readWrapped()) {
      readerOf.put(TypeKey.of(wrapped), methods.newName(Identifiers.member(name(wrapped.type()))));
    }
    for (WireType.Obj object : usage.readObjects()) {
      readerOf.put(TypeKey.of(object), methods.newName(Identifiers.member(name(object.type()))));
    }
    for (WireType.Sequence list : usage.readLists()) {
      readerOf.put(TypeKey.read(list), methods.newName(Identifiers.member(name(list))));
    }
    for (WireType.Sequence list : usage.writtenLists()) {
      writerOf.put(TypeKey.written(list), methods.newName("write" + name(list)));
    }
    for (WireType.MapOf map : usage.readMaps()) {
      readerOf.put(TypeKey.read(map), methods.newName(Identifiers.member(name(map))));
    }
    for (WireType.MapOf map : usage.writtenMaps()) {
      writerOf.put(TypeKey.written(map), methods.newName("write" + name(map)));
    }
    usage.patterns().forEach((key, property) -> constant(key, property + "Pattern"));
    usage.formats().forEach((key, property) -> constant(key, property + "Format"));
    usage.defaults().forEach(this::constant);
    usage.limits().forEach((key, property) -> constant(key, property + "Limits"));
    usage.uuids().forEach((key, property) -> constant(key, property + "Form"));
    failures(usage);
    for (Tool tool : usage.validated()) {
      String name = Identifiers.constant(tool.javaName() + "Validated");
      validatedOf.put(tool.wireName(), constants.newName(name));
    }
    locals = locals(toolset);
  }

  private void failures(Usage usage) {
    Map<String, Integer> counts = new HashMap<>();
    usage
        .failures()
        .forEach(
            (key, tools) -> {
              String owner = tools.size() == 1 ? tools.get(0).javaName() + "Fails" : "fails";
              constant(key, owner + "_" + counts.merge(owner, 1, Integer::sum));
            });
  }

  private void addChoice(WireType.Choice choice) {
    String name = choice.type().ownName();
    constant(TypeKey.of(choice), name);
    if (ChoiceWriter.isLong(choice)) {
      makerOf.put(TypeKey.of(choice), methods.newName(Identifiers.member(name)));
    }
  }

  /** The shape of a tool's arguments. */
  String shape(Tool tool) {
    return of(shapeOf, tool.wireName());
  }

  /** What a validator is asked for before a tool is run; null where it is not asked. */
  @Nullable String validated(Tool tool) {
    return validatedOf.get(tool.wireName());
  }

  /** The shape of a record. */
  String shape(WireType.Obj object) {
    return of(constantOf, TypeKey.of(object));
  }

  String choice(WireType.Choice choice) {
    return of(constantOf, TypeKey.of(choice));
  }

  /** The method that makes the constant of a long enum. */
  String maker(WireType.Choice choice) {
    return of(makerOf, TypeKey.of(choice));
  }

  String pattern(RegexKey pattern) {
    return of(constantOf, pattern);
  }

  String format(FormatKey key) {
    return of(constantOf, key);
  }

  String byDefault(DefaultKey key) {
    return of(constantOf, key);
  }

  String limits(LimitsKey limits) {
    return of(constantOf, limits);
  }

  String uuid(UuidKey uuid) {
    return of(constantOf, uuid);
  }

  String failure(FailureKey failure) {
    return of(constantOf, failure);
  }

  /** The method that reads a tool's arguments. */
  String binder(Tool tool) {
    return of(binderOf, tool.wireName());
  }

  /** The record that is one accepted call of a tool. */
  String invocation(Tool tool) {
    return of(invocationOf, tool.wireName());
  }

  String reader(WireType.Obj object) {
    return of(readerOf, TypeKey.of(object));
  }

  /** The tags of a union and the shapes of its objects. */
  String union(WireType.Union union) {
    return of(constantOf, TypeKey.of(union));
  }

  String reader(WireType.Union union) {
    return of(readerOf, TypeKey.of(union));
  }

  String writer(WireType.Union union) {
    return of(writerOf, TypeKey.of(union));
  }

  String reader(WireType.Again object) {
    return of(readerOf, TypeKey.of(object));
  }

  String reader(WireType.Wrapped wrapped) {
    return of(readerOf, TypeKey.of(wrapped));
  }

  String writer(WireType.Wrapped wrapped) {
    return of(writerOf, TypeKey.of(wrapped));
  }

  String reader(WireType.Sequence list) {
    return of(readerOf, TypeKey.read(list));
  }

  String reader(WireType.MapOf map) {
    return of(readerOf, TypeKey.read(map));
  }

  String writer(WireType.MapOf map) {
    return of(writerOf, TypeKey.written(map));
  }

  String writer(WireType.Obj object) {
    return of(writerOf, TypeKey.of(object));
  }

  String writer(WireType.Again object) {
    return of(writerOf, TypeKey.of(object));
  }

  String writer(WireType.Sequence list) {
    return of(writerOf, TypeKey.written(list));
  }

  /** A scope for parameters and components under names of the user's, in which ours are taken. */
  NameAllocator scope() {
    return locals.clone();
  }

  // A constant, a writer called from an invocation, a variable of ours, or the root of a qualified
  // name.
  private NameAllocator locals(Toolset toolset) {
    NameAllocator names = constants.clone();
    Set<String> taken = new TreeSet<>(ReservedNames.VARIABLES);
    taken.addAll(writerOf.values());
    taken.addAll(TakenTypes.packageRoots(toolset));
    taken.forEach(names::newName);
    return names;
  }

  private void constant(Object key, String name) {
    constantOf.put(key, constants.newName(Identifiers.constant(name)));
  }

  // As one of a union it is written with its tag, which another overload would not write.
  private String newWriter(WireType.Obj object) {
    return object.tag().isPresent()
        ? methods.newName("writeTagged" + name(object.type()) + suffix(object.direction()))
        : newWriter(object.type(), suffix(object.direction()));
  }

  private static String suffix(WireType.Direction direction) {
    return direction == WireType.Direction.RESULT ? "Result" : "";
  }

  // Records of different classes share one name, as overloads; those of a generic one cannot.
  private String newWriter(JavaType.Named type, String suffix) {
    return type.arguments().isEmpty() && suffix.isEmpty()
        ? "write"
        : methods.newName("write" + name(type) + suffix);
  }

  private static String name(WireType.Sequence list) {
    String kind =
        switch (list.kind()) {
          case LIST -> "List";
          case SET -> "Set";
          case ARRAY -> "Array";
        };
    return name(list.item()) + kind;
  }

  private static String name(WireType.MapOf map) {
    return name(map.value()) + "Map";
  }

  private static String name(WireType.Element element) {
    if (element.wire() instanceof WireType.Sequence list) {
      return name(list);
    }
    if (element.wire() instanceof WireType.MapOf map) {
      return name(map);
    }
    boolean id = element.wire() instanceof WireType.Whole whole && whole.id();
    return id ? "Id" : name((JavaType.Named) element.type().boxed());
  }

  private static String name(JavaType.Named type) {
    StringBuilder name = new StringBuilder(type.ownName());
    for (JavaType argument : type.arguments()) {
      name.append(argument instanceof JavaType.Named named ? name(named) : "Array");
    }
    return name.toString();
  }

  private static String of(Map<?, String> names, Object key) {
    String name = names.get(key);
    if (name == null) {
      throw new IllegalStateException("no name for " + key);
    }
    return name;
  }
}
