package dev.pokayoke.runtime.generated;

import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;

/**
 * Where results and arguments are written as JSON.
 *
 * <p>{@link #at} names the property that the next value belongs to; a {@code null} value drops both
 * name and value, and a {@code null} item of a list is dropped, because nulls inside a result are
 * omitted. The {@code null} of {@link #beginResult} is written.
 *
 * <pre>{@code
 * out.begin();
 * out.at(ROOM, 0).string(room.id());
 * out.at(ROOM, 1).choice(ROOM_TYPE, room.type());
 * out.end();
 * }</pre>
 */
public final class Sink extends Writers {
  private static final JsonFactory JSON = new JsonFactory();
  private static final SerializableString RESULT = new SerializedString("result");

  private final WrittenText written;
  private final String onEmpty;

  private Sink(WrittenText written, String onEmpty, boolean exact) {
    super(JSON.createGenerator(ObjectWriteContext.empty(), written), exact);
    this.written = written;
    this.onEmpty = onEmpty;
  }

  /**
   * For the runtime: an empty text to write to.
   *
   * @param onEmpty the note beside an empty result; empty for none
   */
  public static Sink withNote(String onEmpty) {
    return new Sink(new WrittenText(), onEmpty, false);
  }

  /**
   * For the runtime: an empty text in which values that differ stay different; it may not be well
   * formed where they are not, and is not for a model.
   */
  public static Sink exact() {
    return new Sink(new WrittenText(), "", true);
  }

  /** For the runtime: the finished text; nothing can be written after it. */
  public String text() {
    out.close(); // gives the buffers back, which are many times the text
    return written.text();
  }

  /** Names the property that the next value belongs to. */
  public Sink at(Shape shape, int property) {
    pending = shape.written(property);
    return this;
  }

  /** Names the property that the next value belongs to, where no shape has it. */
  public Sink at(String name) {
    pending = new SerializedString(name);
    return this;
  }

  /** Names the entry of a map that the next value belongs to. */
  public Sink entry(String key) {
    return at(sent(key));
  }

  /** Names the entry of a map that the next value belongs to, by a constant of an enum. */
  public <E extends Enum<E>> Sink entry(Choice<E> keys, E key) {
    pending = keys.wire(key);
    return this;
  }

  /** Begins an object. */
  public void begin() {
    named();
    out.writeStartObject();
  }

  /** Ends an object. */
  public void end() {
    out.writeEndObject();
  }

  /** Begins a list. */
  public void beginArray() {
    named();
    out.writeStartArray();
  }

  /** Ends a list. */
  public void endArray() {
    out.writeEndArray();
  }

  /** Begins a result that is not an object: the name {@code result}; its value is next. */
  public void beginResult() {
    out.writeStartObject();
    out.writeName(RESULT);
  }

  /** Ends what {@link #beginResult} began; an empty result gets the tool's note. */
  public void endResult(boolean empty) {
    if (empty && !onEmpty.isEmpty()) {
      at("note").string(onEmpty);
    }
    out.writeEndObject();
  }

  /** The result of a method that found nothing: {@code {"result":null}} and the tool's note. */
  public void noResult() {
    beginResult();
    nil();
    endResult(true);
  }

  /** The result of a {@code void} method: {@code {"result":"done"}}. */
  public void done() {
    beginResult();
    string("done");
    endResult(false);
  }
}
