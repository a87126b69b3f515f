package weka.classifiers.functions.avm;

/** Checks of option values; a bad one is named together with what would be right. */
final class Check {
  private static final String AUTO = "auto";

  private Check() {
  }

  /** The number of an option that may be auto: NaN for auto. */
  static double number(String value) {
    return value.equals(AUTO) ? Double.NaN : Double.parseDouble(value);
  }

  static String autoOrPositive(String name, String value) {
    return auto(name, value, "a number above 0", Double.MIN_VALUE, Double.MAX_VALUE);
  }

  static String autoOrNonNegative(String name, String value) {
    return auto(name, value, "a number from 0 up", 0, Double.MAX_VALUE);
  }

  static String autoOrShare(String name, String value) {
    return auto(name, value, "a number above 0 and below 1", Double.MIN_VALUE, Math.nextDown(1.0));
  }

  static String autoOrCount(String name, String value) {
    return autoOrWhole(name, value, 1);
  }

  static String autoOrNatural(String name, String value) {
    return autoOrWhole(name, value, 0);
  }

  private static String autoOrWhole(String name, String value, int least) {
    String right = "a whole number from " + least + " up";
    String checked = auto(name, value, right, least, Integer.MAX_VALUE);
    if (!checked.equals(AUTO) && number(checked) != Math.rint(number(checked))) {
      throw bad(name, value, AUTO + " or " + right);
    }
    return checked;
  }

  static double positive(String name, double value) {
    return between(name, value, "" + value, "a number above 0", Double.MIN_VALUE);
  }

  static double nonNegative(String name, double value) {
    return between(name, value, "" + value, "a number from 0 up", 0);
  }

  static int count(String name, int value) {
    return (int) between(name, value, "" + value, "a whole number from 1 up", 1);
  }

  static int natural(String name, int value) {
    return (int) between(name, value, "" + value, "a whole number from 0 up", 0);
  }

  static int any(String name, int value) {
    return value;
  }

  private static double between(String name, double value, String shown, String right, double least) {
    if (!(value >= least && value <= Double.MAX_VALUE)) {
      throw bad(name, shown, right);
    }
    return value;
  }

  private static String auto(String name, String value, String right, double least, double most) {
    String trimmed = value.trim();
    if (trimmed.equalsIgnoreCase(AUTO)) {
      return AUTO;
    }
    try {
      double number = Double.parseDouble(trimmed);
      if (number >= least && number <= most) {
        return trimmed;
      }
    } catch (NumberFormatException e) {
      throw bad(name, value, AUTO + " or " + right);
    }
    throw bad(name, value, AUTO + " or " + right);
  }

  private static IllegalArgumentException bad(String name, String value, String right) {
    return new IllegalArgumentException(name + " is '" + value + "'; it must be " + right);
  }
}
