package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType.Direction;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Finds out where arguments and results of one type differ: where the type, or one inside it, takes
 * other properties than it gives.
 */
final class Directions {
  /** Nobody writes type arguments as deep as this. */
  private static final int DEEPEST = 16;

  private final ClassContext context;
  private final RecordFacts records;
  private final BeanReader beans;
  private final Map<JavaType, ClassFacts> known = new HashMap<>();

  Directions(ClassContext context) {
    this.context = context;
    this.records = new RecordFacts(context);
    this.beans = new BeanReader(context);
  }

  /** What a class says of its objects. */
  ClassFacts facts(DeclaredType type) {
    JavaType key = JavaTypes.of(type);
    ClassFacts facts = known.get(key);
    if (facts == null) {
      boolean isRecord = type.asElement().getKind() == ElementKind.RECORD;
      facts = isRecord ? records.read(type) : beans.read(type);
      known.put(key, facts);
    }
    return facts;
  }

  /** The way that matters for a type: both, where an argument of it is the same as a result. */
  Direction of(DeclaredType type, Direction direction) {
    return differ(type, new HashSet<>()) ? direction : Direction.BOTH;
  }

  /** Whether an object of a type may be inside itself, at any depth. */
  boolean isInside(DeclaredType type) {
    return facts(type).types().anyMatch(each -> reaches(each, type, new HashSet<>()));
  }

  /** Whether a type holds itself with ever longer type arguments, so that there is no end to it. */
  boolean isEndless(DeclaredType type) {
    return !type.getTypeArguments().isEmpty() && grows(type, new HashSet<>());
  }

  private boolean reaches(TypeMirror from, DeclaredType type, Set<JavaType> seen) {
    if (!(from instanceof DeclaredType declared)
        || !seen.add(JavaTypes.of(from))
        || isEndless(declared)) {
      return false;
    }
    return declared.asElement().equals(type.asElement())
        || declared.getTypeArguments().stream().anyMatch(each -> reaches(each, type, seen))
        || (isObject((TypeElement) declared.asElement())
            && facts(declared).types().anyMatch(each -> reaches(each, type, seen)));
  }

  private boolean differ(TypeMirror type, Set<JavaType> seen) {
    if (!seen.add(JavaTypes.of(type))) {
      return false;
    }
    if (!(type instanceof DeclaredType declared)) {
      return inside(type).anyMatch(each -> differ(each, seen));
    }
    return !isEndless(declared)
        && ((isRead(declared) && facts(declared).isDirected(context.compiler()))
            || inside(declared).anyMatch(each -> differ(each, seen)));
  }

  private boolean grows(TypeMirror type, Set<JavaType> seen) {
    JavaType key = JavaTypes.of(type);
    return depth(key) > DEEPEST
        || (seen.add(key) && inside(type).anyMatch(each -> grows(each, seen)));
  }

  private static int depth(JavaType type) {
    if (type instanceof JavaType.Array array) {
      return 1 + depth(array.component());
    }
    return type instanceof JavaType.Named named
        ? 1 + named.arguments().stream().mapToInt(Directions::depth).max().orElse(0)
        : 0;
  }

  /** The types directly inside a type. */
  private Stream<? extends TypeMirror> inside(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return Stream.of(array.getComponentType());
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.ofNullable(wildcard.getExtendsBound());
    }
    if (!(type instanceof DeclaredType declared)) {
      return Stream.empty();
    }
    TypeElement element = (TypeElement) declared.asElement();
    return Stream.of(
            declared.getTypeArguments().stream(),
            Stream.concat(
                    element.getPermittedSubclasses().stream(),
                    Tags.listed(element, context.compiler()))
                .map(each -> below(declared, each)),
            isRead(declared) ? facts(declared).types() : Stream.<TypeMirror>empty())
        .flatMap(each -> each);
  }

  /** A permitted type, with the type arguments of the one that permits it if it has as many. */
  private TypeMirror below(DeclaredType type, TypeMirror permitted) {
    TypeElement element = (TypeElement) ((DeclaredType) permitted).asElement();
    TypeMirror[] arguments = type.getTypeArguments().toArray(TypeMirror[]::new);
    return element.getTypeParameters().size() == arguments.length
        ? context.compiler().types().getDeclaredType(element, arguments)
        : permitted;
  }

  /** Whether a type is an object of properties, and no value of its own. */
  private boolean isRead(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    return isObject(element) && WrapperReader.valueOf(element, context.compiler()).isEmpty();
  }

  /** Whether a type is read as an object with properties. */
  static boolean isObject(TypeElement type) {
    return type.getKind() == ElementKind.RECORD
        || (type.getKind() == ElementKind.CLASS && !isOfJava(type));
  }

  private static boolean isOfJava(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return name.startsWith("java.") || name.startsWith("javax.");
  }
}
