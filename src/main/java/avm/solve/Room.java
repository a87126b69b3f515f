package avm.solve;

import avm.kernel.Kernel;
import java.util.Arrays;

/**
 * How many bytes and seconds training takes, about, and so how many vectors may be stored within a number of them.
 *
 * @param rows how many rows are learned together, 0 in a stream
 * @param unlike how many of these are no copies of others
 * @param values how many values a row has, on average
 * @param outputs how many outputs there are
 * @param neighbours how many stored vectors represent a row
 */
public record Room(int rows, int unlike, double values, int outputs, int neighbours) {
  /** Fewer stored vectors than this are not worth the name of a model. */
  public static final int LEAST = 100;
  /** An object's own bytes, those of its arrays included. */
  private static final double OBJECT = 100;
  /** A value of a row and its column, and of a stored vector with room for more. */
  private static final double VALUE = 12;
  private static final double STORED = 24;
  /** A number in single precision and its place, by row and by column. */
  private static final double PLACED = 16;
  /** A value of K. */
  private static final double KERNEL = 4;
  /** How many values of K are kept for one that is more than nothing, about: vectors of a block share columns. */
  private static final double SHARED = 2.5;
  /** The numbers of a stored vector and output, with what a quasi-Newton method remembers, */
  private static final double COEFFICIENT = 400;
  /** and those of a row and output. */
  private static final double SCORE = 40;
  /** About how many nanoseconds it takes to compare a row with a stored vector, and more for each value of the row; */
  private static final double COMPARED = 2;
  private static final double COMPARED_VALUE = 0.2;
  /** each is compared with all to find its cell, and again to be represented; */
  private static final double COMPARISONS = 2;
  /** and what a value of K takes in all steps of the solver, for one output. */
  private static final double SOLVED = 25;

  /** {@return how many bytes the rows take that are kept while they are learned} */
  public double ofRows() {
    return rows * (OBJECT + VALUE * values);
  }

  private double ofVector() {
    return OBJECT + STORED * values + COEFFICIENT * outputs;
  }

  /**
   * {@return how many vectors may be stored where rows are learned one by one}
   *
   * @param bytes the bytes there are, rows included
   */
  public int oneByOne(double bytes) {
    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, (bytes - ofRows()) / ofVector()));
  }

  /**
   * {@return the share of the values of K that are kept, about}
   *
   * @param kernel the kernel
   * @param squaredDistances those of pairs of rows
   */
  public static double kept(Kernel kernel, double[] squaredDistances) {
    long some = Arrays.stream(squaredDistances).filter(d -> kernel.value(d) > KernelMatrix.NOTHING).count();
    return Math.min(1, SHARED * (1 + some) / squaredDistances.length);
  }

  /**
   * {@return how many vectors may be stored for all rows to be learned together in a time}
   *
   * @param seconds how many seconds of one core there are
   * @param kept the share of the values of K that are kept
   */
  public int within(double seconds, double kept) {
    double compared = COMPARISONS * rows * (COMPARED + COMPARED_VALUE * values);
    double solved = SOLVED * kept * outputs;
    double half = compared / (2 * solved);
    return (int) Math.min(Integer.MAX_VALUE, Math.sqrt(half * half + seconds * 1e9 / solved) - half);
  }

  /**
   * {@return how many vectors may be stored where all rows are learned together}
   *
   * @param bytes the bytes there are, rows included
   * @param kept the share of the values of K that are kept
   */
  public int together(double bytes, double kept) {
    double left = bytes - 2 * ofRows() - unlike * (2 * OBJECT + PLACED * (values + 1 + neighbours) + SCORE * outputs);
    double half = (ofVector() + KERNEL * Hessian.MOST) / (2 * KERNEL * kept);
    return left <= 0 ? 0 : (int) Math.min(Integer.MAX_VALUE, Math.sqrt(half * half + left / (KERNEL * kept)) - half);
  }
}
