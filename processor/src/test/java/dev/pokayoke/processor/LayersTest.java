package dev.pokayoke.processor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The one straight line of the design, as a rule. */
@AnalyzeClasses(packages = "dev.pokayoke.processor", importOptions = DoNotIncludeTests.class)
class LayersTest {
  private static final String BASE = "dev.pokayoke.processor.";

  @ArchTest
  static final ArchRule onlyReadAndReportKnowTheCompiler =
      noClasses()
          .that()
          .resideInAnyPackage(BASE + "model", BASE + "check", BASE + "schema", BASE + "write")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javax.annotation.processing..", "javax.tools..")
          .orShould()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "are of the language model, JavaPoet's Modifier excepted",
                  type ->
                      type.getPackageName().startsWith("javax.lang.model")
                          && !type.getName().equals("javax.lang.model.element.Modifier")));

  @ArchTest
  static final ArchRule theModelIsData =
      noClasses()
          .that()
          .resideInAPackage(BASE + "model")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages(
              "java..", "dev.pokayoke", "dev.pokayoke.scalar", BASE + "model", "org.jspecify..");

  @ArchTest
  static final ArchRule rulesSeeModelAndReportOnly =
      noClasses()
          .that()
          .resideInAPackage(BASE + "check")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              BASE + "read", BASE + "schema", BASE + "write", "dev.pokayoke.processor");

  @ArchTest
  static final ArchRule readersKnowNothingOfWhatFollows =
      noClasses()
          .that()
          .resideInAnyPackage(BASE + "read", BASE + "report")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(BASE + "check", BASE + "schema", BASE + "write");

  @ArchTest
  static final ArchRule reportsKnowNothingOfReaders =
      noClasses()
          .that()
          .resideInAPackage(BASE + "report")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(BASE + "read");

  /** They are javac's alone, and need not be there. */
  @ArchTest
  static final ArchRule onlyReadersOfBodiesKnowTrees =
      noClasses()
          .that()
          .haveNameNotMatching(
              ".*\\.read\\.(TreeBodies|BodyReader|BodyTypes|BodyFields|EmptyAnswers)(\\$.*)?")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.sun.source..");

  @ArchTest
  static final ArchRule schemasKnowNothingOfJavaSource =
      noClasses()
          .that()
          .resideInAPackage(BASE + "schema")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(BASE + "write", BASE + "report");

  @ArchTest
  static final ArchRule noPackagesDependOnEachOther =
      slices().matching(BASE + "(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule writersKnowNothingOfWhatCameBefore =
      noClasses()
          .that()
          .resideInAnyPackage(BASE + "schema", BASE + "write")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(BASE + "read", BASE + "check");

  @ArchTest
  static final ArchRule onlyWriteUsesJavaPoet =
      noClasses()
          .that()
          .resideOutsideOfPackage(BASE + "write")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.palantir.javapoet..");
}
