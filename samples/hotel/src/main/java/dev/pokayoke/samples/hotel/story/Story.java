package dev.pokayoke.samples.hotel.story;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.Conversation;
import dev.pokayoke.runtime.ToolDescriptor;
import dev.pokayoke.runtime.ToolResult;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.samples.hotel.json.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;

/** Makes the calls of the story against a running hotel system and prints each. */
public final class Story {
  private final Toolbox tools;
  private final PmsDesk desk;
  private final PrintStream out;

  /**
   * Prepares the story.
   *
   * @param tools the hotel's tools
   * @param pms where the hotel's system listens
   * @param out where to print
   */
  public Story(Toolbox tools, URI pms, PrintStream out) {
    this.tools = tools;
    this.desk = new PmsDesk(pms);
    this.out = out;
  }

  /**
   * Prints the published tools and tells all scenes.
   *
   * @param context who the guest is
   * @throws IOException if the hotel system's desk does not answer
   */
  public void tell(CallContext context) throws IOException, InterruptedException {
    out.println("The published tools");
    for (ToolDescriptor tool : tools.tools()) {
      out.println("  " + tool.definitions().get(Dialect.MCP));
    }
    Conversation conversation = tools.conversation(context);
    int number = 0;
    for (Scene scene : Scenes.ALL) {
      number++;
      out.printf("%n%d. %s%n", number, scene.title());
      show(scene, conversation);
    }
  }

  private void show(Scene scene, Conversation conversation)
      throws IOException, InterruptedException {
    desk.failNext(scene.failing());
    int before = desk.lastRequest();
    ToolResult result = conversation.call(scene.tool(), scene.arguments());
    out.printf("   the model sent   %s %s%n", scene.tool(), scene.arguments());
    for (Coercion coercion : result.coercions()) {
      out.printf(
          "   repaired         %s: %s → %s (%s)%n",
          coercion.field(), coercion.from(), coercion.to(), coercion.rule());
    }
    boolean nothing = true;
    for (JsonObject request : desk.requestsAfter(before)) {
      nothing = false;
      out.printf(
          "   what ran         %s %s → %d%s%n",
          request.text("method"),
          request.text("path"),
          request.whole("status"),
          request.optionalText("key").map(key -> "  key " + key).orElse(""));
    }
    if (nothing) {
      out.println("   what ran         nothing");
    }
    out.printf("   the model reads  %s%s%n", result.isError() ? "[error] " : "", result.text());
  }
}
