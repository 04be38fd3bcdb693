package dev.pokayoke.processor.read;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;

/**
 * What a class says of its objects: their properties, and how one is made.
 *
 * @param members its properties in the order in which they are published
 * @param creation how an object is made
 */
record ClassFacts(List<Member> members, Creation creation) {
  /** Copies the list. */
  ClassFacts {
    members = List.copyOf(members);
  }

  /** What an argument has. */
  List<Member> inputs() {
    return members.stream().filter(member -> member.input() != null).toList();
  }

  /** What a result has. */
  List<Member> outputs() {
    return members.stream().filter(member -> member.output() != null).toList();
  }

  /** The types of all that goes in or out. */
  Stream<TypeMirror> types() {
    return members.stream()
        .flatMap(member -> Stream.of(member.input(), member.output()))
        .filter(Objects::nonNull);
  }

  /** Whether arguments and results have other properties, or other types. */
  boolean isDirected(Compiler compiler) {
    if (!creation.problem().isEmpty()) {
      return false; // no argument is made of it
    }
    boolean otherTypes = members.stream().anyMatch(member -> !isSame(member, compiler));
    return otherTypes || !names(inputs().stream()).equals(names(outputs().stream()));
  }

  /** Whether what a member was given can be read back. */
  boolean isReadable(Member member, Compiler compiler) {
    return !member.access().isEmpty() && isSame(member, compiler);
  }

  private static boolean isSame(Member member, Compiler compiler) {
    TypeMirror input = member.input();
    TypeMirror output = member.output();
    return input == null || output == null || compiler.isSameBoxed(input, output);
  }

  private static Set<String> names(Stream<Member> members) {
    return members.map(Member::name).collect(Collectors.toCollection(HashSet::new));
  }
}
