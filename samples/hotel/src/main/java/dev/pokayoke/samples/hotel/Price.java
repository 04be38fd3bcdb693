package dev.pokayoke.samples.hotel;

import java.math.BigDecimal;

/**
 * A sum of money.
 *
 * @param amount with cents
 * @param currency such as EUR
 */
public record Price(BigDecimal amount, String currency) {}
