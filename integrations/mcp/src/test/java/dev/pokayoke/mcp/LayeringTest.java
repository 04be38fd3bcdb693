package dev.pokayoke.mcp;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.pokayoke.mcp", importOptions = ImportOption.DoNotIncludeTests.class)
class LayeringTest {
  private static final String ROOT = "dev.pokayoke.mcp";
  private static final String PROTOCOL = ROOT + ".protocol..";
  private static final String STDIO = ROOT + ".stdio..";

  @ArchTest
  static final ArchRule THE_PROTOCOL_KNOWS_NOT_HOW_MESSAGES_ARE_CARRIED =
      noClasses()
          .that()
          .resideInAPackage(PROTOCOL)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ROOT, STDIO);

  @ArchTest
  static final ArchRule CARRYING_MESSAGES_KNOWS_NO_TOOLS =
      noClasses()
          .that()
          .resideInAPackage(STDIO)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ROOT, "dev.pokayoke.runtime..");
}
