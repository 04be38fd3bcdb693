package dev.pokayoke.processor.check;

import java.util.regex.Pattern;

/** What published names may look like. */
final class WireNames {
  private static final Pattern LEGAL = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]{0,63}");

  private WireNames() {}

  static boolean isLegal(String name) {
    return LEGAL.matcher(name).matches();
  }
}
