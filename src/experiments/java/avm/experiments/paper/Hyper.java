package avm.experiments.paper;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hyperparameters that the paper's procedure chooses; NaN is one that a system does not have.
 *
 * @param gamma γ of the kernel
 * @param lambdaN λ times the number of rows
 * @param eta η, the step size
 * @param c C of a batch machine
 * @param delta δ, the diameter of AVM's cells
 */
record Hyper(double gamma, double lambdaN, double eta, double c, double delta) {
  private static final Pattern FORM = Pattern.compile("gamma=(\\S+) lambdaN=(\\S+) eta=(\\S+) C=(\\S+) delta=(\\S+)");

  /** As it is written in the CSV file. */
  String text() {
    return String.format(Locale.ROOT, "gamma=%s lambdaN=%s eta=%s C=%s delta=%s", gamma, lambdaN, eta, c, delta);
  }

  /** What {@link #text} wrote. */
  static Hyper parse(String text) {
    Matcher m = FORM.matcher(text);
    if (!m.find()) {
      throw new IllegalArgumentException(text);
    }
    return new Hyper(Double.parseDouble(m.group(1)), Double.parseDouble(m.group(2)), Double.parseDouble(m.group(3)),
        Double.parseDouble(m.group(4)), Double.parseDouble(m.group(5)));
  }

  /** {@return the setting of a batch machine, in short} */
  String machine() {
    return String.format(Locale.ROOT, "gamma=%s C=%s", gamma, c);
  }

  Hyper withDelta(double other) {
    return new Hyper(gamma, lambdaN, eta, c, other);
  }
}
