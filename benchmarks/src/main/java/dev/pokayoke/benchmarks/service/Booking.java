package dev.pokayoke.benchmarks.service;

import java.util.List;

/** What was booked. */
public record Booking(String reference, Stay stay, List<BookedRoom> rooms) {}
