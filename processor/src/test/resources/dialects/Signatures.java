package signatures;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.pokayoke.Alias;
import dev.pokayoke.Arg;
import dev.pokayoke.FromContext;
import dev.pokayoke.GreaterThan;
import dev.pokayoke.IdempotencyKey;
import dev.pokayoke.Limit;
import dev.pokayoke.Read;
import dev.pokayoke.ToolCall;
import dev.pokayoke.Write;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.PastOrPresent;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A tool for each shape that a signature can have. */
class Signatures {
  /** Nothing to say. */
  @Read int nothing() { return 1; }

  /** Only what the model does not send. */
  @Write void hidden(@FromContext("user_id") String user, @IdempotencyKey UUID key, ToolCall call) {}

  /** Texts. */
  @Read int texts(String text, char letter, Optional<String> maybe) { return 1; }

  /** Whole numbers. */
  @Read int wholes(byte tiny, short small, int plain, long big, BigInteger huge) { return 1; }

  /** Fractions. */
  @Read int fractions(float single, double twice, BigDecimal exact) { return 1; }

  /** Ids travel as text. */
  @Read int ids(long id, Long guestId, List<Long> roomIds, @Arg(wire = Arg.Wire.NUMBER) long orderId) { return 1; }

  /** Yes and no. */
  @Read int flags(boolean on, @Nullable Boolean maybe) { return 1; }

  /** Enums. */
  @Read int choices(Kind kind, @Nullable Kind maybe, List<Kind> some, DayOfWeek day, Month month) { return 1; }

  /** Dates. */
  @Read int dates(LocalDate date, LocalDateTime dateTime, LocalTime time, YearMonth month, Year year) { return 1; }

  /** Moments. */
  @Read int moments(Instant instant, OffsetDateTime offset, ZoneId zone) { return 1; }

  /** Amounts of time. */
  @Read int amounts(Duration duration, @Arg(unit = ChronoUnit.MINUTES) Duration delay, Period period) { return 1; }

  /** Declared forms. */
  @Read int forms(@Arg(formats = {"dd.MM.yyyy", "d/M/yyyy"}) LocalDate arrival, List<LocalDate> dates) { return 1; }

  /** Other scalars. */
  @Read int scalars(UUID id, URI link, Currency currency, Locale locale) { return 1; }

  /** What is said of values. */
  @Read int said(@Arg(description = "who stays", example = "Ada") String guest,
      @Arg(defaultValue = "2") int guests, @Arg(required = false) @Nullable String note) { return 1; }

  /** Values that may be absent. */
  @Read int absent(Optional<String> text, OptionalInt number, Optional<LocalDate> date, Optional<Kind> kind,
      @Nullable List<String> list, @Nullable Room room) { return 1; }

  /** Bounds of whole numbers. */
  @Read int bounds(@Min(1) @Max(8) int guests, @Positive long count, @NegativeOrZero int floor, @Min(1) Long accountId) { return 1; }

  /** Bounds of fractions. */
  @Read int prices(@DecimalMin("0.5") @DecimalMax(value = "99.5", inclusive = false) BigDecimal price,
      @Positive double weight, @Digits(integer = 6, fraction = 2) BigDecimal sum) { return 1; }

  /** Lengths. */
  @Read int lengths(@Size(min = 2, max = 80) String name, @NotEmpty String some, @NotBlank String visible) { return 1; }

  /** Patterns. */
  @Read int patterns(@Pattern(regexp = "[A-Z]{2}[0-9]{1,4}") String code, @NotBlank @Pattern(regexp = "\\p{L}+") String name,
      @Pattern(regexp = "(?<!x)y") String odd, @Pattern(regexp = "[0-9]{200}") String digits) { return 1; }

  /** Well-known texts. */
  @Read int known(@Email @Size(max = 254) String mail) { return 1; }

  /** Moments that are constrained. */
  @Read int timely(@Future LocalDate start, @PastOrPresent Instant since) { return 1; }

  /** Values that are compared. */
  @Read int compared(LocalDate checkIn, @GreaterThan("checkIn") LocalDate checkOut, int low,
      @GreaterThan(value = "low", orEqual = true) int high) { return 1; }

  /** Policies are told to nobody. */
  @Write void refund(@Limit(max = "500") BigDecimal amount) {}

