package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.WireType;
import java.util.List;

/** The calls around a value just read that check its constraints. */
final class Checking {
  private final Names names;

  Checking(Names names) {
    this.names = names;
  }

  /** The value, checked, of the type that its reader has in Java. */
  CodeBlock checked(CodeBlock read, WireType wire, List<Constraint> constraints) {
    CodeBlock value = read;
    LimitsKey limits = LimitsKey.of(wire, constraints);
    if (limits != null) {
      value = CodeBlock.of("in.within($L, $L)", value, names.limits(limits));
    }
    if (wire instanceof WireType.Whole whole) {
      value = narrowed(value, whole, limits != null);
    }
    if (wire instanceof WireType.Text) {
      value = sized(value, constraints);
    }
    for (Constraint constraint : constraints) {
      if (!(constraint instanceof Constraint.Unique)) {
        value = one(value, wire, constraint);
      }
    }
    return value;
  }

  /** The items of a list, checked as a whole. */
  CodeBlock ofList(CodeBlock items, List<Constraint> constraints) {
    CodeBlock value = sized(items, constraints);
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Unique) {
        value = call("in.unique($L", value, constraint);
      }
    }
    return value;
  }

  private static CodeBlock narrowed(CodeBlock value, WireType.Whole type, boolean widened) {
    return switch (type.bits()) {
      case 8 -> CodeBlock.of("(byte) $L", value);
      case 16 -> CodeBlock.of("(short) $L", value);
      case 32 -> widened ? CodeBlock.of("(int) $L", value) : value;
      default -> value;
    };
  }

  /** One check for all sizes, and one for each that has words of its own. */
  private static CodeBlock sized(CodeBlock value, List<Constraint> constraints) {
    Bounds ours = Bounds.of(constraints.stream().filter(each -> each.message().isEmpty()).toList());
    CodeBlock sized = value;
    if (ours.shortest() > 0 || ours.longest() < Integer.MAX_VALUE) {
      sized = CodeBlock.of("in.size($L, $L, $L)", sized, ours.shortest(), most(ours.longest()));
    }
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Size size && !size.message().isEmpty()) {
        CodeBlock call = CodeBlock.of("in.size($L, $L, $L", sized, size.min(), most(size.max()));
        sized = ended(call, constraint);
      }
    }
    return sized;
  }

  private static CodeBlock most(int max) {
    return max == Integer.MAX_VALUE
        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
        : CodeBlock.of("$L", max);
  }

  private CodeBlock one(CodeBlock value, WireType wire, Constraint constraint) {
    if (constraint instanceof Constraint.NotBlank) {
      return call("in.notBlank($L", value, constraint);
    } else if (constraint instanceof Constraint.Matches matches) {
      String pattern = names.pattern(RegexKey.of(matches));
      return ended(CodeBlock.of("in.pattern($L, $L", value, pattern), constraint);
    } else if (constraint instanceof Constraint.Email) {
      return call("in.email($L", value, constraint);
    } else if (constraint instanceof Constraint.Url url) {
      return ended(
          CodeBlock.of(
              "in.url($L, $L, $L, $L",
              value,
              Literals.string(url.protocol()),
              Literals.string(url.host()),
              url.port()),
          constraint);
    } else if (constraint instanceof Constraint.Uuid uuid) {
      String form = names.uuid(UuidKey.of(uuid));
      return ended(CodeBlock.of("in.uuid($L, $L", value, form), constraint);
    } else if (constraint instanceof Constraint.Moment moment) {
      String method =
          (moment.future() ? "future" : "past") + (moment.orPresent() ? "OrPresent" : "");
      return moment("in." + method + "($L", value, wire, constraint);
    } else if (constraint instanceof Constraint.Only only) {
      return ended(CodeBlock.of("in.only($L, $L", value, only.value()), constraint);
    } else if (constraint instanceof Constraint.None) {
      return call("in.none($L", value, constraint);
    }
    return value;
  }

  /** Our own words show moments as the model sends them. */
  private CodeBlock moment(String begin, CodeBlock value, WireType wire, Constraint constraint) {
    boolean shown = constraint.message().isEmpty() && FormatKey.isNeeded(wire);
    return shown
        ? CodeBlock.of(begin + ", $L)", value, Scalars.type((WireType.ScalarText) wire, names))
        : call(begin, value, constraint);
  }

  private static CodeBlock call(String begin, CodeBlock value, Constraint constraint) {
    return ended(CodeBlock.of(begin, value), constraint);
  }

  private static CodeBlock ended(CodeBlock call, Constraint constraint) {
    return constraint.message().isEmpty()
        ? CodeBlock.of("$L)", call)
        : CodeBlock.of("$L, $L)", call, Literals.string(constraint.message()));
  }
}
