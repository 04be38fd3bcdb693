package dev.pokayoke.samples.hotel.story;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.samples.hotel.HotelService;
import dev.pokayoke.samples.hotel.HotelServiceTools;
import dev.pokayoke.samples.hotel.NoWaiting;
import dev.pokayoke.samples.hotel.PmsClient;
import dev.pokayoke.samples.hotel.PmsProcess;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** {@code samples/hotel/run} shows exactly what stands in {@code story.txt}. */
class StoryTest {
  private static final Path GOLDEN = Path.of("src/test/resources/story.txt");

  @Test
  void theStoryIsToldAsItIsWritten() throws Exception {
    String told = tell();

    if ("update".equals(System.getProperty("pokayoke.golden"))) {
      Files.writeString(GOLDEN, told);
    }
    assertThat(told).isEqualTo(Files.readString(GOLDEN));
  }

  private static String tell() throws Exception {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    try (PmsProcess pms = PmsProcess.start();
        Toolbox tools = tools(pms);
        PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8)) {
      new Story(tools, pms.baseUri(), out).tell(CallContext.of("c-77").put("guest_id", "G-12"));
    }
    return told.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  private static Toolbox tools(PmsProcess pms) {
    PmsClient client = new PmsClient(pms.baseUri(), Duration.ofSeconds(10), () -> "story");
    return Toolbox.builder()
        .add(new HotelServiceTools(new HotelService(client)))
        .observer(event -> {})
        .time(new NoWaiting())
        .build();
  }
}
