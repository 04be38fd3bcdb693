package dev.pokayoke.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedactionTest {
  private static final Predicate<String> SAID =
      Set.of("ada@guests.example", "+49 30 1234567")::contains;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Use Bearer abc123.def-ghi_jkl, please|Use [removed], please",
        "Authorization: Basic dXNlcjpwYXNz|[removed]",
        "Authorization: abc, retry|[removed] retry",
        "sent basic dXNlcjpwYXNz to it|sent [removed] to it",
        "Set-Cookie: JSESSIONID=1; other=2|[removed]",
        "AccountKey=abc== x|[removed] x",
        "cvv: 123 x|[removed] x",
        "sent Basic dXNlcjpwYXNzMQ== to it|sent [removed] to it",
        "token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-DEF_123, expired|token [removed], expired",
        "cut eyJhbGciOiJIUzI1NiJ9|cut [removed]",
        "key sk-proj-abcDEF1234567890 is bad|key [removed] is bad",
        "key sk_live_abcDEF1234567890 is bad|key [removed] is bad",
        "key AKIAIOSFODNN7EXAMPLE is bad|key [removed] is bad",
        "key ghp_0123456789abcdefghijABCDEFGHIJ012345 is bad|key [removed] is bad",
        "key AIzaSyA1234567890abcdefghijklmnopqrstuv x|key [removed] x",
        "xoxb-123456789012-abcdefgh x|[removed] x",
        "-----BEGIN PRIVATE KEY----- MIIE|[removed]",
        "login failed, password=hunter2 given|login failed, [removed] given",
        "login failed, db.password: hunter2|login failed, [removed]",
        "the password is hunter2, sorry|the [removed] sorry",
        "Key wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY rejected|Key [removed] rejected",
        "AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY|[removed]",
        "redis://:p4ss@cache:6379/0 is down|[removed] is down",
        "file:///etc/passwd is missing|[removed] is missing",
        "arn:aws:iam::123456789012:user/Bob is denied|[removed] is denied",
        "number 078-05-1120 is taken|number [removed] is taken",
        "cannot reach pms-01/10.2.3.4:443 now|cannot reach [removed] now",
        "db1.prod:5432 refused|[removed] refused",
        "Cannot invoke \"Room.getId()\" here|Cannot invoke \"[removed]\" here",
        "boom at com.acme.Foo.bar(Foo.java:12)|boom at [removed]",
        "{\"api_key\":\"abc def\",\"x\":1}|{\"[removed],\"x\":1}",
        "client_secret='a b c' x|[removed] x",
        "at admin:hunter2@db1 now|at [removed] now",
        "guest bob@guests.example has it|guest [removed] has it",
        "call +49 171 7654321 now|call [removed] now",
        "card 4111 1111 1111 1111 declined|card [removed] declined",
        "card 4111-1111-1111-1111.|card [removed].",
        "card 378282246310005 declined|card [removed] declined",
        "account DE89 3704 0044 0532 0130 00 refused|account [removed] refused",
        "id 3f786850e387550fdab836ed7e6dc881de23001b x|id [removed] x",
        "see https://pms.internal/v1/rooms?key=1 for more|see [removed] for more",
        "see jdbc:postgresql://db1:5432/pms for more|see [removed] for more",
        "no route to pms.hotel.internal:8443 now|no route to [removed] now",
        "no route to db1.local now|no route to [removed] now",
        "no route to pms:8080 now|no route to [removed] now",
        "no route to localhost now|no route to [removed] now",
        "no route to 10.0.12.7:5432 now|no route to [removed] now",
        "no route to 10.0.12.7.|no route to [removed].",
        "no route to fe80::1ff:fe23:4567:890a now|no route to [removed] now",
        "no route to 2001:db8:85a3:8d3:1319:8a2e:370:7348 now|no route to [removed] now",
        "no route to ::1 now|no route to [removed] now",
        "cannot read /var/lib/pms/rooms.db now|cannot read [removed] now",
        "cannot read /etc/passwd now|cannot read [removed] now",
        "cannot read C:\\pms\\rooms.db now|cannot read [removed] now",
        "cannot read \\\\nas\\share\\rooms.db now|cannot read [removed] now",
        "cannot read ~/.ssh/id_rsa now|cannot read [removed] now",
        "cannot read config/application.yml now|cannot read [removed] now",
        "could not run [insert into booking (id, guest) values (?, ?)]|could not run [[removed]",
        "could not run select r1_0.id,r1_0.name from room r1_0|could not run [removed]",
        "could not run SELECT name FROM room WHERE id = 7|could not run [removed]",
        "could not run update room set state='SOLD'|could not run [removed]",
        "duplicate key violates unique constraint \"booking_pkey\"|duplicate key [removed]",
        "Not possible. Detail: Key (id)=(1) already exists.|Not possible. [removed]",
        "ORA-00001: unique constraint (PMS.BOOKING_PK)|[removed]",
        "java.lang.IllegalStateException: Sold out|[removed]: Sold out",
        "RoomSoldOutException: gone|[removed]: gone",
        "an OutOfMemoryError came|an [removed] came",
        "com.acme.hotel.Room is gone|[removed] is gone",
        "com.acme is gone|[removed] is gone",
        "Room@1b6d3586 is gone|[removed] is gone",
        "HotelService$$SpringCGLIB$$0 failed|[removed] failed",
        "HotelService.java:42 failed|[removed] failed",
        "pass\u200Bword=hunter2 x|[removed] x",
        "\uFF50\uFF41\uFF53\uFF53\uFF57\uFF4F\uFF52\uFF44\uFF1Dhunter2 x|[removed] x",
        "4\u200D111 1111 1111 1111|[removed]"
      })
  void takesOut(String text, String expected) {
    assertThat(Redaction.of(text, SAID)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The last suite is gone.",
        "Room R-1204 is free from 2026-06-14 to 2026-06-16.",
        "Check-in is from 15:00 to 22:30, breakfast 06:30:00.",
        "Booking key: CONFIRMATION-88213",
        "Booking 4111111111111112 is already paid.",
        "Reference 1234567890123456 is not of this hotel.",
        "Invoice 2026/03/114 of 14.03.2026 over 1.234,50 EUR.",
        "Please select a room from the list.",
        "Update the dates, set another guest, or delete from the cart.",
        "Basic breakfast is included; the bearer may enter.",
        "The basic tariff/Standard costs 89; your secret is safe.",
        "The quote of 2026-03-14T12:00:00Z ended at 2026-03-14T12:30.",
        "Hotel Paradise.The pool (indoor) is closed.",
        "The room key is at the desk: key 12, ratio 16:9.",
        "Write to ada@guests.example or call +49 30 1234567.",
        "The stay must be at least 2 nights (Mon/Tue) and/or include Sunday.",
        "Version 1.2.3 of the rate plan costs 89.50 a night.",
        "Quote 3f786850-e387-450f-aab8-36ed7e6dc881 has expired.",
        "An error occurred: exception to the rule.",
        "Zimmer für drei Gäste: belegt."
      })
  void leavesWhatAGuestMayHear(String text) {
    assertThat(Redaction.of(text, SAID)).isEqualTo(text);
  }

  @Test
  void endsWhereATraceBegins() {
    String text =
        "Sold out\n\tat com.acme.Hotel.book(Hotel.java:12)\nCaused by: x.Y: z\n\t... 12 more";
    assertThat(Redaction.of(text, SAID)).isEqualTo("Sold out");
    assertThat(Redaction.of("Sold out\r\nCaused by: boom", SAID)).isEqualTo("Sold out");
  }

  @Test
  void keepsOneLine() {
    assertThat(Redaction.of("Sold\n\tout\u0007 today ", SAID)).isEqualTo("Sold out today");
  }

  @Test
  void dropsTheWordTheCutWentThrough() {
    String text = "sold out ".repeat(112) + "password=" + "x".repeat(90);
    assertThat(Redaction.of(text, SAID)).endsWith("sold out").doesNotContain("pass");
  }

  @Test
  void theTimeIsBoundedWhateverComes() {
    List<String> hostile =
        List.of(
            "a.".repeat(500_000),
            "a".repeat(1_000_000),
            "1 ".repeat(500_000),
            "1:".repeat(500_000),
            "::".repeat(500_000),
            "/a".repeat(500_000),
            "a-".repeat(500_000),
            "a@".repeat(500_000),
            "a:a".repeat(300_000),
            "$a".repeat(500_000),
            "password".repeat(100_000),
            "select ".repeat(100_000),
            "\uFDFA".repeat(1_000_000),
            "AA11 ".repeat(100_000),
            ".".repeat(2_000),
            "1-".repeat(2_000),
            "GB82".repeat(2_000),
            "\n\t at ".repeat(100_000));
    Assertions.assertTimeout(
        Duration.ofSeconds(60),
        () -> {
          for (int times = 0; times < 5; times++) {
            for (String text : hostile) {
              assertThatCode(() -> Redaction.of(text, SAID)).doesNotThrowAnyException();
            }
          }
        });
  }
}