  /** Lists. */
  @Read int lists(@NotEmpty @Size(max = 5) List<@NotBlank String> names, Set<UUID> ids, int[] numbers,
      List<List<Kind>> table, @Size(min = 2) List<@Min(1) Integer> few) { return 1; }

  /** Long lists, which one API takes only together. */
  @Read int longLists(@Size(max = 600) List<String> first, @Size(max = 600) List<String> second) { return 1; }

  /** Maps. */
  @Read int maps(Map<String, Integer> counts, @Size(max = 3) Map<@Size(max = 9) String, @NotBlank String> labels,
      Map<Kind, @Positive BigDecimal> prices, @Nullable Map<String, Room> rooms) { return 1; }

  /** An object. */
  @Write void object(Room room) {}

  /** The same object twice. */
  @Write void twins(Room first, @Nullable Room second) {}

  /** Objects in objects. */
  @Write void nested(Hotel hotel) {}

  /** Lists of objects. */
  @Write void rooms(@Size(min = 1, max = 4) List<Room> rooms) {}

  /** An object without values. */
  @Write void empty(Empty empty) {}

  /** One of several. */
  @Write void pay(Payment payment, Optional<Payment> other) {}

  /** Lists of one of several. */
  @Write void payAll(List<Payment> payments) {}

  /** An object in itself. */
  @Write void tree(Folder folder) {}

  /** Objects in each other. */
  @Write void chain(Person person) {}

  /** Generic objects. */
  @Read int pages(Page<Room> rooms, Page<String> names) { return 1; }

  /** Lists in maps. */
  @Write void open(Map<DayOfWeek, @Size(min = 1) List<LocalTime>> hours, Set<Kind> kinds) {}

  /** Objects behind several others. */
  @Write void deep(@Arg(description = "all of them") List<List<Hotel>> chains, Map<String, List<Payment>> payments) {}

  /** Many values that may be absent. */
  @Read int many(@Nullable String a, @Nullable String b, @Nullable String c, @Nullable String d, @Nullable String e,
      @Nullable String f, @Nullable String g, @Nullable String h, @Nullable String i, @Nullable String j,
      @Nullable String k, @Nullable String l, @Nullable String m, @Nullable String n, @Nullable String o,
      @Nullable String p, @Nullable String q, @Nullable String r, @Nullable String s, @Nullable String t,
      @Nullable String u, @Nullable String v, @Nullable String w, @Nullable String x, @Nullable String y) { return 1; }

  /** Named by hand. */
  @Read(name = "find_by_code", title = "Find") int named(@Arg(name = "the_code") String code) { return 1; }

  /** Says "quotes", back\slashes and ünïcode. */
  @Read int odd(@Arg(description = "such as \"x\\y\" or\na line") String text) { return 1; }

  enum Kind { SINGLE, @Alias({"dbl", "double room"}) DOUBLE }

  /** A room.
   * @param beds how many
   * @param kind of it
   * @param note if any */
  record Room(@Min(1) int beds, Kind kind, @Nullable String note) {}

  /** A hotel.
   * @param name its name
   * @param rooms all of them
   * @param address where it is */
  record Hotel(@NotBlank String name, @NotEmpty List<Room> rooms, Optional<Address> address) {}

  /** An address.
   * @param street with its number
   * @param country two letters */
  record Address(String street, @Size(min = 2, max = 2) String country) {}

  record Empty() {}

  /** A part of a list.
   * @param items of this part
   * @param offset of the first */
  record Page<T>(List<T> items, @Min(0) int offset) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "method")
  @JsonSubTypes({@JsonSubTypes.Type(value = Card.class, name = "card"), @JsonSubTypes.Type(value = Cash.class, name = "cash")})
  sealed interface Payment {}

  /** By card.
   * @param number digits only
   * @param month it expires */
  record Card(@Pattern(regexp = "[0-9]{12,19}") String number, @Min(1) @Max(12) int month) implements Payment {}

  record Cash() implements Payment {}

  /** A folder.
   * @param name its name
   * @param folders in it */
  record Folder(@NotBlank String name, List<Folder> folders) {}

  /** A person.
   * @param name as in the passport
   * @param friend if any */
  record Person(String name, @Nullable Friend friend) {}

  /** A friend.
   * @param since the year
   * @param person who it is */
  record Friend(@Positive int since, Person person) {}
}
