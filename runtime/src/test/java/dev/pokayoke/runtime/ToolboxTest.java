package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.generated.ToolFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ToolboxTest {
  private static final ToolFacts SEARCH =
      ToolFacts.read("search", "Search", "Finds rooms.", "search");
  private static final ToolFacts BOOK =
      ToolFacts.write("book", "Book", "", "book").withIdempotent().withDestructive();

  /** The tools of another service. */
  private static final class SpaTools extends FakeTools {
    SpaTools(ToolFacts... facts) {
      super(1, facts);
    }
  }

  @Test
  void describesToolsInTheirOrder() {
    Toolbox box = Toolbox.of(new FakeTools(1, SEARCH, BOOK), new SpaTools());
    assertThat(box.tools().stream().map(ToolboxTest::facts))
        .containsExactly(
            "search, Search, Finds rooms., true, true, false, {MCP={\"name\":\"search\"}}",
            "book, Book, , false, true, true, {MCP={\"name\":\"book\"}}");
    assertThat(box.tool("book")).contains(box.tools().get(1));
    assertThat(box.tool("Book")).isEmpty();
    assertThat(box.nearest("Bok")).containsExactly("book");
  }

  @Test
  void joinsDefinitions() {
    Toolbox box = Toolbox.of(new FakeTools(1, SEARCH), new SpaTools(BOOK));
    assertThat(box.schemas(Dialect.MCP)).isEqualTo("[{\"name\":\"search\"},{\"name\":\"book\"}]");
    assertThat(Toolbox.of().schemas(Dialect.MCP)).isEqualTo("[]");
  }

  @Test
  void aDialectThatWasNotGeneratedIsAnError() {
    Toolbox box = Toolbox.of(new FakeTools(1, SEARCH));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> box.schemas(Dialect.OPENAI))
        .withMessage(
            "Dialect OPENAI was not generated: name it in @Toolset(dialects = ...) or in"
                + " -Apokayoke.dialects=..., and compile again.");
  }

  @Test
  void definitionsStandInTheOrderOfTheDialects() {
    FakeTools backwards =
        new FakeTools(1, SEARCH) {
          @Override
          public List<Dialect> dialects() {
            return List.of(Dialect.GEMINI, Dialect.MCP);
          }

          @Override
          public String definition(int tool, Dialect dialect) {
            return "{}";
          }
        };
    ToolDescriptor tool = Toolbox.of(backwards).tools().get(0);
    assertThat(tool.definitions().keySet()).containsExactly(Dialect.MCP, Dialect.GEMINI);
    assertThatThrownBy(() -> tool.definitions().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static String facts(ToolDescriptor tool) {
    return Stream.of(
            tool.name(),
            tool.title(),
            tool.description(),
            tool.read(),
            tool.idempotent(),
            tool.destructive(),
            tool.definitions())
        .map(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  @Test
  void aFaultOfGeneratedCodeIsNotTakenForAMissingDialect() {
    FakeTools broken =
        new FakeTools(1, SEARCH) {
          @Override
          public String definition(int tool, Dialect dialect) {
            throw new IllegalArgumentException("broken");
          }
        };
    assertThatIllegalArgumentException().isThrownBy(() -> Toolbox.of(broken)).withMessage("broken");
  }

  @Test
  void answersCallsThatAHostCouldNotMakeOrEnd() {
    List<ToolEvent> events = new ArrayList<>();
    Toolbox box =
        Toolbox.builder()
            .add(new FakeTools(1, SEARCH, BOOK))
            .observer(events::add)
            .random(new FixedRandom(0.5))
            .build();
    Error why = new OutOfMemoryError("heap of pms-7");
    ToolResult.Failure unmade = (ToolResult.Failure) box.notMade("book", why);
    assertThat(unmade.error().message())
        .isEqualTo("The tool failed; its incident id is 20000000. Nothing was changed.");
    ToolResult.Failure write = (ToolResult.Failure) box.brokenOff("book", why);
    assertThat(write.error().code()).isEqualTo(ErrorCode.UNKNOWN_OUTCOME);
    assertThat(write.error().outcome()).isEqualTo(ToolError.Outcome.UNKNOWN);
    ToolResult.Failure read = (ToolResult.Failure) box.brokenOff("search", why);
    assertThat(read.error().code()).isEqualTo(ErrorCode.INTERNAL);
    ToolResult.Failure unknown = (ToolResult.Failure) box.notMade("bok", why);
    assertThat(unknown.error().fix()).isEqualTo("The nearest name is book.");
    assertThat(events)
        .containsExactly(
            new ToolEvent.Failed("book", "0000000000000001", 0, unmade.error(), why),
            new ToolEvent.Failed("book", "0000000000000003", 1, write.error(), why),
            new ToolEvent.Failed("search", "0000000000000005", 1, read.error(), why),
            new ToolEvent.Refused("bok", "0000000000000007", unknown.error()));
  }

  @Test
  void refusesAnotherContract() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Toolbox.of(new FakeTools(2, SEARCH)))
        .withMessage(
            "FakeTools was generated for contract 2, this runtime speaks 1: use the same version of"
                + " pokayoke-processor and pokayoke-runtime.");
  }

  @Test
  void refusesTwoToolsOfOneName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Toolbox.of(new FakeTools(1, SEARCH), new SpaTools(BOOK, SEARCH)))
        .withMessage(
            "Two tools are named search, one of FakeTools and one of SpaTools: give one class a"
                + " @Toolset(prefix) or one method a name.");
  }

  @Test
  void callsNothingAfterItsEnd() {
    Toolbox box = Toolbox.of(new FakeTools(1, SEARCH));
    Conversation conversation = box.conversation(CallContext.unknown());
    box.close();
    box.close();
    assertThatIllegalStateException()
        .isThrownBy(() -> conversation.call("search", "{}"))
        .withMessage("The toolbox is closed.");
    assertThatIllegalStateException()
        .isThrownBy(() -> box.conversation(CallContext.unknown()))
        .withMessage("The toolbox is closed.");
  }

  @Test
  void buildersMakeIndependentToolboxes() {
    Toolbox.Builder builder = Toolbox.builder().add(new FakeTools(1, SEARCH));
    Toolbox first = builder.build();
    Toolbox second = builder.add(new SpaTools(BOOK)).build();
    assertThat(first.tools()).hasSize(1);
    assertThat(second.tools()).hasSize(2);
  }
}
