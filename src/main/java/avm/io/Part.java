package avm.io;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A named part of a saved model: values by name. A value is a number, a whole number, a text, an array, another part or
 * a list of parts. Whoever has state writes it into a part and reads it back by the same names. A name that is missing,
 * or a value of another kind or size, is refused with a {@link NotAModel} that names it.
 */
public final class Part {
  private final Map<String, Object> values = new LinkedHashMap<>();

  /**
   * Puts a value.
   *
   * @param name its name, not used before
   * @param value a number, truth value, text, double[], int[], Part or List of parts; arrays are not copied
   * @return this part
   */
  public Part put(String name, Object value) {
    if (!take(name, kept(value))) {
      throw new IllegalArgumentException("'" + name + "' is put into a part twice");
    }
    return this;
  }

  /**
   * {@return a copy with another value of a name, or with one more; arrays and parts are shared}
   *
   * @param name the name
   * @param value its value
   */
  public Part with(String name, Object value) {
    Part copy = new Part();
    copy.values.putAll(values);
    copy.values.put(name, kept(value));
    return copy;
  }

  /**
   * {@return a copy without a name; arrays and parts are shared}
   *
   * @param name the name, which may not be there
   */
  public Part without(String name) {
    Part copy = new Part();
    copy.values.putAll(values);
    copy.values.remove(name);
    return copy;
  }

  /**
   * {@return this with every number replaced by own·number + other·(the other's number), in parts and lists, too; what is
   * no number, or a whole one, stays}
   *
   * @param others a part of the same names, whose arrays and lists are as long
   * @param own what this one's numbers are multiplied by
   * @param other what the other's are multiplied by
   */
  public Part combined(Part others, double own, double other) {
    Part result = new Part();
    values.forEach((name, value) -> result.values.put(name,
        value instanceof Double x ? (Object) (own * x + other * others.number(name))
        : value instanceof double[] x ? combined(x, others.numbers(name, x.length), own, other)
        : value instanceof Part x ? x.combined(others.part(name), own, other)
        : value instanceof List ? IntStream.range(0, parts(name).size())
            .mapToObj(k -> parts(name).get(k).combined(others.parts(name).get(k), own, other)).toList() : value));
    return result;
  }

  private static double[] combined(double[] x, double[] y, double own, double other) {
    return IntStream.range(0, x.length).mapToDouble(k -> own * x[k] + other * y[k]).toArray();
  }

  /**
   * {@return a value in words}
   *
   * @param name its name
   */
  public String show(String name) {
    Object value = get(name, Object.class);
    return value instanceof double[] numbers ? Arrays.toString(numbers)
        : value instanceof int[] wholes ? Arrays.toString(wholes) : value.toString();
  }

  /** A value as it is kept: whole numbers and truth values as Long. */
  private static Object kept(Object value) {
    if (value instanceof Integer whole) {
      return whole.longValue();
    }
    if (value instanceof Boolean truth) {
      return truth ? 1L : 0L;
    }
    if (value instanceof Double || value instanceof Long || value instanceof String || value instanceof double[]
        || value instanceof int[] || value instanceof Part || value instanceof List) {
      return value;
    }
    throw new IllegalArgumentException("a part cannot keep " + value
        + "; it keeps numbers, truth values, texts, double[], int[], parts and lists of parts");
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
   * {@return whether there is a value of a name}
   *
   * @param name the name
   */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  private <T> T get(String name, Class<T> kind) {
    Object value = values.get(name);
    if (value == null) {
      throw new NotAModel("the model has no '" + name + "'");
    }
    if (!kind.isInstance(value)) {
      throw new NotAModel("the model's '" + name + "' is of another kind than expected");
    }
    return kind.cast(value);
  }

  /**
   * {@return a number}
   *
   * @param name its name
   */
  public double number(String name) {
    return get(name, Double.class);
  }

  /**
   * {@return a whole number}
   *
   * @param name its name
   */
  public long whole(String name) {
    return get(name, Long.class);
  }

  /**
   * {@return a whole number within a range}
   *
   * @param name its name
   * @param least the smallest value allowed
   * @param most the largest value allowed
   */
  public int whole(String name, int least, int most) {
    long value = whole(name);
    if (value < least || value > most) {
      throw new NotAModel("the model's '" + name + "' is " + value + "; it must be from " + least + " to " + most);
    }
    return (int) value;
  }

  /**
   * {@return a truth value}
   *
   * @param name its name
   */
  public boolean truth(String name) {
    return whole(name, 0, 1) == 1;
  }

  /**
   * {@return a text}
   *
   * @param name its name
   */
  public String text(String name) {
    return get(name, String.class);
  }

  /**
   * {@return the constant of an enum, saved by its {@code toString}}
   *
   * @param name its name
   * @param constants the enum's constants
   * @param <E> the enum
   */
  public <E> E choice(String name, E[] constants) {
    String text = text(name);
    return Arrays.stream(constants).filter(c -> c.toString().equals(text)).findFirst().orElseThrow(() -> new NotAModel(
        "the model's '" + name + "' is '" + text + "'; it must be one of " + Arrays.toString(constants)));
  }

  /**
   * {@return numbers; not a copy}
   *
   * @param name their name
   */
  public double[] numbers(String name) {
    return get(name, double[].class);
  }

  /**
   * {@return numbers of which there must be so many; not a copy}
   *
   * @param name their name
   * @param size how many there must be
   */
  public double[] numbers(String name, int size) {
    double[] numbers = numbers(name);
    checkSize(name, numbers.length, size);
    return numbers;
  }

  /**
   * {@return whole numbers; not a copy}
   *
   * @param name their name
   */
  public int[] wholes(String name) {
    return get(name, int[].class);
  }

  /**
   * {@return whole numbers of which there must be so many; not a copy}
   *
   * @param name their name
   * @param size how many there must be
   */
  public int[] wholes(String name, int size) {
    int[] wholes = wholes(name);
    checkSize(name, wholes.length, size);
    return wholes;
  }

  private static void checkSize(String name, int size, int expected) {
    if (size != expected) {
      throw new NotAModel("the model's '" + name + "' has " + size + " numbers; it must have " + expected);
    }
  }

  /**
   * {@return a part}
   *
   * @param name its name
   */
  public Part part(String name) {
    return get(name, Part.class);
  }

  /**
   * {@return a list of parts}
   *
   * @param name its name
   */
  public List<Part> parts(String name) {
    List<?> parts = get(name, List.class);
    return parts.stream().map(Part.class::cast).toList();
  }
}
