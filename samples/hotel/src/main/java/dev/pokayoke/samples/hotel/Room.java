package dev.pokayoke.samples.hotel;

/**
 * A room that is free, at a price the hotel stands by.
 *
 * @param quoteId what to book it with, such as Q-1
 * @param roomType the kind of room
 * @param breakfast whether breakfast is included
 * @param total price of the whole stay for all guests
 */
public record Room(String quoteId, RoomType roomType, boolean breakfast, Price total) {}
