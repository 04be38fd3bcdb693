package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What {@code -Apokayoke.lint} makes of warnings and notes, and that it makes nothing of errors.
 */
class LintTest {
  private static final String BARE = service("  @Read int /*!PK207*/ count() { return 1; }\n");
  private static final String NO_DESCRIPTION =
      "PK207: Service.count has no description, so the model knows only its name. Begin its Javadoc"
          + " with a sentence, or set @Read(description = \"...\").";
  private static final String HIDDEN =
      service("  /** Counts. */ @Read private int /*!PK102*/ count() { return 1; }\n");
  private static final String VALIDATED =
      service(
          """
            /** Finds.
             * @param name of the guest */
            @Read int /*!PK440*/ find(@Capital String name) { return 1; }
          """);
  private static final String VALIDATOR =
      "PK440: Service.find needs a Jakarta Validator at run time, for @Capital. Put"
          + " hibernate-validator on the class path, or set Toolbox.Builder.validator(...).";
  private static final String RECURSIVE =
      service(
          """
            /** Saves.
             * @param tree all of it */
            @Write void /*!PK313*/ save(Tree tree) {}
            /** @param children what is under it */
            record Tree(List<Tree> children) {}
          """);

  private static Compilation compile(TestCompiler compiler, String source, String lint) {
    return compiler
        .sources(source, Constraints.CAPITAL)
        .option("-Apokayoke.lint=" + lint)
        .compile();
  }

  private static String unmarked(String source) {
    return source.replaceAll("/\\*!\\w+\\*/ ", "");
  }

  @ParameterizedTest
  @CsvSource({"JAVAC, PK207:off", "ECJ, PK207:off", "JAVAC, default:off", "ECJ, ' default : off '"})
  void saysNothingOfWhatIsOff(TestCompiler compiler, String lint) {
    Compilation compilation = compile(compiler, unmarked(BARE), lint);
    Diagnosed.saysAll(compilation);
    assertThat(compilation.toolset().generatedName()).isEqualTo("ServiceTools");
  }

