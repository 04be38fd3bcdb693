package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A {@code String} or {@code UUID} parameter of a {@link Write} that the runtime fills and no
 * schema shows.
 *
 * <p>The key is the same for the same write: a readable prefix and a SHA-256 over the tenant, the
 * conversation, the method, the canonical arguments and the values of {@link FromContext}
 * parameters. Where the host does not say which conversation a call belongs to, none is part of the
 * key: such calls share a key if all the rest is the same.
 *
 * <p>It is made once per call, before the first attempt; a write of which no key can be made is not
 * sent. A {@code String} is at most 64 characters of {@code [a-z0-9_-]}; a {@code UUID} carries 122
 * bits of the same hash as a version 8 UUID (RFC 9562, section 5.8).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface IdempotencyKey {}
