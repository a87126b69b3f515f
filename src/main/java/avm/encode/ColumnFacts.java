package avm.encode;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;

/** What the columns of a {@link RowEncoder} are, for people and for source code. */
public final class ColumnFacts {
  private final Schema schema;
  private final int[] column;
  private final boolean[] oneHot;
  private final double[][] codes;
  private final Scales scales;
  private final double beyond;
  private final IntToDoubleFunction missing;
  private final double[] metric;

  ColumnFacts(Schema schema, int[] column, boolean[] oneHot, double[][] codes, Scales scales, double beyond,
      IntToDoubleFunction missing, double[] metric) {
    this.schema = schema;
    this.column = column;
    this.oneHot = oneHot;
    this.codes = codes;
    this.scales = scales;
    this.beyond = beyond;
    this.missing = missing;
    this.metric = metric;
  }

  /**
   * {@return the attribute of a column}
   *
   * @param c the column
   */
  public int attributeOf(int c) {
    int a = schema.attributes() - 1;
    while (a == schema.classIndex() || column[a] > c) {
      a--;
    }
    return a;
  }

  /** {@return how many values of training rows lay beyond the range of those that the scaling was fitted to} */
  public double beyond() {
    return beyond;
  }

  /**
   * {@return a column's name: its attribute's, with the value where a column stands for one value}
   *
   * @param c the column
   */
  public String name(int c) {
    int a = attributeOf(c);
    int value = c - column[a];
    return schema.name(a) + (codes[a] != null ? "=" + codes[a][value] : oneHot[a] ? "=" + schema.value(a, value) : "");
  }

  /**
   * {@return whether a column stands for one of its attribute's values, by 0 and 1, and is not all of the attribute}
   *
   * @param c the column
   */
  public boolean isValue(int c) {
    return oneHot[attributeOf(c)];
  }

  /**
   * {@return what a point says of a column's attribute, in the data's own unit, or by the number of a nominal value}
   *
   * @param c the column
   * @param value the point's value
   */
  public double raw(int c, double value) {
    int a = attributeOf(c);
    return scales.raw(a, value / count(a));
  }

  /**
   * {@return whether a column has scores of its attribute's values, which are in no proportion to these}
   *
   * @param c the column
   */
  public boolean isScore(int c) {
    return scales.curve()[attributeOf(c)] != null;
  }

  private double count(int a) {
    return metric == null || a == schema.classIndex() ? 1 : metric[column[a]];
  }

  /**
   * {@return how an attribute is encoded: its first column (−1 for the class), how many, shift, factor, what stands for
   * a missing value, bound, what it counts; where it follows a curve, then the values and the scores of that}
   *
   * @param a the attribute
   */
  public double[] facts(int a) {
    boolean isClass = a == schema.classIndex();
    double[] facts = {isClass ? -1 : column[a], oneHot[a] ? schema.values(a) : 1, scales.shift()[a], scales.factor()[a],
        isClass ? Double.NaN : missing.applyAsDouble(a), scales.bound()[a], count(a)};
    return scales.curve()[a] == null ? facts
        : DoubleStream.concat(Arrays.stream(facts), Arrays.stream(scales.curve()[a].numbers())).toArray();
  }
}
