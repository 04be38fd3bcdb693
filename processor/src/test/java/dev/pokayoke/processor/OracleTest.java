package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.generated.Args;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.executable.ExecutableValidator;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Hibernate Validator is the oracle: for every constraint on every type that it supports, boundary
 * values and random ones get the same verdict from the generated checks, or the difference stands
 * with its reason in {@code oracle-differences.txt}.
 */
class OracleTest {
  private static final int RANDOM = 200;

  /** Nobody reads the messages. */
  private static final class Templates implements MessageInterpolator {
    @Override
    public String interpolate(String template, Context context) {
      return template;
    }

    @Override
    public String interpolate(String template, Context context, Locale locale) {
      return template;
    }
  }

  /** A kind of value that is judged differently on purpose. */
  private record Difference(String type, String constraint, String value, String accepts) {
    boolean covers(String onType, String of, String json, boolean ours) {
      return onType.matches(type)
          && of.matches(constraint)
          && json.matches(value)
          && accepts.equals(ours ? "ours" : "theirs");
    }
  }

  @Test
  void everyConstraintIsJudgedAsHibernateValidatorJudgesIt() throws Exception {
    Served served = Served.service(TestCompiler.JAVAC, members());
    Class<?> type = served.tools().getClass().getClassLoader().loadClass("p.Service");
    Constructor<?> maker = type.getDeclaredConstructor();
    maker.setAccessible(true);
    Object service = maker.newInstance();
    Map<String, Method> methods = new HashMap<>();
    for (Method method : type.getDeclaredMethods()) {
      methods.put(method.getName(), method);
    }
    List<Difference> listed = listed();
    Set<Difference> unseen = new LinkedHashSet<>(listed);
    List<String> unlisted = new ArrayList<>();
    try (ValidatorFactory factory = factory()) {
      ExecutableValidator oracle = factory.getValidator().forExecutables();
      List<OracleCases.Case> cases = OracleCases.all();
      for (int i = 0; i < cases.size(); i++) {
        OracleCases.Case one = cases.get(i);
        Method method = Objects.requireNonNull(methods.get("call" + i));
        for (OracleValues.Value value : one.values().of(new Random(i), RANDOM)) {
          boolean theirs = accepts(oracle, service, method, value.value());
          boolean ours = accepts(served, i, value.json());
          if (ours != theirs) {
            List<Difference> known =
                listed.stream()
                    .filter(each -> each.covers(one.type(), one.constraint(), value.json(), ours))
                    .toList();
            known.forEach(unseen::remove);
            if (known.isEmpty()) {
              unlisted.add(
                  one.constraint()
                      + " on "
                      + one.type()
                      + ": "
                      + value.json()
                      + " only "
                      + (ours ? "ours" : "theirs"));
            }
          }
        }
      }
    }
    assertThat(String.join("\n", unlisted)).isEmpty();
    assertThat(unseen).as("listed differences that do not occur").isEmpty();
  }

  /** It throws at a UUID of too many hyphens. */
  private static boolean accepts(
      ExecutableValidator oracle, Object service, Method method, @Nullable Object value) {
    try {
      return oracle.validateParameters(service, method, new Object[] {value}).isEmpty();
    } catch (ValidationException notJudged) {
      return false;
    }
  }

  private static boolean accepts(Served served, int tool, String json) {
    String arguments = json.equals("null") ? "{}" : "{\"value\":" + json + "}";
    Args in = Args.of(arguments, served.tools().toolset(), CallContext.of("c-1"), Served.CLOCK);
    return in.bind(served.tools(), tool) != null;
  }

  private static ValidatorFactory factory() {
    return Validation.byDefaultProvider()
        .configure()
        .messageInterpolator(new Templates())
        .clockProvider(() -> Served.CLOCK)
        .buildValidatorFactory();
  }

  private static String members() {
    StringBuilder members = new StringBuilder();
    List<OracleCases.Case> cases = OracleCases.all();
    for (int i = 0; i < cases.size(); i++) {
      members.append("  @Read void call").append(i).append("(");
      members.append(cases.get(i).declaration()).append(" value) {}\n");
    }
    return members.toString();
  }

  private static List<Difference> listed() throws IOException {
    try (InputStream file = OracleTest.class.getResourceAsStream("/oracle-differences.txt")) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" +\\| +", 5))
          .map(parts -> new Difference(parts[0], parts[1], parts[2], parts[3]))
          .toList();
    }
  }
}
