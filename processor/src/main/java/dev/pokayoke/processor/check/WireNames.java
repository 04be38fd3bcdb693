package dev.pokayoke.processor.check;

import java.util.Locale;
import java.util.regex.Pattern;

/** What published names may look like, and which of them a model cannot tell apart. */
final class WireNames {
  private static final Pattern LEGAL = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]{0,63}");
  private static final Pattern NOT_FOLDED = Pattern.compile("[_\\-\\s]");

  private WireNames() {}

  static boolean isLegal(String name) {
    return LEGAL.matcher(name).matches();
  }

  /** The name without case, {@code _}, {@code -} and blanks, as the runtime compares it. */
  static String fold(String name) {
    return NOT_FOLDED.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
  }
}
