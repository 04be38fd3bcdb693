package dev.pokayoke.runtime.validation;

import jakarta.validation.Configuration;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.ValidationException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The messages of constraints in English. Hibernate Validator's own need an implementation of the
 * expression language; without one, what stands in the annotation is filled in here.
 */
final class EnglishMessages implements MessageInterpolator {
  private static final Pattern MEMBER = Pattern.compile("(?<![\\\\$])\\{(\\w+)\\}");
  private static final Pattern ESCAPED = Pattern.compile("\\\\([{}$\\\\])");

  private final @Nullable MessageInterpolator provided;

  private EnglishMessages(@Nullable MessageInterpolator provided) {
    this.provided = provided;
  }

  static EnglishMessages of(Configuration<?> configuration) {
    try {
      return new EnglishMessages(configuration.getDefaultMessageInterpolator());
    } catch (ValidationException noExpressions) {
      return new EnglishMessages(null);
    }
  }

  @Override
  public String interpolate(String template, Context context) {
    return provided == null
        ? filled(template, context.getConstraintDescriptor().getAttributes())
        : provided.interpolate(template, context, Locale.ENGLISH);
  }

  @Override
  public String interpolate(String template, Context context, Locale locale) {
    return interpolate(template, context);
  }

  private static String filled(String template, Map<String, Object> members) {
    String words =
        MEMBER
            .matcher(template)
            .replaceAll(
                (MatchResult member) -> {
                  Object value = members.get(member.group(1));
                  return Matcher.quoteReplacement(
                      value == null ? member.group() : value.toString());
                });
    return ESCAPED.matcher(words).replaceAll("$1");
  }
}