  @ParameterizedTest
  @CsvSource({
    "JAVAC, PK207:error",
    "ECJ, PK207:error",
    "JAVAC, default:error",
    "ECJ, default:error"
  })
  void stopsAtWhatIsAnError(TestCompiler compiler, String lint) {
    Compilation compilation = compile(compiler, BARE, lint);
    Diagnosed.saysAll(compilation, NO_DESCRIPTION);
    assertThat(compilation.toolsets()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void goesOnAfterAWarning(TestCompiler compiler) {
    Compilation compilation = compile(compiler, BARE, "PK207:warn,default:warn");
    Diagnosed.saysAll(compilation, NO_DESCRIPTION);
    assertThat(compilation.toolset().generatedName()).isEqualTo("ServiceTools");
  }

  @ParameterizedTest
  @CsvSource({
    "JAVAC, 'PK207:off,default:error'",
    "ECJ, 'default:error,PK207:off'",
    "JAVAC, 'PK208:error,PK207:off'",
  })
  void prefersACodeToTheDefault(TestCompiler compiler, String lint) {
    Compilation compilation = compile(compiler, unmarked(BARE), lint);
    Diagnosed.saysAll(compilation);
    assertThat(compilation.toolset().generatedName()).isEqualTo("ServiceTools");
  }

  @ParameterizedTest
  @EnumSource
  void leavesErrorsAsTheyAre(TestCompiler compiler) {
    Compilation compilation = compile(compiler, HIDDEN, "default:off,PK101:error");
    Diagnosed.saysAll(
        compilation,
        "PK102: Service.count is private. Make it package-private, protected or public.");
    assertThat(compilation.toolsets()).isEmpty();
  }

  /** No change of the source ends a note, so what is said of all warnings does not raise it. */
  @ParameterizedTest
  @EnumSource
  void raisesNotesByTheirCodeOnly(TestCompiler compiler) {
    Diagnosed.saysAll(compile(compiler, VALIDATED, "default:warn"), VALIDATOR);
    Compilation raised = compile(compiler, VALIDATED, "PK440:error");
    Diagnosed.saysAll(raised, VALIDATOR);
    assertThat(raised.toolsets()).isEmpty();
    Compilation all = compile(compiler, VALIDATED, "default:error");
    Diagnosed.saysAll(all, VALIDATOR);
    assertThat(all.toolset().generatedName()).isEqualTo("ServiceTools");
    Diagnosed.saysAll(compile(compiler, unmarked(VALIDATED), "default:off"));
    Diagnosed.saysAll(compile(compiler, unmarked(VALIDATED), "PK440:off"));
  }

  @ParameterizedTest
  @EnumSource
  void strictOnlyStaysStrict(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(RECURSIVE.replace("/*!PK313*/", "/*!PK314*/"))
            .option("-Apokayoke.lint=PK313:off,default:off")
            .option("-Apokayoke.strict=fail")
            .option("-Apokayoke.dialects=anthropic")
            .compile();
    Diagnosed.saysAll(
        compilation,
        "PK314: Service.save cannot be strict for ANTHROPIC, because its schema has an object that"
            + " contains itself. Make it smaller, split the tool, or take -Apokayoke.strict=fail off.");
    assertThat(compilation.toolsets()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void stopsAtALooseToolBeforeItIsWritten(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(RECURSIVE)
            .option("-Apokayoke.lint=PK313:error")
            .option("-Apokayoke.dialects=anthropic")
            .compile();
    Diagnosed.saysAll(
        compilation,
        "PK313: Service.save is published for ANTHROPIC as a tool that is not strict, because its"
            + " schema has an object that contains itself. Make it smaller, or split the tool.");
    assertThat(compilation.toolsets()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void saysWhichPartIsNotUnderstood(TestCompiler compiler) {
    Diagnosed.says(
        compile(
            compiler,
            unmarked(BARE),
            "PK270:off,TOOL_WITHOUT_DESCRIPTION:off,PK207:of,pk208:off,PK411,,PK208:warn"),
        "PK110: -Apokayoke.lint=PK270:off is not understood. Did you mean PK207? Use the code that a"
            + " warning begins with, or default.",
        "PK110: -Apokayoke.lint=TOOL_WITHOUT_DESCRIPTION:off is not understood. Use the code that a"
            + " warning begins with, or default.",
        "PK110: -Apokayoke.lint=PK207:of is not understood. Did you mean off? Use off, warn or"
            + " error.",
        "PK110: -Apokayoke.lint=pk208:off is not understood. Did you mean PK208? Use the code that a"
            + " warning begins with, or default.",
        "PK110: -Apokayoke.lint=PK411 is not understood. Use a code and off, warn or error, as"
            + " PK207:off.",
        "PK110: -Apokayoke.lint= is not understood. Use a code and off, warn or error, as"
            + " PK207:off.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesToSayOneThingTwice(TestCompiler compiler) {
    Diagnosed.says(
        compile(compiler, unmarked(BARE), "PK207:off,default:warn,PK207:error,default:warn"),
        "PK110: -Apokayoke.lint=PK207:error sets PK207 a second time. Keep one of them.",
        "PK110: -Apokayoke.lint=default:warn sets default a second time. Keep one of them.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesToLowerAnError(TestCompiler compiler) {
    Diagnosed.says(
        compile(compiler, unmarked(BARE), "PK302:off,PK110:warn"),
        "PK110: -Apokayoke.lint=PK302:off is not possible. PK302 is an error, because a tool that it"
            + " lets through would do wrong at a call. Take it out, and correct what PK302 names.",
        "PK110: -Apokayoke.lint=PK110:warn is not possible. PK110 is an error, because a tool that it"
            + " lets through would do wrong at a call. Take it out, and correct what PK110 names.");
  }
}
