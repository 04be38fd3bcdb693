package dev.pokayoke.samples.hotel.story;

/**
 * One call of the story.
 *
 * @param title what it shows
 * @param failing how many of the next requests the hotel's system answers with 503
 * @param tool name of the tool, as the model sends it
 * @param arguments text of the arguments, as the model sends it
 */
record Scene(String title, int failing, String tool, String arguments) {

  static Scene of(String title, String tool, String arguments) {
    return new Scene(title, 0, tool, arguments);
  }

  Scene whileFailing(int requests) {
    return new Scene(title, requests, tool, arguments);
  }
}
