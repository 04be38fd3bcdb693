package dev.pokayoke.samples.hotel.story;

import java.util.List;

/** The calls of the story, in order; later ones build on what earlier ones booked. */
final class Scenes {
  private Scenes() {}

  static final List<Scene> ALL =
      List.of(
          Scene.of(
              "An exact call",
              "search_availability",
              """
              {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"DOUBLE","guests":2}"""),
          Scene.of(
              "Repaired: four arguments that have only one reading",
              "search_availability",
              """
              {"checkIn":"06/14/2026","check_out":"2026-06-16","room_type":"Double Room","guests":"2"}"""),
          Scene.of(
              "Refused: every problem at once, and nothing runs",
              "search_availability",
              """
              {"check_in":"03/04/2026","check_out":"2026-03-01","room_type":"penthouse","guests":0}"""),
          Scene.of(
              "Refused: a rule between two arguments",
              "search_availability",
              """
              {"check_in":"2026-06-14","check_out":"2026-06-12","room_type":"DOUBLE","guests":2}"""),
          Scene.of(
              "Declared failure: the service's own exception, in words for the model",
              "search_availability",
              """
              {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"SINGLE","guests":2}"""),
          Scene.of(
              "The guest's own reservation", "get_reservation", "{\"reservation_id\":\"B-1001\"}"),
          Scene.of(
              "Another guest's reservation: who asks comes from the host, never from the model",
              "get_reservation",
              "{\"reservation_id\":\"B-1002\"}"),
          Scene.of(
                  "503 twice, then fine: the model hears nothing of it",
                  "search_availability",
                  """
                  {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"SUITE","guests":4}""")
              .whileFailing(2),
          Scene.of(
                  "503 three times: one owner of retries, three requests, both doors closed",
                  "search_availability",
                  """
                  {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"SUITE","guests":4}""")
              .whileFailing(3),
          Scene.of(
              "A write with its key",
              "create_booking",
              "{\"quote_id\":\"Q-1\",\"note\":\"Quiet room\"}"),
          Scene.of(
              "The same write again: the same key, so still one booking",
              "create_booking",
              "{\"quote_id\":\"Q-1\",\"note\":\"Quiet room\"}"),
          Scene.of(
                  "A write whose outcome is unknown: sent once, never guessed",
                  "change_reservation_dates",
                  """
                  {"reservation_id":"B-1001","check_in":"2026-06-11","check_out":"2026-06-13"}""")
              .whileFailing(1),
          Scene.of(
              "Declared conflict: the hotel is full",
              "change_reservation_dates",
              """
              {"reservation_id":"B-1001","check_in":"2026-06-25","check_out":"2026-06-27"}"""),
          Scene.of(
              "A write that takes back", "cancel_reservation", "{\"reservation_id\":\"B-1005\"}"),
          Scene.of("No such tool", "search_rooms", "{}"));
}
