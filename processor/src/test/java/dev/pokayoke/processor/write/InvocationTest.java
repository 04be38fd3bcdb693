package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.fixture.AllTypes;
import dev.pokayoke.processor.fixture.Hotel;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What generated tools call, and with what. */
class InvocationTest {
  private static final String HOTEL = "dev.pokayoke.samples.hotel.";
  private static final CallContext GUEST = CallContext.unknown().put("guest_id", "G-12");
  private static final BigDecimal AMOUNT = new BigDecimal("1E+3");
  private static final UUID TENANT = new UUID(1, 2);
  private static final LocalDate DAY = LocalDate.of(2026, 3, 14);
  private static final List<Object> CALLED = new ArrayList<>();

  @TempDir static Path hotelFolder;
  @TempDir static Path typesFolder;
  private static Loaded hotel;
  private static Loaded types;

  @BeforeAll
  static void load() throws Exception {
    hotel = Loaded.of("hotel", Hotel.toolset(), hotelFolder, InvocationTest::answer);
    types = Loaded.of("types", AllTypes.toolset(), typesFolder, InvocationTest::answer);
  }

  @BeforeEach
  void forget() {
    CALLED.clear();
  }

  @Test
  void theServiceIsCalledWithWhatWasRead() throws Throwable {
    Object double_ = hotel.constant(HOTEL + "RoomType", "DOUBLE");
    hotel
        .accepted(
            "search_availability",
            "{\"guests\":2,\"check_in\":\"2026-06-14\",\"check_out\":\"2026-06-16\","
                + "\"room_type\":\"dbl\"}",
            GUEST)
        .invoke(new FixedCall());
    assertThat(CALLED)
        .containsExactly(
            "searchAvailability", LocalDate.of(2026, 6, 14), LocalDate.of(2026, 6, 16), double_, 2);
  }

  @Test
  void contextAndKeyStandWhereTheMethodHasThem() throws Throwable {
    Object suite = hotel.constant(HOTEL + "RoomType", "SUITE");
    hotel
        .accepted("create_booking", "{\"quote_id\":\"Q\",\"room\":{\"type\":\"SUITE\"}}", GUEST)
        .invoke(new FixedCall());
    assertThat(CALLED)
        .containsExactly(
            "createBooking",
            "Q",
            hotel.create(HOTEL + "RoomRequest", suite, null),
            Optional.empty(),
            "G-12",
            "k-1");
  }

  @Test
  void theCallItselfMayBeAParameter() throws Throwable {
    Object one = types.constant("fixtures.types.Outer$Kind", "ONE");
    Call call = new FixedCall();
    types.accepted("injected", "{\"word\":\"w\"}", injected(one)).invoke(call);
    assertThat(CALLED)
        .containsExactly(
            "injected",
            call,
            new UUID(1, 2),
            "w",
            1,
            2,
            3L,
            true,
            one,
            'x',
            0.1f,
            0.2,
            AMOUNT,
            TENANT,
            DAY,
            DAY.atTime(10, 30));
  }

  @Test
  void aMissingContextValueIsRefusedAndNothingBreaks() {
    Args args = types.read("{\"word\":\"w\"}", CallContext.unknown());
    assertThat(args.bind(types.tools(), types.number("injected"))).isNull();
    assertThat(args.refusal()).isNotNull().returns(ErrorCode.PERMISSION_DENIED, ToolError::code);
  }

  @Test
  void whatTheServiceThrowsComesThrough() {
    Invocation<?> cancel = hotel.accepted("cancel_reservation", "{\"booking_id\":\"13\"}", GUEST);
    assertThatThrownBy(() -> cancel.invoke(new FixedCall())).isInstanceOf(IOException.class);
  }

