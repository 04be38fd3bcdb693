package dev.pokayoke.runtime.bind;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RulesTest {

  @Test
  void everyRuleIsDocumentedAndNothingElseIs() throws Exception {
    Set<String> rules = new TreeSet<>();
    addConstants(Rules.class, rules);
    addConstants(dev.pokayoke.scalar.Rules.class, rules);
    rules.remove(dev.pokayoke.scalar.Rules.EXACT);

    assertThat(documented()).isEqualTo(rules);
    assertThat(rules).isNotEmpty().allMatch(rule -> rule.matches("[a-z]+(-[a-z]+)*"));
  }

  private static void addConstants(Class<?> type, Set<String> rules) throws Exception {
    for (Field field : type.getDeclaredFields()) {
      if (!field.isSynthetic()) {
        rules.add((String) field.get(null));
      }
    }
  }

  private static Set<String> documented() throws IOException {
    Set<String> names = new TreeSet<>();
    Matcher rows =
        Pattern.compile("(?m)^\\| `([^`]+)` \\|")
            .matcher(Files.readString(Path.of("../docs/coercions.md")));
    while (rows.find()) {
      names.add(rows.group(1));
    }
    return names;
  }
}
