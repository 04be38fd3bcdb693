package dev.pokayoke.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Set;

@AnalyzeClasses(
    packages = "dev.pokayoke.runtime",
    importOptions = ImportOption.DoNotIncludeTests.class)
class LayeringTest {
  private static final String ROOT = "dev.pokayoke.runtime";
  private static final String TEXT = ROOT + ".text..";
  private static final String BIND = ROOT + ".bind..";
  private static final String GENERATED = ROOT + ".generated..";
  private static final String KEY = ROOT + ".key..";
  private static final String OUTCOME = ROOT + ".outcome..";
  private static final String EXECUTE = ROOT + ".execute..";
  private static final String VALIDATION = ROOT + ".validation..";

  @ArchTest
  static final ArchRule READING_KNOWS_NOTHING_OF_RUNNING =
      noClasses()
          .that()
          .resideInAnyPackage(TEXT, BIND, GENERATED)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(EXECUTE, OUTCOME, KEY);

  @ArchTest
  static final ArchRule OUTCOME_KNOWS_NOTHING_OF_RUNNING =
      noClasses()
          .that()
          .resideInAPackage(OUTCOME)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(EXECUTE, KEY, BIND);

  @ArchTest
  static final ArchRule KEY_STANDS_ALONE =
      noClasses()
          .that()
          .resideInAPackage(KEY)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(EXECUTE, OUTCOME, BIND);

  @ArchTest
  static final ArchRule EXECUTE_KNOWS_NO_TEXTS =
      noClasses()
          .that()
          .resideInAPackage(EXECUTE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(TEXT, BIND);

  @ArchTest
  static final ArchRule NO_PACKAGE_BELOW_THE_TOP_GOES_IN_A_CIRCLE =
      slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

  /** What the top has in common with the packages below it; all else there ties them together. */
  private static final Set<Class<?>> DATA =
      Set.of(
          ArgumentValidator.class,
          ArgumentValidator.Check.class,
          ArgumentValidator.Entry.class,
          ArgumentValidator.Item.class,
          ArgumentValidator.MapKey.class,
          ArgumentValidator.Parameter.class,
          ArgumentValidator.Property.class,
          ArgumentValidator.Step.class,
          ArgumentValidator.Target.class,
          ArgumentValidator.Violation.class,
          Coercion.class,
          TimeSource.class,
          ToolError.class,
          ToolError.Problem.class,
          ToolError.Outcome.class);

  @ArchTest
  static final ArchRule ONLY_THE_TOP_TIES_IT_TOGETHER =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT)
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "tie packages together",
                  (JavaClass type) ->
                      type.getPackageName().equals(ROOT)
                          && DATA.stream().noneMatch(type::isEquivalentTo)));

  @ArchTest
  static final ArchRule DATA_KNOWS_NOTHING_OF_THE_PACKAGES_BELOW =
      noClasses()
          .that(
              DescribedPredicate.describe(
                  "are data", (JavaClass type) -> DATA.stream().anyMatch(type::isEquivalentTo)))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(TEXT, BIND, GENERATED, KEY, OUTCOME, EXECUTE, VALIDATION);

  @ArchTest
  static final ArchRule VALIDATION_STANDS_ALONE =
      noClasses()
          .that()
          .resideInAPackage(VALIDATION)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(TEXT, BIND, GENERATED, KEY, OUTCOME, EXECUTE);

  /** It is optional at run time, so that nothing else may need it to be loaded. */
  @ArchTest
  static final ArchRule ONLY_VALIDATION_NEEDS_JAKARTA =
      noClasses()
          .that()
          .resideOutsideOfPackage(VALIDATION)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jakarta..");

  @ArchTest
  static final ArchRule ONLY_VALIDATION_REFLECTS =
      noClasses()
          .that()
          .resideOutsideOfPackage(VALIDATION)
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "reflect",
                  (JavaClass type) ->
                      type.getPackageName().startsWith("java.lang.reflect")
                          && !type.isEquivalentTo(UndeclaredThrowableException.class)))
          .orShould()
          .callMethod(Class.class, "forName", String.class)
          .orShould()
          .callMethod(Class.class, "forName", String.class, boolean.class, ClassLoader.class);

  @ArchTest
  static final ArchRule TIME_ENTERS_THROUGH_ONE_DOOR =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(ROOT + ".TimeSource$1")
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Thread.class, "sleep", long.class)
          .orShould()
          .callMethod(Thread.class, "sleep", long.class, int.class);
}
