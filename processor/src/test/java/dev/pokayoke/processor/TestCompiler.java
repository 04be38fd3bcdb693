package dev.pokayoke.processor;

import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The compilers that every test of the processor runs under. */
enum TestCompiler {
  JAVAC {
    @Override
    JavaCompiler compiler() {
      return ToolProvider.getSystemJavaCompiler();
    }
  },
  ECJ {
    @Override
    JavaCompiler compiler() {
      return new EclipseCompiler();
    }
  };

  abstract JavaCompiler compiler();

  /** A compilation of some source files, each a whole compilation unit. */
  Compilation.Builder sources(String... sources) {
    return new Compilation.Builder(this, new ArrayList<>(List.of(sources)));
  }
}
