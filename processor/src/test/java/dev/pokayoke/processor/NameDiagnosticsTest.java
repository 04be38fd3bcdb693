package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Names of tools and values, and what is written about them. */
class NameDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void refusesBlankWordsForSystemAndUser(TestCompiler compiler) {
    String source =
        unit(
            """
            @Toolset(label = /*!PK212*/ " ", user = /*!PK212*/ "")
            class Service {
              @Read int count() { return 1; }
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK212: Service: @Toolset(label) is blank, and texts for the model use it. Set it, or take it"
            + " off for the default.",
        "PK212: Service: @Toolset(user) is blank, and texts for the model use it. Set it, or take it"
            + " off for the default.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesTwoToolsOfOneName(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int find(int number) { return 1; }
              @Read int /*!PK201*/ find(@FromContext("user_id") String user, ToolCall call) { return 1; }
              @Write(name = /*!PK201*/ "find") void other() {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK201: Service.find(String, ToolCall) is published as \"find\", and so is Service.find(int)."
            + " Give one of them another name, as in @Read(name = \"...\").",
        "PK201: Service.other() is published as \"find\", and so is Service.find(int). Give one of"
            + " them another name, as in @Write(name = \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void refusesIllegalToolNames(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int /*!PK202*/ größe() { return 1; }
              @Write(name = /*!PK202*/ "1st") void first() {}
              @Write(name = /*!PK202*/ "a234567890123456789012345678901234567890123456789012345678901234x") void length() {}
              @Write(name = "_a.b-c_") void legal() {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK202: \"größe\" cannot name a tool: a name is 1 to 64 of letters, digits, _, . and -, and"
            + " begins with a letter or _. Set @Read(name = \"...\").",
        "PK202: \"1st\" cannot name a tool: a name is 1 to 64 of letters, digits, _, . and -, and"
            + " begins with a letter or _. Set @Write(name = \"...\").",
        "PK202: \"a234567890123456789012345678901234567890123456789012345678901234x\" cannot name a"
            + " tool: a name is 1 to 64 of letters, digits, _, . and -, and begins with a letter or"
            + " _. Set @Write(name = \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void blamesThePrefixForWhatItSpoils(TestCompiler compiler) {
    String source =
        unit(
            """
            @Toolset(prefix = /*!PK202*/ "front desk") class Service {
              @Read int count() { return 1; }
              @Read int sum() { return 1; }
              @Read(name = "free") int other() { return 1; }
            }
            @Toolset(prefix = "a2345678901234567890123456789012345678901234567890") class Longer {
              @Read int /*!PK202*/ countsEverything() { return 1; }
              @Read int /*!PK202*/ größe() { return 1; }
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK202: \"front desk_count\" cannot name a tool: a name is 1 to 64 of letters, digits, _, ."
            + " and -, and begins with a letter or _. Set another @Toolset(prefix).",
        "PK202: \"a2345678901234567890123456789012345678901234567890_counts_everything\" cannot name a"
            + " tool: a name is 1 to 64 of letters, digits, _, . and -, and begins with a letter or"
            + " _. Set @Read(name = \"...\") or a shorter @Toolset(prefix).",
        "PK202: \"a2345678901234567890123456789012345678901234567890_größe\" cannot name a tool: a"
            + " name is 1 to 64 of letters, digits, _, . and -, and begins with a letter or _. Set"
            + " @Read(name = \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void refusesAliasesThatMeanAnotherValue(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(Room /*!ecj:PK410*/ /*!ecj:PK410*/ /*!ecj:PK409*/ room, Free free) {}
              @Read Result find() { return null; }
              record Room(
                  @com.fasterxml.jackson.annotation.JsonAlias({"Label", "room-name"}) String /*!javac:PK410*/ name,
                  @com.fasterxml.jackson.annotation.JsonAlias("title") String label,
                  @com.fasterxml.jackson.annotation.JsonAlias({"TITLE", " "}) String /*!javac:PK409*/ /*!javac:PK410*/ note) {}
              record Free(@com.fasterxml.jackson.annotation.JsonAlias({"Name", "full_name"}) String name) {}
              record Result(@com.fasterxml.jackson.annotation.JsonAlias("b") String a, String b) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK410: Service.save(room) -> Room.name: the alias \"Label\" means label as well, because case,"
            + " _, - and blanks do not count. Keep it at one of them.",
        "PK410: Service.save(room) -> Room.note: the alias \"TITLE\" means label as well, because case,"
            + " _, - and blanks do not count. Keep it at one of them.",
        "PK409: Service.save(room) -> Room.note: an alias is blank. Take it off.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesNamesOfValuesThatAreIllegalOrAlike(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  @Arg(name = /*!PK203*/ "check in") String first,
                  @Arg(name = "room") String second,
                  @Arg(name = /*!PK204*/ "room") String third,
                  String guestName,
                  @Arg(name = /*!PK205*/ "guestName") String fourth) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK203: Service.save(first): \"check in\" cannot name a value: a name is 1 to 64 of letters,"
            + " digits, _, . and -, and begins with a letter or _. Set @Arg(name = \"...\").",
        "PK204: Service.save(third) is published as \"room\", and so is second. Give one of them"
            + " another name, as in @Arg(name = \"...\").",
        "PK205: Service.save(fourth): \"guestName\" differs from \"guest_name\" only in case, _ or -,"
            + " and a model mixes them up. Give one of them another name, as in @Arg(name ="
            + " \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void refusesTooManyValues(TestCompiler compiler) {
    String parameters =
        IntStream.range(0, 65).mapToObj(i -> "int p" + i).collect(Collectors.joining(", "));
    String source =
        service(
            """
              @Write void /*!PK206*/ save(%s) {}
              @Read Big /*!ecj:PK206*/ big() { return null; }
              /*!javac:PK206*/ record Big(%s) {}
            """
                .formatted(parameters, parameters));
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK206: Service.save has 65 values, and an object has at most 64. Put some into a record.",
        "PK206: result of Service.big -> Big has 65 values, and an object has at most 64. Put some"
            + " into a record.");
  }

  @ParameterizedTest
  @EnumSource
  void warnsOfMissingDescriptions(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int /*!PK207*/ count() { return 1; }
              /** Saves.
               * @param third told */
              @Write void /*!PK208*/ save(int first, @Arg(description = "told") int second, int third,
                  int fourth, @FromContext("user_id") String user) {}
            """);
    Diagnosed.saysAll(
        compiler.sources(source).compile(),
        "PK207: Service.count has no description, so the model knows only its name. Begin its Javadoc"
            + " with a sentence, or set @Read(description = \"...\").",
        "PK208: Service.save does not describe first, fourth. Write a @param line for each, or set"
            + " @Arg(description = \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void refusesReferencesToNothing(TestCompiler compiler) {
    String source =
        service(
            """
              @Read(onEmpty = /*!PK209*//*!PK211*/ "{tool:find_rooms} or {tool:find_room}, {user}, {check_in}")
              String findRoom() { return ""; }
              @Fails(on = Exception.class, code = ErrorCode.CONFLICT, fix = /*!PK209*//*!PK211*/ "{tool:other} {user} {guest}")
              @Write void save(int from, @GreaterThan(value = "from", fix = /*!PK209*//*!PK211*/ "{tool:other} {user} {from}") int to,
                  Span /*!ecj:PK211*/ span) {}
              record Span(int from, @GreaterThan(value = "from", fix = /*!javac:PK211*/ "{tool:save} {open") int to) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK209: onEmpty: {tool:find_rooms} names no tool of Service. Did you mean find_room? Use the"
            + " published name of one of its tools.",
        "PK211: onEmpty: {check_in} stands for nothing here. Use {tool:name} or {user}, or write the"
            + " word itself.",
        "PK211: fix: {guest} stands for nothing here. Use {tool:name} or {user}, or write the word"
            + " itself.",
        "PK209: fix: {tool:other} names no tool of Service. Use the published name of one of its"
            + " tools.",
        "PK211: fix: {from} stands for nothing here. Use {tool:name} or {user}, or write the word"
            + " itself.",
        "PK209: fix: {tool:other} names no tool of Service. Use the published name of one of its"
            + " tools.",
        "PK211: fix: {open stands for nothing here. Use {tool:name} or {user}, or write the word"
            + " itself.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesNotesThatAreNeverSaid(TestCompiler compiler) {
    String source =
        service(
            """
              @Read(onEmpty = /*!PK210*/ "None.") int count() { return 1; }
              @Read(onEmpty = /*!PK210*/ "None.") void touch() {}
              @Read(onEmpty = "None.") Integer boxed() { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK210: Service.count returns int, which is never empty, so onEmpty is never said. Take it"
            + " off, or return a List or an Optional.",
        "PK210: Service.touch returns void, which is never empty, so onEmpty is never said. Take it"
            + " off, or return a List or an Optional.");
  }
}
