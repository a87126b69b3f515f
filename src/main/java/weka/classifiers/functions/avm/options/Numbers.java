package weka.classifiers.functions.avm.options;

import avm.face.Range;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A list of numbers as the value of an option, parted by commas; none is the empty list, and so is auto. */
public final class Numbers {
  private static final String NONE = "none";

  private Numbers() {
  }

  /**
   * {@return the numbers that a value gives}
   *
   * @param option the option's name
   * @param value its value
   * @throws IllegalArgumentException if it is neither auto nor none nor numbers above 0
   */
  public static List<Double> of(String option, String value) {
    return value.equals(NONE) || value.equals(Range.AUTO) ? List.of()
        : Arrays.stream(value.split(",")).map(each -> Range.POSITIVE.number(option, number(each.trim()))).toList();
  }

  /** A number, NaN for what is none. */
  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /**
   * {@return numbers as a value}
   *
   * @param numbers the numbers, or null for none
   */
  public static String text(double[] numbers) {
    return numbers == null ? NONE : Arrays.stream(numbers).mapToObj(Double::toString)
        .collect(Collectors.joining(","));
  }
}
