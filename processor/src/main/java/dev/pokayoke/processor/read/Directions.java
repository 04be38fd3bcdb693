package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType.Direction;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
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

  private boolean reaches(TypeMirror from, DeclaredType type, Set<JavaType> seen) {
    if (!(from instanceof DeclaredType declared) || !seen.add(JavaTypes.of(from))) {
      return false;
    }
    return declared.asElement().equals(type.asElement())
        || declared.getTypeArguments().stream().anyMatch(each -> reaches(each, type, seen))
        || (isObject((TypeElement) declared.asElement())
            && facts(declared).types().anyMatch(each -> reaches(each, type, seen)));
  }

  private boolean differ(TypeMirror type, Set<JavaType> seen) {
    if (type instanceof ArrayType array) {
      return differ(array.getComponentType(), seen);
    }
    if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
      return differ(wildcard.getExtendsBound(), seen);
    }
    if (!(type instanceof DeclaredType declared) || !seen.add(JavaTypes.of(type))) {
      return false;
    }
    TypeElement element = (TypeElement) declared.asElement();
    if (declared.getTypeArguments().stream().anyMatch(each -> differ(each, seen))
        || element.getPermittedSubclasses().stream().anyMatch(each -> differ(each, seen))
        || Tags.listed(element, context.compiler()).anyMatch(each -> differ(each, seen))) {
      return true;
    }
    if (!isObject(element) || WrapperReader.valueOf(element, context.compiler()).isPresent()) {
      return false;
    }
    ClassFacts facts = facts(declared);
    return facts.isDirected(context.compiler())
        || facts.types().anyMatch(each -> differ(each, seen));
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
