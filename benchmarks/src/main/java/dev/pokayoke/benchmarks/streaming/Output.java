package dev.pokayoke.benchmarks.streaming;

import dev.pokayoke.benchmarks.service.BookedRoom;
import dev.pokayoke.benchmarks.service.Booking;
import dev.pokayoke.benchmarks.service.Invoice;
import dev.pokayoke.benchmarks.service.Room;
import java.io.StringWriter;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes results and refusals. */
final class Output {
  private static final JsonFactory JSON = new JsonFactory();

  private Output() {}

  static String rooms(List<Room> rooms) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      out.writeStartObject();
      out.writeName("result");
      out.writeStartArray();
      for (Room room : rooms) {
        out.writeStartObject();
        out.writeStringProperty("quote", room.quote());
        out.writeStringProperty("type", room.type().name());
        out.writeNumberProperty("beds", room.beds());
        out.writeBooleanProperty("breakfast", room.breakfast());
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    return text.toString();
  }

  static String booking(Booking booking) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      out.writeStartObject();
      out.writeStringProperty("reference", booking.reference());
      out.writeName("stay");
      out.writeStartObject();
      out.writeStringProperty("from", booking.stay().from().toString());
      out.writeStringProperty("to", booking.stay().to().toString());
      out.writeEndObject();
      out.writeName("rooms");
      out.writeStartArray();
      for (BookedRoom room : booking.rooms()) {
        out.writeStartObject();
        out.writeStringProperty("number", room.number());
        out.writeStringProperty("type", room.type().name());
        if (room.note() != null) {
          out.writeStringProperty("note", room.note());
        }
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    return text.toString();
  }

  static String invoices(List<Invoice> invoices) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      out.writeStartObject();
      out.writeName("result");
      out.writeStartArray();
      for (Invoice invoice : invoices) {
        out.writeStartObject();
        out.writeStringProperty("number", invoice.number());
        out.writeStringProperty("issued", invoice.issued().toString());
        out.writeName("amount");
        out.writeNumber(invoice.amount().toPlainString());
        out.writeBooleanProperty("paid", invoice.paid());
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    return text.toString();
  }

  static String refused(List<Problem> problems) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      out.writeStartObject();
      out.writeName("error");
      out.writeStartObject();
      out.writeStringProperty("code", "INVALID_ARGUMENT");
      if (problems.size() == 1) {
        problem(problems.get(0), out);
      } else {
        out.writeStringProperty("message", problems.size() + " problems; nothing ran.");
      }
      out.writeBooleanProperty("retryable", true);
      if (problems.size() > 1) {
        out.writeName("problems");
        out.writeStartArray();
        for (Problem problem : problems) {
          out.writeStartObject();
          problem(problem, out);
          out.writeEndObject();
        }
        out.writeEndArray();
      }
      out.writeStringProperty("fix", "Correct it and call again.");
      out.writeEndObject();
      out.writeEndObject();
    }
    return text.toString();
  }

  private static void problem(Problem problem, JsonGenerator out) {
    out.writeStringProperty("field", problem.field());
    out.writeStringProperty("message", problem.message());
  }
}
