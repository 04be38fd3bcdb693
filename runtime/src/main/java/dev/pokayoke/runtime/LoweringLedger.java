package dev.pokayoke.runtime;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.GeneratedTools;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads what became of a tool's constraints from the resource that the processor wrote beside the
 * generated class, because only tests and reports ask for it.
 */
final class LoweringLedger {
  private static final JsonFactory JSON = new JsonFactory();

  private LoweringLedger() {}

  /**
   * What each dialect made of the constraints of a tool.
   *
   * @throws IllegalStateException if the resource is missing, damaged or another compilation's
   */
  static Map<Dialect, List<Lowering>> of(GeneratedTools owner, String tool) {
    String path = "/META-INF/pokayoke/" + owner.toolset().service() + ".json";
    try (InputStream in = owner.getClass().getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException(
            path + " is not on the class path of the generated class: package it with the class.");
      }
      try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), in)) {
        return new Reader(json).tool(tool, path);
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(path + " cannot be read.", unreadable);
    } catch (JacksonException damaged) {
      throw new IllegalStateException(path + " is damaged: compile its class again.", damaged);
    }
  }

  /** Goes forward through the resource; the name of a tool is its first member. */
  private record Reader(JsonParser json) {

    Map<Dialect, List<Lowering>> tool(String name, String path) {
      json.nextToken();
      find("tools");
      while (json.nextToken() == JsonToken.START_OBJECT) {
        find("name");
        if (json.getString().equals(name)) {
          find("lowering");
          return dialects();
        }
        skipRest();
      }
      throw new IllegalStateException(
          path + " does not know the tool " + name + ": compile its class again.");
    }

    /** Goes to the value of a member of the object that is being read. */
    private void find(String member) {
      while (json.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean found = json.currentName().equals(member);
        json.nextToken();
        if (found) {
          return;
        }
        json.skipChildren();
      }
      throw new IllegalStateException(
          "The resource of a toolset has no \"" + member + "\": compile its class again.");
    }

    private void skipRest() {
      while (json.nextToken() == JsonToken.PROPERTY_NAME) {
        json.nextToken();
        json.skipChildren();
      }
    }

    private Map<Dialect, List<Lowering>> dialects() {
      Map<Dialect, List<Lowering>> ledger = new EnumMap<>(Dialect.class);
      while (json.nextToken() == JsonToken.PROPERTY_NAME) {
        Dialect dialect = Dialect.valueOf(json.currentName());
        json.nextToken();
        List<Lowering> entries = new ArrayList<>();
        while (json.nextToken() == JsonToken.START_OBJECT) {
          entries.add(entry());
        }
        ledger.put(dialect, List.copyOf(entries));
      }
      return ledger;
    }

    private Lowering entry() {
      String field = "";
      String constraint = "";
      String form = "";
      String words = "";
      while (json.nextToken() == JsonToken.PROPERTY_NAME) {
        String member = json.currentName();
        json.nextToken();
        switch (member) {
          case "field" -> field = json.getString();
          case "constraint" -> constraint = json.getString();
          case "form" -> form = json.getString();
          case "words" -> words = json.getString();
          default -> json.skipChildren();
        }
      }
      return new Lowering(field, constraint, Lowering.Form.valueOf(form), words);
    }
  }
}
