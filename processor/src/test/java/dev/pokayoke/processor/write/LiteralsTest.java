package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.fixture.Texts;
import dev.pokayoke.processor.schema.Json;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A literal is the text it stands for, whatever is in it. */
class LiteralsTest {
  @TempDir Path folder;

  @Test
  void stringsMeanThemselves() throws Exception {
    assertThat(evaluated(Literals.string(""))).isEmpty();
    assertThat(evaluated(Literals.string(Texts.NASTY))).isEqualTo(Texts.NASTY);
  }

  @Test
  void textBlocksMeanThemselves() throws Exception {
    String json =
        Json.object()
            .put("name", Texts.NASTY)
            .put("inputSchema", Json.object().put("\"\"\"", "").put("\\", "  two  blanks ").build())
            .put("", "\"\"\"\"\"\"")
            .build()
            .compact();
    assertThat(evaluated(Literals.json(json))).isEqualTo(json);
  }

  @Test
  void textsThatNoConstantCanHoldAreSplit() throws Exception {
    String longest = "\u00e4".repeat(Literals.LONGEST / 2);
    assertThat(Literals.string(longest).toString()).doesNotContain("join");
    assertThat(evaluated(Literals.string(longest))).isEqualTo(longest);
    for (String unit : new String[] {"word ", "\u20ac", "\"", " "}) {
      String text = unit.repeat(140_000 / unit.length());
      assertThat(Literals.string(text).toString()).contains("String.join(\"\", ");
      assertThat(evaluated(Literals.string(text))).isEqualTo(text);
      String json = Json.object().put("text", text).build().compact();
      assertThat(evaluated(Literals.json(json))).isEqualTo(json);
    }
  }

  @Test
  void anyTextMeansItself() throws Exception {
    Random random = new Random(7);
    String alphabet = "ab \\\"'u{}[],:$%\t\n\r\f\b\u0000\u007f\u0085\u00e4\u2028\ud83d\ude00*/";
    for (int round = 0; round < 20; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(600); i > 0; i--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      String json = Json.object().put("a", text.toString()).build().compact();
      assertThat(evaluated(Literals.string(text.toString()))).isEqualTo(text.toString());
      assertThat(evaluated(Literals.json(json))).isEqualTo(json);
    }
  }

  private String evaluated(CodeBlock literal) throws Exception {
    String source =
        "final class Text { static String text() {\n"
            + CodeBlock.builder().add("$>$>return $L;\n$<$<", literal).build()
            + "}}";
    assertThat(source).matches("[\\x00-\\x7e]*");
    assertThat(SourceCompiler.JAVAC.compile(Map.of("Text.java", source), folder))
        .as(source.length() < 1000 ? source : "")
        .isEmpty();
    URL[] classes = {SourceCompiler.JAVAC.classes(folder).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes)) {
      var method = loader.loadClass("Text").getDeclaredMethod("text");
      method.setAccessible(true);
      return (String) method.invoke(null);
    }
  }
}
