package dev.pokayoke.benchmarks.peers;

import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import java.lang.reflect.Method;
import java.util.Arrays;

/** The service's methods, as the peers want them. */
final class Methods {
  private Methods() {}

  static Method of(Tool tool) {
    return Arrays.stream(Hotel.class.getMethods())
        .filter(method -> method.getName().equals(tool.published()))
        .findFirst()
        .orElseThrow();
  }
}
