package dev.pokayoke.runtime;

import dev.pokayoke.Dialect;
import dev.pokayoke.dialect.RequestLimits;
import dev.pokayoke.runtime.generated.StrictUse;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tools of one request, within what its API takes of all of them together. Tools stay strict in
 * their order as long as they fit; one that does not is published as it is and not strict, so that
 * it does not cost the others theirs.
 */
final class RequestBudget {
  private static final String STRICT = "\"strict\":true}";
  private static final String NOT_STRICT = "\"strict\":false}";

  private final Dialect dialect;
  private final RequestLimits limits;
  private final List<String> demoted = new ArrayList<>();
  private int strictTools;
  private int optionals;
  private int unions;

  private RequestBudget(Dialect dialect) {
    this.dialect = dialect;
    this.limits = RequestLimits.of(dialect);
  }

  /**
   * The definitions of all tools as one JSON array; a warning names those that are not strict.
   *
   * @throws IllegalArgumentException if a tool was not generated for the dialect
   * @throws IllegalStateException if the API takes fewer tools
   */
  static String join(Collection<Tool> tools, Dialect dialect) {
    return new RequestBudget(dialect).join(tools);
  }

  private String join(Collection<Tool> tools) {
    if (tools.size() > limits.tools()) {
      throw new IllegalStateException(
          "A request to the API of "
              + dialect
              + " has at most "
              + limits.tools()
              + " tools, and this toolbox has "
              + tools.size()
              + ": make several toolboxes.");
    }
    StringBuilder joined = new StringBuilder("[");
    for (Tool tool : tools) {
      joined.append(joined.length() == 1 ? "" : ",").append(definition(tool));
    }
    if (!demoted.isEmpty()) {
      warn(tools.size() - demoted.size());
    }
    return joined.append(']').toString();
  }

  private String definition(Tool tool) {
    String definition = tool.owner().definition(tool.index(), dialect);
    if (limits.strictTools() == Integer.MAX_VALUE || takes(tool.owner().strictUse(tool.index()))) {
      return definition;
    }
    demoted.add(tool.name());
    int at = definition.lastIndexOf(STRICT);
    return definition.substring(0, at) + NOT_STRICT + definition.substring(at + STRICT.length());
  }

  /** Takes a tool in; one that is not strict needs nothing. */
  private boolean takes(@Nullable StrictUse use) {
    if (use == null) {
      return true;
    }
    if (strictTools >= limits.strictTools()
        || optionals + use.optionals() > limits.optionals()
        || unions + use.unions() > limits.unions()) {
      return false;
    }
    strictTools++;
    optionals += use.optionals();
    unions += use.unions();
    return true;
  }

  private void warn(int rest) {
    LoggingObserver.LOG.log(
        System.Logger.Level.WARNING,
        "Published for {0} as tools that are not strict: {1}. The other {2} use what its API takes"
            + " of all strict tools of a request: {3} tools, {4} optional values, {5} values of"
            + " several types. Make several toolboxes, or use fewer optional values.",
        dialect,
        String.join(", ", demoted),
        rest,
        limits.strictTools(),
        limits.optionals(),
        limits.unions());
  }
}
