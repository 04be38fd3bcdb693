package dev.pokayoke.processor.read;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.report.Nesting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads {@code @Fails} of methods and classes. */
final class FailureReader {
  private final ClassContext context;
  private final Origin classOrigin;

  FailureReader(ClassContext context, Origin classOrigin) {
    this.context = context;
    this.classOrigin = classOrigin;
  }

  /**
   * Declarations of one level, nearest declaration first; of two for one exception at different
   * elements the nearer counts.
   */
  List<Failure> read(List<? extends Element> carriers) {
    List<Failure> failures = new ArrayList<>();
    for (Element carrier : carriers) {
      List<Failure> declared = declaredAt(carrier);
      declared.removeIf(failure -> isDeclared(failure, failures));
      failures.addAll(declared);
    }
    failures.sort(
        Comparator.comparingInt((Failure failure) -> failure.supertypes().size()).reversed());
    return failures;
  }

  /** The order in which a tool asks: its method's declarations, then those of its class. */
  static List<Failure> inOrder(List<Failure> ofMethod, List<Failure> ofClass) {
    List<Failure> failures = new ArrayList<>(ofMethod);
    ofClass.stream().filter(failure -> !isDeclared(failure, ofMethod)).forEach(failures::add);
    return failures;
  }

  private static boolean isDeclared(Failure failure, List<Failure> failures) {
    return failures.stream().anyMatch(other -> other.exception().equals(failure.exception()));
  }

  private List<Failure> declaredAt(Element carrier) {
    Annotations annotations = Annotations.of(List.of(carrier), classOrigin, context.compiler());
    List<AnnotationView> views = new ArrayList<>();
    annotations.find(Names.FAILS).ifPresent(views::add);
    annotations
        .find(Names.FAILS_LIST)
        .ifPresent(list -> views.addAll(list.annotations("value", context.compiler())));
    List<Failure> failures = new ArrayList<>();
    for (AnnotationView view : views) {
      failure(view).ifPresent(failures::add);
    }
    return failures;
  }

  private Optional<Failure> failure(AnnotationView view) {
    TypeMirror on = view.type("on").orElse(null);
    if (!(on instanceof DeclaredType declared)
        || on.getKind() == TypeKind.ERROR
        || !(declared.asElement() instanceof TypeElement exception)) {
      // javac does not tell the name of a class that does not exist in an annotation.
      context.addMissing("an exception of @Fails");
      return Optional.empty();
    }
    Nesting.types(exception).forEach(context.suppressions()::use);
    String hidden = Access.problem(exception, context);
    if (!hidden.isEmpty()) {
      String name = exception.getSimpleName().toString();
      context.add(new Flaw.Unnameable(name, hidden, view.origin("on")));
    }
    Set<String> supertypes = JavaTypes.superclasses(exception);
    return Optional.of(
        new Failure(
            JavaTypes.named(exception),
            supertypes,
            code(view),
            view.string("reason"),
            view.string("message"),
            view.string("fix"),
            view.string("field"),
            view.origin(),
            view.origin("message"),
            view.origin("fix"),
            view.origin("field")));
  }

  private static ErrorCode code(AnnotationView view) {
    String name = view.constant("code");
    for (ErrorCode code : ErrorCode.values()) {
      if (code.name().equals(name)) {
        return code;
      }
    }
    return ErrorCode.INTERNAL;
  }
}
