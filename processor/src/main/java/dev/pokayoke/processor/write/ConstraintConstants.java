package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The constants that checks are given. */
final class ConstraintConstants {
  private final Names names;

  ConstraintConstants(Names names) {
    this.names = names;
  }

  FieldSpec pattern(RegexKey pattern) {
    CodeBlock.Builder code =
        CodeBlock.builder().add("$T.compile($L", Pattern.class, Literals.string(pattern.regexp()));
    String separator = ",$W";
    for (String flag : pattern.flags()) {
      code.add(separator + "$T.$L", Pattern.class, flag);
      separator = "$W| ";
    }
    return ConstantsWriter.constant(
        TypeName.get(Pattern.class), names.pattern(pattern), code.add(")").build());
  }

  FieldSpec limits(LimitsKey limits) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.none()", Contract.LIMITS);
    for (LimitsKey.Call call : limits.calls()) {
      code.add("$Z.$L(", call.method());
      if (call.number().isEmpty()) {
        code.add("$L, $L", call.integer(), call.fraction());
      } else {
        code.add("$S", call.number());
      }
      code.add(call.words().isEmpty() ? ")" : ", $L)", words(call.words()));
    }
    return ConstantsWriter.constant(Contract.LIMITS, names.limits(limits), code.build());
  }

  private static Object[] words(String words) {
    return words.isEmpty() ? new Object[0] : new Object[] {Literals.string(words)};
  }

  FieldSpec uuid(UuidKey uuid) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("$T.of($L)", Contract.UUID_FORM, list(uuid.versions()))
            .add("$Z.variants($L)", list(uuid.variants()));
    code.add(
        switch (uuid.letters()) {
          case "LOWER_CASE" -> "$Z.lowerCase()";
          case "UPPER_CASE" -> "$Z.upperCase()";
          default -> "";
        });
    code.add(uuid.empty() ? "$Z.orEmpty()" : "").add(uuid.nil() ? "$Z.orNil()" : "");
    return ConstantsWriter.constant(Contract.UUID_FORM, names.uuid(uuid), code.build());
  }

  private static String list(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
