package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** What the readers of one class share: where it is, and what they find on the way. */
final class ClassContext {
  private final Compiler compiler;
  private final TypeElement type;
  private final boolean identityNames;
  private final List<Flaw> flaws = new ArrayList<>();
  private final Suppressions suppressions;
  private final Set<String> missing = new LinkedHashSet<>();

  ClassContext(Compiler compiler, TypeElement type, boolean identityNames) {
    this.compiler = compiler;
    this.type = type;
    this.identityNames = identityNames;
    this.suppressions = new Suppressions(compiler);
  }

  Compiler compiler() {
    return compiler;
  }

  /** The package of the class, and with it of the generated one. */
  String packageName() {
    return compiler.elements().getPackageOf(type).getQualifiedName().toString();
  }

  /** Simple name of the class, for messages. */
  String className() {
    return type.getSimpleName().toString();
  }

  String wireName(String javaName) {
    return identityNames ? javaName : Naming.snakeCase(javaName);
  }

  void add(Flaw flaw) {
    flaws.add(flaw);
  }

  List<Flaw> flaws() {
    return flaws;
  }

  /** Warnings that generated code would cause. */
  Suppressions suppressions() {
    return suppressions;
  }

  /** Notes a type that does not exist yet; another processor may generate it. */
  void addMissing(TypeMirror type) {
    List<? extends TypeMirror> missingInside =
        type instanceof DeclaredType declared
            ? declared.getTypeArguments().stream()
                .filter(argument -> argument.getKind() == TypeKind.ERROR)
                .toList()
            : List.of();
    missingInside.forEach(this::addMissing);
    if (missingInside.isEmpty()) {
      missing.add(JavaTypes.of(type).text());
    }
  }

  void addMissing(String what) {
    missing.add(what);
  }

  Set<String> missing() {
    return missing;
  }
}
