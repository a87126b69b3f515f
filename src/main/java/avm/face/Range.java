package avm.face;

import java.util.function.DoublePredicate;

/** The ranges of numbers among the options; a value outside is named together with what would be right. */
public enum Range {
  /** Above 0. */
  POSITIVE("a number above 0", x -> x > 0 && x <= Double.MAX_VALUE),
  /** A factor whose square, and whose products with other ones, are numbers too. */
  FACTOR("a number from 1e-30 to 1e30", x -> x >= 1e-30 && x <= 1e30),
  /** 0, or such that its product with a {@link #FACTOR} is one of these, too. */
  OFFSET("0 or a number from 1e-60 to 1e60", x -> x == 0 || x >= 1e-60 && x <= 1e60),
  /** From 0 up. */
  NON_NEGATIVE("a number from 0 up", x -> x >= 0 && x <= Double.MAX_VALUE),
  /** Between 0 and 1. */
  SHARE("a number above 0 and below 1", x -> x > 0 && x < 1),
  /** From 0 to below 1. */
  BELOW_ONE("a number from 0 to below 1", x -> x >= 0 && x < 1),
  /** Whole, from 1 up. */
  COUNT("a whole number from 1 up", x -> x >= 1 && x <= Integer.MAX_VALUE && x == Math.rint(x)),
  /** Whole, from 2 up. */
  SEVERAL("a whole number from 2 up", x -> x >= 2 && COUNT.good.test(x)),
  /** Even, from 2 up. */
  EVEN("an even number from 2 up", x -> x >= 2 && x % 2 == 0 && COUNT.good.test(x)),
  /** Whole, from 0 up. */
  NATURAL("a whole number from 0 up", x -> x >= 0 && x <= Integer.MAX_VALUE && x == Math.rint(x));

  /** What the command line says for an option that is left to the learner. */
  public static final String AUTO = "auto";

  private final String right;
  private final DoublePredicate good;

  Range(String right, DoublePredicate good) {
    this.right = right;
    this.good = good;
  }

  /** {@return the number that leaves an option to the learner: 0, or -1 where 0 has a meaning of its own} */
  public int auto() {
    return good.test(0) ? -1 : 0;
  }

  /**
   * {@return a number as a property shows it}
   *
   * @param value a number, or NaN for auto
   */
  public double orAuto(double value) {
    return Double.isNaN(value) ? auto() : value;
  }

  /**
   * {@return the value of an option that is a number, having checked it}
   *
   * @param name the option
   * @param value its value
   * @param <N> the kind of number
   */
  public <N extends Number> N number(String name, N value) {
    check(name, value, value.doubleValue(), right);
    return value;
  }

  /**
   * {@return the value of an option that is a whole number or {@link #auto}, having checked it}
   *
   * @param name the option
   * @param value its value
   */
  public int numberOrAuto(String name, int value) {
    if (value != auto()) {
      check(name, value, value, AUTO + " (" + auto() + ") or " + right);
    }
    return value;
  }

  /**
   * {@return the value of an option that is a number or {@link #auto}, having checked it; NaN for auto}
   *
   * @param name the option
   * @param value its value
   */
  public double numberOrAuto(String name, double value) {
    if (value == auto()) {
      return Double.NaN;
    }
    check(name, value, value, AUTO + " (" + auto() + ") or " + right);
    return value;
  }

  /**
   * {@return the value of an option that is a number or auto as text, having checked it; NaN for auto}
   *
   * @param name the option
   * @param value its value
   */
  public double textOrAuto(String name, String value) {
    String text = value.trim();
    if (text.equalsIgnoreCase(AUTO)) {
      return Double.NaN;
    }
    double number = Double.NaN;
    try {
      number = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      // NaN is in no range
    }
    check(name, value, number, AUTO + " or " + right);
    return number;
  }

  private void check(String name, Object value, double number, String allowed) {
    if (!good.test(number)) {
      throw new IllegalArgumentException(name + " is '" + value + "'; it must be " + allowed);
    }
  }
}
