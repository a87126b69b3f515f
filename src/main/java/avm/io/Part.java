package avm.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A named part of a saved model: values by name. A value is a number, a whole number, a text, an array, another part or a
 * list of parts. Whoever has state writes it into a part and reads it back by the same names. A name that is missing, or a
 * value of another kind or size, is refused with a {@link FormatException} that names it.
 */
public final class Part {
  private final Map<String, Object> values = new LinkedHashMap<>();

  /** Makes an empty part. */
  public Part() {
  }

  /**
   * Puts a value: a Double, Long, String, double[], int[], Part or List of parts.
   *
   * @param name its name, not used before
   * @param value the value
   * @return this part
   */
  private Part set(String name, Object value) {
    if (values.put(name, value) != null) {
      throw new IllegalArgumentException("'" + name + "' is put into a part twice");
    }
    return this;
  }

  /**
   * Puts a number.
   *
   * @param name its name
   * @param value the number
   * @return this part
   */
  public Part put(String name, double value) {
    return set(name, value);
  }

  /**
   * Puts a whole number.
   *
   * @param name its name
   * @param value the number
   * @return this part
   */
  public Part put(String name, long value) {
    return set(name, value);
  }

  /**
   * Puts a truth value.
   *
   * @param name its name
   * @param value true or false
   * @return this part
   */
  public Part put(String name, boolean value) {
    return set(name, value ? 1L : 0L);
  }

  /**
   * Puts a text.
   *
   * @param name its name
   * @param value the text
   * @return this part
   */
  public Part put(String name, String value) {
    return set(name, value);
  }

  /**
   * Puts numbers.
   *
   * @param name their name
   * @param value the numbers; not copied
   * @return this part
   */
  public Part put(String name, double[] value) {
    return set(name, value);
  }

  /**
   * Puts whole numbers.
   *
   * @param name their name
   * @param value the numbers; not copied
   * @return this part
   */
  public Part put(String name, int[] value) {
    return set(name, value);
  }

  /**
   * Puts a part.
   *
   * @param name its name
   * @param value the part
   * @return this part
   */
  public Part put(String name, Part value) {
    return set(name, value);
  }

  /**
   * Puts a list of parts.
   *
   * @param name its name
   * @param value the parts
   * @return this part
   */
  public Part put(String name, List<Part> value) {
    return set(name, value);
  }

  /** The names and values, in their order; for {@link ModelFormat}. */
  Map<String, Object> values() {
    return values;
  }

  /** Takes a value that was read; false if the name was there before. */
  boolean take(String name, Object value) {
    return values.put(name, value) == null;
  }

  /** {@return the names of the values} */
  public Set<String> names() {
    return values.keySet();
  }

  /**
   * Whether there is a value of a name.
   *
   * @param name the name
   * @return true if there is
   */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  private <T> T get(String name, Class<T> kind) {
    Object value = values.get(name);
    if (value == null) {
      throw new FormatException("the model has no '" + name + "'");
    }
    if (!kind.isInstance(value)) {
      throw new FormatException("the model's '" + name + "' is of another kind than expected");
    }
    return kind.cast(value);
  }

  /**
   * A number.
   *
   * @param name its name
   * @return the number
   */
  public double number(String name) {
    return get(name, Double.class);
  }

  /**
   * A whole number.
   *
   * @param name its name
   * @return the number
   */
  public long whole(String name) {
    return get(name, Long.class);
  }

  /**
   * A whole number within a range.
   *
   * @param name its name
   * @param least the smallest value allowed
   * @param most the largest value allowed
   * @return the number
   */
  public int whole(String name, int least, int most) {
    long value = whole(name);
    if (value < least || value > most) {
      throw new FormatException("the model's '" + name + "' is " + value + "; it must be from " + least + " to " + most);
    }
    return (int) value;
  }

  /**
   * A truth value.
   *
   * @param name its name
   * @return true or false
   */
  public boolean truth(String name) {
    return whole(name, 0, 1) == 1;
  }

  /**
   * A text.
   *
   * @param name its name
   * @return the text
   */
  public String text(String name) {
    return get(name, String.class);
  }

  /**
   * The constant of an enum, saved by its {@code toString}.
   *
   * @param name its name
   * @param constants the enum's constants
   * @param <E> the enum
   * @return the constant
   */
  public <E> E choice(String name, E[] constants) {
    String text = text(name);
    for (E constant : constants) {
      if (constant.toString().equals(text)) {
        return constant;
      }
    }
    throw new FormatException("the model's '" + name + "' is '" + text + "'; it must be one of "
        + Arrays.toString(constants));
  }

  /**
   * Numbers.
   *
   * @param name their name
   * @return the numbers; not a copy
   */
  public double[] numbers(String name) {
    return get(name, double[].class);
  }

  /**
   * So many numbers.
   *
   * @param name their name
   * @param size how many there must be
   * @return the numbers; not a copy
   */
  public double[] numbers(String name, int size) {
    double[] numbers = numbers(name);
    checkSize(name, numbers.length, size);
    return numbers;
  }

  /**
   * Whole numbers.
   *
   * @param name their name
   * @return the numbers; not a copy
   */
  public int[] wholes(String name) {
    return get(name, int[].class);
  }

  /**
   * So many whole numbers.
   *
   * @param name their name
   * @param size how many there must be
   * @return the numbers; not a copy
   */
  public int[] wholes(String name, int size) {
    int[] wholes = wholes(name);
    checkSize(name, wholes.length, size);
    return wholes;
  }

  private static void checkSize(String name, int size, int expected) {
    if (size != expected) {
      throw new FormatException("the model's '" + name + "' has " + size + " numbers; it must have " + expected);
    }
  }

  /**
   * A part.
   *
   * @param name its name
   * @return the part
   */
  public Part part(String name) {
    return get(name, Part.class);
  }

  /**
   * A list of parts.
   *
   * @param name its name
   * @return the parts
   */
  public List<Part> parts(String name) {
    List<Part> parts = new ArrayList<>();
    for (Object each : get(name, List.class)) {
      parts.add((Part) each);
    }
    return parts;
  }
}
