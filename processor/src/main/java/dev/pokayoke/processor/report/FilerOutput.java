package dev.pokayoke.processor.report;

import dev.pokayoke.processor.model.Origin;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Writes through the compiler's {@link Filer}. The class is the one originating element of each
 * file, which is what makes the processor isolating for incremental builds.
 */
public final class FilerOutput implements Output {
  private final Filer filer;
  private final TypeElement service;
  private final Report report;
  private final Origin origin;

  /**
   * Output for one class.
   *
   * @param filer the compiler's
   * @param service the class
   * @param report takes what cannot be written
   */
  public FilerOutput(Filer filer, TypeElement service, Report report) {
    this.filer = filer;
    this.service = service;
    this.report = report;
    this.origin = Origins.of(service, null);
  }

  @Override
  public void javaSource(String packageName, String simpleName, String text) {
    String name = packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
    // The compiler reads it again in the encoding it was given, which is that of this writer.
    try (Writer out = filer.createSourceFile(name, service).openWriter()) {
      out.write(text);
    } catch (IOException failure) {
      report.add(Diagnostic.NOT_WRITTEN, origin, name, reason(failure));
    }
  }

  @Override
  public void resource(String path, String text) {
    try (OutputStream out =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, service).openOutputStream()) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      report.add(Diagnostic.NOT_WRITTEN, origin, path, reason(failure));
    }
  }

  private static String reason(IOException failure) {
    if (failure instanceof FilerException) {
      return "there is one already. Rename what you wrote yourself; what an earlier build left goes"
          + " with its output folder.";
    }
    String message = failure.getMessage();
    return (message == null ? failure.getClass().getSimpleName() : message)
        + ". Build again from an empty output folder.";
  }
}
