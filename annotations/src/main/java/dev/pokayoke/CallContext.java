package dev.pokayoke;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the host knows about a call and the model must not choose: the conversation, the tenant, and
 * values for {@link FromContext} parameters. Immutable; every {@code with}-like method returns a
 * copy.
 */
public final class CallContext {
  private static final CallContext UNKNOWN = new CallContext(null, null, Map.of());

  private final @Nullable String conversation;
  private final @Nullable String tenant;
  private final Map<String, Object> values;

  private CallContext(
      @Nullable String conversation, @Nullable String tenant, Map<String, Object> values) {
    this.conversation = conversation;
    this.tenant = tenant;
    this.values = values;
  }

  /**
   * A context of a known conversation.
   *
   * @param conversation id of the conversation, unique within the host
   * @throws IllegalArgumentException if it is blank
   */
  public static CallContext of(String conversation) {
    return new CallContext(notBlank(conversation, "conversation"), null, Map.of());
  }

  /**
   * A context without a conversation, as a protocol gives it whose connection serves many chats.
   */
  public static CallContext unknown() {
    return UNKNOWN;
  }

  /**
   * A copy for a tenant. Tenants never share keys or outcomes.
   *
   * @throws IllegalArgumentException if it is blank
   */
  public CallContext tenant(String tenant) {
    return new CallContext(conversation, notBlank(tenant, "tenant"), values);
  }

  /**
   * A copy with one more value for {@link FromContext} parameters; an earlier value of the key is
   * replaced.
   *
   * @throws IllegalArgumentException if the key is blank
   */
  public CallContext put(String key, Object value) {
    Map<String, Object> copy = new LinkedHashMap<>(values);
    copy.put(notBlank(key, "key"), Objects.requireNonNull(value, "value"));
    return new CallContext(conversation, tenant, copy);
  }

  /** The conversation, or {@code null} where it is not known. */
  public @Nullable String conversation() {
    return conversation;
  }

  /** The tenant, or {@code null} where the host has only one. */
  public @Nullable String tenant() {
    return tenant;
  }

  /** The value of a key, or {@code null} where there is none. */
  public @Nullable Object get(String key) {
    return values.get(key);
  }

  /** Keys only: values may identify a person and do not belong in a log. */
  @Override
  public String toString() {
    return "CallContext[conversation=" + conversation + ", keys=" + values.keySet() + "]";
  }

  private static String notBlank(String text, String what) {
    if (Objects.requireNonNull(text, what).isBlank()) {
      throw new IllegalArgumentException(what + " is blank");
    }
    return text;
  }
}