  @Test
  void argumentsAreWrittenAsTheModelCouldHaveSentThem() {
    String[] texts = {
      "{\"flag\":true,\"tiny\":-1,\"small\":2,\"plain\":3,\"big\":9007199254740993,\"single\":0.1,"
          + "\"twice\":0.1,\"letter\":\"x\"}",
      AgreementTest.valid("constrained").replace("\"tags\"", "\"remark\":\"A1\",\"tags\"")
    };
    assertThat(arguments("primitives", texts[0])).isEqualTo(texts[0]);
    assertThat(arguments("boxes", "{\"big\":1,\"flag\":null}")).isEqualTo("{\"big\":1}");
    assertThat(arguments("optionals", "{\"parts\":[{\"text\":\"x\",\"table\":[]}],\"whole\":3}"))
        .isEqualTo("{\"parts\":[{\"text\":\"x\",\"table\":[]}],\"whole\":3}");
    for (String tool : List.of("objects", "lists", "related")) {
      String text = AgreementTest.valid(tool);
      assertThat(arguments(tool, text)).isEqualTo(text);
    }
    assertThat(arguments("constrained", texts[1])).contains("\"remark\":\"A1\"}");
  }

  @Test
  void identityHasTheContextAndLeavesOutWhatIsNoPartOfIt() throws Exception {
    Invocation<?> booking =
        hotel.accepted(
            "create_booking",
            "{\"quote_id\":\"Q\",\"room\":{\"type\":\"SUITE\"},\"remark\":\"please\"}",
            GUEST);
    Sink out = Sink.withNote("");
    booking.writeIdentity(out);
    assertThat(out.text())
        .isEqualTo("{\"quote_id\":\"Q\",\"room\":{\"type\":\"SUITE\"},\"@guest_id\":\"G-12\"}");
    Object one = types.constant("fixtures.types.Outer$Kind", "ONE");
    out = Sink.withNote("");
    types.accepted("injected", "{\"word\":\"w\"}", injected(one)).writeIdentity(out);
    assertThat(out.text())
        .isEqualTo(
            "{\"word\":\"w\",\"@floor\":1,\"@the room\":2,\"@amount\":3,\"@vip\":true,"
                + "\"@kind\":\"ONE\",\"@letter\":\"x\",\"@ratio\":0.1,\"@share\":0.2,"
                + "\"@limit\":1000,\"@tenant\":\"00000000-0000-0001-0000-000000000002\","
                + "\"@day\":\"2026-03-14\",\"@moment\":\"2026-03-14T10:30\"}");
  }

  @Test
  void whatDoesNotExistIsSaid() {
    GeneratedTools tools = hotel.tools();
    Args args = hotel.read("{}", GUEST);
    assertThatThrownBy(() -> tools.definition(0, Dialect.OPENAI))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Dialect OPENAI was not generated: name it in @Toolset(dialects = ...) or in"
                + " -Apokayoke.dialects=..., and compile again.");
    assertThatThrownBy(() -> tools.definition(4, Dialect.MCP))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> tools.bind(-1, args)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  static CallContext injected(Object kind) {
    return CallContext.unknown()
        .put("floor", 1)
        .put("the room", 2)
        .put("amount", 3L)
        .put("vip", true)
        .put("kind", kind)
        .put("letter", 'x')
        .put("ratio", 0.1f)
        .put("share", 0.2)
        .put("limit", AMOUNT)
        .put("tenant", TENANT)
        .put("day", DAY)
        .put("moment", DAY.atTime(10, 30));
  }

  private static String arguments(String tool, String text) {
    Sink out = Sink.withNote("");
    types.accepted(tool, text, CallContext.unknown()).writeArguments(out);
    return out.text();
  }

  private static @Nullable Object answer(
      Object proxy, java.lang.reflect.Method method, Object @Nullable [] arguments)
      throws IOException {
    CALLED.add(method.getName());
    if (arguments != null) {
      CALLED.addAll(Arrays.asList(arguments));
    }
    if (CALLED.contains(13L)) {
      throw new IOException("unlucky");
    }
    return null;
  }

  private static final class FixedCall extends Call {
    @Override
    public String tool() {
      return "tool";
    }

    @Override
    public String id() {
      return "id";
    }

    @Override
    public int attempt() {
      return 1;
    }

    @Override
    public String attemptId() {
      return "attempt";
    }

    @Override
    public CallContext context() {
      return CallContext.unknown();
    }

    @Override
    public String key() {
      return "k-1";
    }

    @Override
    public UUID keyAsUuid() {
      return new UUID(1, 2);
    }
  }
}
