package weka.classifiers.functions.avm.options;

import java.util.function.DoublePredicate;

/** The ranges of numbers among the options; a value outside is named together with what would be right. */
enum Range {
  POSITIVE("a number above 0", x -> x > 0 && x <= Double.MAX_VALUE),
  NON_NEGATIVE("a number from 0 up", x -> x >= 0 && x <= Double.MAX_VALUE),
  SHARE("a number above 0 and below 1", x -> x > 0 && x < 1),
  COUNT("a whole number from 1 up", x -> x >= 1 && x <= Integer.MAX_VALUE && x == Math.rint(x)),
  NATURAL("a whole number from 0 up", x -> x >= 0 && x <= Integer.MAX_VALUE && x == Math.rint(x));

  /** The value of an option that is left to the learner. */
  static final String AUTO = "auto";

  private final String right;
  private final DoublePredicate good;

  Range(String right, DoublePredicate good) {
    this.right = right;
    this.good = good;
  }

  /** The number of an option that may be auto: NaN for auto. */
  static double orNaN(String value) {
    return value.equals(AUTO) ? Double.NaN : Double.parseDouble(value);
  }

  /** Checks the value of an option that is a number. */
  <N extends Number> N number(String name, N value) {
    return checked(name, value, value, value.doubleValue(), right);
  }

  /** Checks the value of an option that is a number or auto, and trims it. */
  String numberOrAuto(String name, String value) {
    String text = value.trim();
    return text.equalsIgnoreCase(AUTO) ? AUTO : checked(name, value, text, parsed(text), AUTO + " or " + right);
  }

  private static double parsed(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  private <T> T checked(String name, T shown, T value, double number, String allowed) {
    if (!good.test(number)) {
      throw new IllegalArgumentException(name + " is '" + shown + "'; it must be " + allowed);
    }
    return value;
  }
}
