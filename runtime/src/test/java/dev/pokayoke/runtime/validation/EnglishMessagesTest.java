package dev.pokayoke.runtime.validation;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.Configuration;
import jakarta.validation.MessageInterpolator;
import java.lang.reflect.Proxy;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The messages of a validator, where it has an interpolator of its own. */
class EnglishMessagesTest {

  /** Says in which locale it was asked. */
  private static final MessageInterpolator PROVIDED =
      new MessageInterpolator() {
        @Override
        public String interpolate(String template, Context context) {
          return interpolate(template, context, Locale.getDefault());
        }

        @Override
        public String interpolate(String template, Context context, Locale locale) {
          return template + " in " + locale;
        }
      };

  @Test
  void areEnglishWhateverTheLocale() {
    Configuration<?> configuration = answering(Configuration.class);
    MessageInterpolator.Context context = answering(MessageInterpolator.Context.class);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      EnglishMessages messages = EnglishMessages.of(configuration);

      assertThat(messages.interpolate("Words", context)).isEqualTo("Words in en");
      assertThat(messages.interpolate("Words", context, Locale.GERMAN)).isEqualTo("Words in en");
    } finally {
      Locale.setDefault(before);
    }
  }

  /** Answers everything with the interpolator. */
  private static <T> T answering(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> PROVIDED));
  }
}
