package dev.pokayoke.processor.read;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.report.Origins;
import dev.pokayoke.processor.report.Spot;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/** The bodies that javac shows: those it compiles from source. */
final class TreeBodies implements Bodies {
  private final Trees trees;

  /**
   * Asks javac.
   *
   * @throws IllegalArgumentException if the environment is not javac's
   */
  TreeBodies(ProcessingEnvironment environment) {
    this.trees = Trees.instance(environment);
  }

  @Override
  public List<Deed> deeds(ExecutableElement method, Origin use, Compiler compiler) {
    TreePath path = trees.getPath(method);
    if (path == null
        || !(path.getLeaf() instanceof MethodTree tree)
        || tree.getBody() == null
        || !(method.getEnclosingElement() instanceof TypeElement owner)) {
      return List.of();
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    BodyReader reader =
        new BodyReader(
            new BodyTypes(unit, owner, compiler.elements()),
            new BodyFields(tree, owner, compiler),
            place -> Origins.of(method, new TreeSpot(trees, unit, place), use));
    return reader.read(tree.getBody());
  }

  private record TreeSpot(Trees trees, CompilationUnitTree unit, Tree tree) implements Spot {
    @Override
    public int position() {
      return (int) trees.getSourcePositions().getStartPosition(unit, tree);
    }

    @Override
    public void print(Kind kind, String text) {
      trees.printMessage(kind, text, tree, unit);
    }
  }
}
