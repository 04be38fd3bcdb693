package dev.pokayoke.benchmarks.databind;

import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.time.LocalDate;
import java.util.Set;
import java.util.StringJoiner;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Reads a record, validates it, compares the dates, calls the service. */
public final class ValidatedTools implements Contender {
  private final Hotel hotel;
  private final Validator validator =
      Validation.byDefaultProvider()
          .configure()
          .messageInterpolator(new ParameterMessageInterpolator())
          .buildValidatorFactory()
          .getValidator();

  /** The tools of a service. */
  public ValidatedTools(Hotel hotel) {
    this.hotel = hotel;
  }

  @Override
  public String call(Tool tool, String arguments) {
    try {
      return switch (tool) {
        case SEARCH -> search(Json.SEARCH.readValue(arguments));
        case BOOK -> book(Json.BOOK.readValue(arguments));
        case INVOICES -> invoices(Json.INVOICES.readValue(arguments));
      };
    } catch (JacksonException refused) {
      return Json.error(refused.getOriginalMessage());
    }
  }

  private String search(SearchArguments of) {
    String problems = problems(of);
    if (problems == null && !of.from().isBefore(of.to())) {
      problems = notAfter(of.to(), of.from());
    }
    return problems != null
        ? Json.error(problems)
        : Json.write(hotel.search(of.from(), of.to(), of.type(), of.guests()));
  }

  private String book(BookArguments of) {
    String problems = problems(of);
    return problems != null ? Json.error(problems) : Json.write(hotel.book(of.quote(), of.rooms()));
  }

  private String invoices(InvoicesArguments of) {
    String problems = problems(of);
    if (problems == null && of.to().isBefore(of.from())) {
      problems = notAfter(of.to(), of.from());
    }
    return problems != null
        ? Json.error(problems)
        : Json.write(hotel.invoices(of.account(), of.from(), of.to()));
  }

  private <T> @Nullable String problems(T arguments) {
    Set<ConstraintViolation<T>> violations = validator.validate(arguments);
    if (violations.isEmpty()) {
      return null;
    }
    StringJoiner all = new StringJoiner("; ");
    violations.forEach(one -> all.add(one.getPropertyPath() + " " + one.getMessage()));
    return all.toString();
  }

  private static String notAfter(LocalDate to, LocalDate from) {
    return "to " + to + " is not after from " + from;
  }
}
