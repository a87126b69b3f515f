package avm.experiments.paper;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A line of the paper's tables, as printed.csv has them.
 *
 * @param part batch, online or regression
 * @param set the set's name here
 * @param system the system's name
 * @param value accuracy, mistake rate or RMSE
 * @param deviation of the value, empty where none is printed
 * @param seconds of training, or of the whole stream
 * @param testSeconds of predicting the test rows
 */
record Printed(String part, String set, String system, String value, String deviation, String seconds,
    String testSeconds) {
  static final Printed NONE = new Printed("", "", "", "", "", "", "");

  static List<Printed> all() throws IOException {
    return lines("printed.csv").stream().map(f -> new Printed(f[0], f[1], f[2], f[3], f[4], f[5], f[6])).toList();
  }

  private static List<String[]> lines(String file) throws IOException {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        Printed.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
      return in.lines().skip(1).map(line -> line.split(",", -1)).toList();
    }
  }

  /** How many rows the paper's set has: those to train on in a batch, all of a stream; NaN where it has none such. */
  static double rows(String part, String set) throws IOException {
    return lines("sizes.csv").stream().filter(f -> f[0].equals(set)).mapToDouble(f -> number(f[1])
        + (part.equals(Tables.ONLINE) ? number(f[2]) : 0)).findFirst().orElse(Double.NaN);
  }

  static Printed of(List<Printed> all, String part, String set, String system) {
    return all.stream().filter(p -> p.part.equals(part) && p.set.equals(set) && p.system.equals(system)).findFirst()
        .orElse(NONE);
  }

  String text() {
    return value.isEmpty() ? "–" : deviation.isEmpty() ? value : value + " ± " + deviation;
  }

  /** A printed number, NaN where there is none. */
  static double number(String text) {
    return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
  }
}
