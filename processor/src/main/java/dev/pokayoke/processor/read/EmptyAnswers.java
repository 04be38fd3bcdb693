package dev.pokayoke.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a method answers as if nothing had failed. */
final class EmptyAnswers {
  /** What a method without a value answers. */
  static final String DONE = "as if it were done";

  private static final Pattern EMPTY =
      Pattern.compile(
          "null|false|0L?|0\\.0[FD]?|\"\"|BigDecimal\\.ZERO"
              + "|(?:Immutable)?(?:List|Set|Map|Stream)\\.(?:of|empty)\\(\\)"
              + "|Optional(?:Int|Long|Double)?\\.empty\\(\\)|Collections\\.empty\\w+\\(\\)"
              + "|new (?:Array|Linked)List<.*>\\(\\)|new \\w*(?:Hash|Tree)(?:Map|Set)<.*>\\(\\)");

  private static final Pattern LOGGING =
      Pattern.compile(
          "(?i)(?:this\\.)?(?:\\w*log(?:ger)?|system\\.(?:out|err))\\..*|\\w+\\.printStackTrace");

  private EmptyAnswers() {}

  /** What a statement returns, as written, if that is empty; {@code null} if it is not. */
  static @Nullable String of(ReturnTree answer) {
    ExpressionTree value = answer.getExpression();
    return value != null && isEmpty(value) ? value.toString() : null;
  }

  /**
   * Finds the catches of a body that does one thing, in a {@code try}, and answers the same where
   * that failed. A {@code try} beside another deed may be dispensable, as one that fills a cache.
   */
  static void ofWhole(BlockTree body, BiConsumer<CatchTree, String> found) {
    List<? extends StatementTree> statements = body.getStatements();
    int deed = 0;
    while (deed < statements.size()
        && (statements.get(deed) instanceof VariableTree
            || statements.get(deed) instanceof IfTree)) {
      deed++;
    }
    if (deed < statements.size()
        && statements.get(deed) instanceof TryTree attempt
        && !(last(attempt.getBlock()) instanceof ReturnTree)) {
      String answer = answer(statements, deed);
      if (answer != null) {
        for (CatchTree each : attempt.getCatches()) {
          if (each.getBlock().getStatements().stream().allMatch(EmptyAnswers::logs)) {
            found.accept(each, answer);
          }
        }
      }
    }
  }

  private static @Nullable String answer(List<? extends StatementTree> statements, int deed) {
    if (deed + 1 == statements.size()) {
      return DONE;
    }
    if (deed + 2 < statements.size()
        || !(statements.get(deed + 1) instanceof ReturnTree statement)
        || statement.getExpression() == null) {
      return null;
    }
    ExpressionTree value = statement.getExpression();
    if (value instanceof IdentifierTree variable) {
      return statements.subList(0, deed).stream()
          .filter(VariableTree.class::isInstance)
          .map(VariableTree.class::cast)
          .filter(each -> each.getName().equals(variable.getName()))
          .map(VariableTree::getInitializer)
          .filter(first -> first != null && isConstant(first))
          .map(ExpressionTree::toString)
          .findFirst()
          .orElse(null);
    }
    return isConstant(value) ? value.toString() : null;
  }

  private static boolean isConstant(ExpressionTree value) {
    return value instanceof LiteralTree || isEmpty(value);
  }

  private static boolean isEmpty(ExpressionTree value) {
    return EMPTY.matcher(value.toString()).matches();
  }

  /** Nothing is decided by calls alone. */
  static boolean onlyCalls(List<? extends StatementTree> statements) {
    return statements.stream().allMatch(ExpressionStatementTree.class::isInstance);
  }

  private static boolean logs(StatementTree statement) {
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && LOGGING.matcher(call.getMethodSelect().toString()).matches();
  }

  static @Nullable StatementTree last(BlockTree block) {
    List<? extends StatementTree> statements = block.getStatements();
    return statements.isEmpty() ? null : statements.get(statements.size() - 1);
  }
}
