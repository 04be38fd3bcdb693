package dev.pokayoke.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberReferenceTree.ReferenceMode;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.util.TreeScanner;
import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Origin;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the body of one method with its lambdas; classes inside it are other bodies. */
final class BodyReader extends TreeScanner<@Nullable Void, @Nullable Void> {
  /** Caught by a {@code catch} whose type is not known. */
  private static final String ANYTHING = "";

  private final BodyTypes types;
  private final BodyFields fields;
  private final Function<Tree, Origin> origins;
  private final Deque<String> caught = new ArrayDeque<>();
  private final List<Deed> deeds = new ArrayList<>();
  private int lambdas;

  BodyReader(BodyTypes types, BodyFields fields, Function<Tree, Origin> origins) {
    this.types = types;
    this.fields = fields;
    this.origins = origins;
  }

  List<Deed> read(BlockTree body) {
    EmptyAnswers.ofWhole(body, this::swallowed);
    scan(body, null);
    return deeds;
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree lambda, @Nullable Void nothing) {
    lambdas++;
    super.visitLambdaExpression(lambda, null);
    lambdas--;
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree type, @Nullable Void nothing) {
    return null;
  }

  @Override
  public @Nullable Void visitTry(TryTree attempt, @Nullable Void nothing) {
    int before = caught.size();
    for (CatchTree each : attempt.getCatches()) {
      for (Tree alternative : alternatives(each)) {
        TypeElement type = types.find(alternative);
        caught.push(type == null ? ANYTHING : type.getQualifiedName().toString());
      }
    }
    scan(attempt.getResources(), null);
    scan(attempt.getBlock(), null);
    while (caught.size() > before) {
      caught.pop();
    }
    scan(attempt.getCatches(), null);
    return scan(attempt.getFinallyBlock(), null);
  }

  @Override
  public @Nullable Void visitThrow(ThrowTree statement, @Nullable Void nothing) {
    if (statement.getExpression() instanceof NewClassTree made) {
      thrown(made.getClassBody() == null ? made.getIdentifier() : null, statement);
    }
    return super.visitThrow(statement, null);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      String name = select.getIdentifier().toString();
      if (name.equals("orElseThrow") && call.getArguments().size() == 1) {
        supplied(call.getArguments().get(0));
      }
      ExpressionTree receiver = select.getExpression();
      String field = fields.name(receiver);
      called(call, field, fields.type(field), name, BodyFields.isThis(receiver));
    } else if (call.getMethodSelect() instanceof IdentifierTree own) {
      called(call, "", "", own.getName().toString(), true);
    }
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public @Nullable Void visitBlock(BlockTree block, @Nullable Void nothing) {
    List<? extends StatementTree> statements = block.getStatements();
    for (int i = 0; i + 1 < statements.size(); i++) {
      if (statements.get(i) instanceof TryTree attempt
          && EmptyAnswers.last(attempt.getBlock()) instanceof ReturnTree
          && statements.get(i + 1) instanceof ReturnTree after) {
        for (CatchTree each : attempt.getCatches()) {
          if (EmptyAnswers.onlyCalls(each.getBlock().getStatements())) {
            swallowed(each, EmptyAnswers.of(after));
          }
        }
      }
    }
    return super.visitBlock(block, null);
  }

  @Override
  public @Nullable Void visitCatch(CatchTree handler, @Nullable Void nothing) {
    List<? extends StatementTree> statements = handler.getBlock().getStatements();
    if (EmptyAnswers.last(handler.getBlock()) instanceof ReturnTree answer
        && EmptyAnswers.onlyCalls(statements.subList(0, statements.size() - 1))) {
      boolean leaves = answer.getExpression() == null && lambdas == 0;
      swallowed(handler, leaves ? EmptyAnswers.DONE : EmptyAnswers.of(answer));
    }
    return super.visitCatch(handler, null);
  }

  private void supplied(ExpressionTree supplier) {
    if (supplier instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof NewClassTree made
        && made.getClassBody() == null) {
      thrown(made.getIdentifier(), made);
    } else if (supplier instanceof MemberReferenceTree reference
        && reference.getMode() == ReferenceMode.NEW) {
      thrown(reference.getQualifierExpression(), reference.getQualifierExpression());
    }
  }

  private void thrown(@Nullable Tree written, Tree place) {
    TypeElement type = written == null ? null : types.find(written);
    if (type == null) {
      return;
    }
    Set<String> supertypes = JavaTypes.superclasses(type);
    if (supertypes.contains("java.lang.RuntimeException")
        && caught.stream().noneMatch(each -> each.equals(ANYTHING) || supertypes.contains(each))) {
      deeds.add(new Deed.Throws(JavaTypes.named(type), supertypes, origins.apply(place)));
    }
  }

  private void swallowed(CatchTree handler, @Nullable String answer) {
    if (answer == null) {
      return;
    }
    for (Tree alternative : alternatives(handler)) {
      TypeElement type = types.find(alternative);
      if (type != null) {
        deeds.add(
            new Deed.Swallows(
                type.getSimpleName().toString(),
                JavaTypes.superclasses(type),
                handler.getParameter().getName().toString(),
                answer,
                origins.apply(handler)));
      }
    }
  }

  private void called(
      MethodInvocationTree call, String field, String fieldType, String name, boolean own) {
    List<String> texts = call.getArguments().stream().flatMap(BodyReader::beginning).toList();
    boolean onField = !fieldType.isEmpty();
    if (onField || own || !texts.isEmpty()) {
      Tree place = call.getMethodSelect();
      while (place instanceof MemberSelectTree select) {
        place = select.getExpression();
      }
      deeds.add(
          new Deed.Calls(onField ? field : "", fieldType, name, own, texts, origins.apply(place)));
    }
  }

  private static List<? extends Tree> alternatives(CatchTree handler) {
    Tree type = handler.getParameter().getType();
    return type instanceof UnionTypeTree union ? union.getTypeAlternatives() : List.of(type);
  }

  /** The literal that a text begins with, if it begins with one. */
  private static Stream<String> beginning(ExpressionTree text) {
    ExpressionTree first = text;
    while (first instanceof BinaryTree sum) {
      first = sum.getLeftOperand();
    }
    return first instanceof LiteralTree literal && literal.getValue() instanceof String string
        ? Stream.of(string)
        : Stream.empty();
  }
}
