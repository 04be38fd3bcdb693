package dev.pokayoke.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The fields of the service that a method uses; a name that it declares itself is none. */
final class BodyFields {
  private final Set<String> declared = new HashSet<>();
  private final TypeElement owner;
  private final Compiler compiler;

  BodyFields(MethodTree method, TypeElement owner, Compiler compiler) {
    this.owner = owner;
    this.compiler = compiler;
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
        declared.add(variable.getName().toString());
        return super.visitVariable(variable, null);
      }
    }.scan(method, null);
  }

  /** The name of the field that an expression is; empty if it is another expression. */
  String name(ExpressionTree expression) {
    if (expression instanceof IdentifierTree identifier) {
      String name = identifier.getName().toString();
      return declared.contains(name) ? "" : name;
    }
    return expression instanceof MemberSelectTree select && isThis(select.getExpression())
        ? select.getIdentifier().toString()
        : "";
  }

  /** Canonical name of a field's class; empty if there is no such field, or it has no class. */
  String type(String name) {
    for (TypeElement declaring : JavaTypes.lineage(owner)) {
      for (VariableElement field : ElementFilter.fieldsIn(declaring.getEnclosedElements())) {
        if (field.getSimpleName().contentEquals(name)) {
          return compiler.types().asElement(field.asType()) instanceof TypeElement type
              ? type.getQualifiedName().toString()
              : "";
        }
      }
    }
    return "";
  }

  static boolean isThis(ExpressionTree expression) {
    return expression instanceof IdentifierTree identifier
        && identifier.getName().contentEquals("this");
  }
}
