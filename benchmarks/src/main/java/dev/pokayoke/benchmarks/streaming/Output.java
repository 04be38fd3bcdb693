package dev.pokayoke.benchmarks.streaming;

import dev.pokayoke.benchmarks.service.BookedRoom;
import dev.pokayoke.benchmarks.service.Booking;
import dev.pokayoke.benchmarks.service.Invoice;
import dev.pokayoke.benchmarks.service.Room;
import java.io.StringWriter;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;

/** Writes results and refusals. */
final class Output {
  private static final JsonFactory JSON = new JsonFactory();

  private static final SerializedString QUOTE = new SerializedString("quote");
  private static final SerializedString TYPE = new SerializedString("type");
  private static final SerializedString BEDS = new SerializedString("beds");
  private static final SerializedString BREAKFAST = new SerializedString("breakfast");
  private static final SerializedString REFERENCE = new SerializedString("reference");
  private static final SerializedString FROM = new SerializedString("from");
  private static final SerializedString TO = new SerializedString("to");
  private static final SerializedString NUMBER = new SerializedString("number");
  private static final SerializedString NOTE = new SerializedString("note");
  private static final SerializedString ISSUED = new SerializedString("issued");
  private static final SerializedString PAID = new SerializedString("paid");
  private static final SerializedString CODE = new SerializedString("code");
  private static final SerializedString RETRYABLE = new SerializedString("retryable");
  private static final SerializedString FIX = new SerializedString("fix");
  private static final SerializedString FIELD = new SerializedString("field");
  private static final SerializedString MESSAGE = new SerializedString("message");
  private static final SerializedString RESULT = new SerializedString("result");
  private static final SerializedString STAY = new SerializedString("stay");
  private static final SerializedString ROOMS = new SerializedString("rooms");
  private static final SerializedString AMOUNT = new SerializedString("amount");
  private static final SerializedString ERROR = new SerializedString("error");
  private static final SerializedString PROBLEMS = new SerializedString("problems");

  private Output() {}

  static String rooms(List<Room> rooms) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      out.writeStartObject();
      out.writeName(RESULT);
      out.writeStartArray();
      for (Room room : rooms) {
        out.writeStartObject();
        out.writeName(QUOTE);
        out.writeString(room.quote());
        out.writeName(TYPE);
        out.writeString(room.type().name());
        out.writeName(BEDS);
        out.writeNumber(room.beds());
        out.writeName(BREAKFAST);
        out.writeBoolean(room.breakfast());
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
      out.writeName(REFERENCE);
      out.writeString(booking.reference());
      out.writeName(STAY);
      out.writeStartObject();
      out.writeName(FROM);
      out.writeString(booking.stay().from().toString());
      out.writeName(TO);
      out.writeString(booking.stay().to().toString());
      out.writeEndObject();
      out.writeName(ROOMS);
      out.writeStartArray();
      for (BookedRoom room : booking.rooms()) {
        out.writeStartObject();
        out.writeName(NUMBER);
        out.writeString(room.number());
        out.writeName(TYPE);
        out.writeString(room.type().name());
        if (room.note() != null) {
          out.writeName(NOTE);
          out.writeString(room.note());
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
      out.writeName(RESULT);
      out.writeStartArray();
      for (Invoice invoice : invoices) {
        out.writeStartObject();
        out.writeName(NUMBER);
        out.writeString(invoice.number());
        out.writeName(ISSUED);
        out.writeString(invoice.issued().toString());
        out.writeName(AMOUNT);
        out.writeNumber(invoice.amount().toPlainString());
        out.writeName(PAID);
        out.writeBoolean(invoice.paid());
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
      out.writeName(ERROR);
      out.writeStartObject();
      out.writeName(CODE);
      out.writeString("INVALID_ARGUMENT");
      if (problems.size() == 1) {
        problem(problems.get(0), out);
      } else {
        out.writeStringProperty("message", problems.size() + " problems; nothing ran.");
      }
      out.writeName(RETRYABLE);
      out.writeBoolean(true);
      if (problems.size() > 1) {
        out.writeName(PROBLEMS);
        out.writeStartArray();
        for (Problem problem : problems) {
          out.writeStartObject();
          problem(problem, out);
          out.writeEndObject();
        }
        out.writeEndArray();
      }
      out.writeName(FIX);
      out.writeString("Correct it and call again.");
      out.writeEndObject();
      out.writeEndObject();
    }
    return text.toString();
  }

  private static void problem(Problem problem, JsonGenerator out) {
    out.writeName(FIELD);
    out.writeString(problem.field());
    out.writeName(MESSAGE);
    out.writeString(problem.message());
  }
}
