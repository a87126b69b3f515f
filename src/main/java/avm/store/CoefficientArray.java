package avm.store;

import avm.data.FloatDot;
import avm.data.Vectors;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;

/**
 * A number for each output and stored vector: what rows form inner products with. Where rows are compared in single
 * precision, a copy in single precision is kept in step with it; only {@link FloatRow} knows of that.
 */
public final class CoefficientArray {
  private final double[][] values;
  /** The same in single precision, or null where nobody has asked. */
  private Singles singles;
  private long version;

  /** Numbers in single precision; its field is final, so that another thread sees what is in it. */
  private record Singles(float[][] of) {
  }

  /**
   * Makes an array of zeros.
   *
   * @param outputs how many outputs there are
   */
  public CoefficientArray(int outputs) {
    values = new double[outputs][Vectors.capacity(0)];
  }

  /** {@return the number of outputs} */
  public int outputs() {
    return values.length;
  }

  /** {@return for how many stored vectors there is room} */
  public int room() {
    return values[0].length;
  }

  /** {@return another number after every change} */
  long version() {
    return version;
  }

  /**
   * Makes room for stored vectors.
   *
   * @param n how many
   */
  public void resize(int n) {
    if (n > room()) {
      for (int o = 0; o < values.length; o++) {
        values[o] = Vectors.room(values[o], n);
      }
      changed();
    }
  }

  /**
   * {@return one number}
   *
   * @param output which output
   * @param i which stored vector
   */
  public double get(int output, int i) {
    return values[output][i];
  }

  /**
   * Adds to one number.
   *
   * @param output which output
   * @param i which stored vector
   * @param amount what is added
   */
  public void add(int output, int i, double amount) {
    values[output][i] += amount;
    version++;
    if (singles != null) {
      singles.of[output][i] = (float) values[output][i];
    }
  }

  /**
   * {@return whether some output's number of a stored vector is not 0}
   *
   * @param i which stored vector
   */
  public boolean counts(int i) {
    for (double[] of : values) {
      if (of[i] != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds to the numbers of some stored vectors.
   *
   * @param output which output
   * @param index which stored vectors, each once
   * @param changes what is added to each, times the factor
   * @param count how many
   * @param factor the factor
   */
  public void add(int output, int[] index, double[] changes, int count, double factor) {
    double[] of = values[output];
    for (int k = 0; k < count; k++) {
      of[index[k]] += factor * changes[k];
    }
    version++;
    for (int k = 0; singles != null && k < count; k++) {
      singles.of[output][index[k]] = (float) of[index[k]];
    }
  }

  /**
   * Makes the numbers of a stored vector 0.
   *
   * @param i which stored vector
   */
  public void clear(int i) {
    for (int o = 0; o < values.length; o++) {
      add(o, i, -values[o][i]);
    }
  }

  /**
   * The numbers of an output themselves, not a copy. Whoever writes into them calls {@link #changed} afterwards.
   *
   * @param output which output
   * @return a number for each stored vector
   */
  public double[] values(int output) {
    return values[output];
  }

  /** Numbers were written into {@link #values}. */
  public void changed() {
    version++;
    if (singles != null) {
      singles = copy();
    }
  }

  /**
   * Replaces all numbers.
   *
   * @param numbers an output's numbers by stored vector
   */
  public void fill(IntFunction<IntToDoubleFunction> numbers) {
    for (int o = 0; o < values.length; o++) {
      Arrays.setAll(values[o], numbers.apply(o));
    }
    changed();
  }

  /**
   * Adds up the numbers of vectors that are merged.
   *
   * @param target the new index of each stored vector
   */
  public void merge(int[] target) {
    for (double[] of : values) {
      Vectors.gather(of, target, target.length);
    }
    changed();
  }

  /** The numbers of an output in single precision, 0 after the last, with {@link FloatDot#room}. */
  float[] singles(int output) {
    Singles kept = singles;
    if (kept == null) {
      kept = copy();
      singles = kept;
    }
    return kept.of[output];
  }

  private Singles copy() {
    float[][] copy = new float[values.length][FloatDot.room(room())];
    for (int o = 0; o < values.length; o++) {
      for (int i = 0; i < values[o].length; i++) {
        copy[o][i] = (float) values[o][i];
      }
    }
    return new Singles(copy);
  }

  /** {@return a copy of all numbers, an output after the other} */
  public double[] copyAll() {
    double[] copy = new double[values.length * room()];
    for (int o = 0; o < values.length; o++) {
      System.arraycopy(values[o], 0, copy, o * room(), room());
    }
    return copy;
  }

  /**
   * Takes all numbers, and the room they have.
   *
   * @param numbers what {@link #copyAll} gave
   */
  public void setAll(double[] numbers) {
    int n = numbers.length / values.length;
    for (int o = 0; o < values.length; o++) {
      values[o] = Arrays.copyOfRange(numbers, o * n, (o + 1) * n);
    }
    changed();
  }
}
