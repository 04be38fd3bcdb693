package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a constructor throws, nothing ran, and the arguments are refused at its place. */
class ThrowingConstructorsTest {
  private static final String TYPES =
      """
      record Endless(int number) {
        Endless {
          new Endless(number);
        }
      }
      record Asserted(int number) {
        Asserted {
          throw new AssertionError("number = " + number);
        }
      }
      record Sly(int number) {
        Sly {
          throwAny(new java.io.IOException("/srv/secret"));
        }
        @SuppressWarnings("unchecked")
        static <T extends Throwable> void throwAny(Throwable thrown) throws T {
          throw (T) thrown;
        }
      }
      static class SoldOut extends RuntimeException {
        private static final long serialVersionUID = 1;
        SoldOut() {
          super("Nothing is left of number 1; ask admin@hotel.example.");
        }
      }
      record Sold(int number) {
        Sold {
          throw new SoldOut();
        }
      }
      @Read String endless(Endless v) { return ""; }
      @Read String asserted(Asserted v) { return ""; }
      @Read String sly(Sly v) { return ""; }
      @Read String undeclared(Sold v) { return ""; }
      @Read @Fails(on = SoldOut.class, code = ErrorCode.CONFLICT)
      String declared(Sold v) { return ""; }
      """;

  @ParameterizedTest
  @EnumSource
  void itIsARefusal(TestCompiler compiler) {
    Served served = Served.service(compiler, TYPES);

    for (String tool : new String[] {"endless", "asserted", "sly", "undeclared"}) {
      assertThat(served.call(tool, "{\"v\":{\"number\":1}}"))
          .as(tool)
          .isEqualTo(refused("These values are not accepted together."));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theWordsOfADeclaredTypeAreTold(TestCompiler compiler) {
    assertThat(Served.service(compiler, TYPES).call("declared", "{\"v\":{\"number\":1}}"))
        .isEqualTo(refused("Nothing is left of number 1; ask [removed]."));
  }

  private static String refused(String message) {
    return "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"v\",\"message\":\""
        + message
        + "\",\"retryable\":true,\"fix\":\"Correct it and call again.\"}}";
  }
}
