package avm.store;

import avm.data.Fused;
import java.util.Arrays;

/**
 * One feature of all core points: a plain array while the feature is common among them, else a list of the core points
 * that have it, so that a million rare features cost what their non-zeros cost.
 */
final class Column {
  /** A column becomes a list when fewer than one core point in this many has the feature. */
  private static final int RARE = 32;

  /** The values by core point, zeros included; null while listed. */
  private double[] dense;
  /** The core points that have the feature, ascending; null while dense. */
  private int[] listed = new int[2];
  /** Their values. */
  private double[] values = new double[2];
  /** How many core points have the feature. */
  private int count;

  /** A view of the column as it is now; what is added later does not show. */
  Column view() {
    Column view = new Column();
    view.dense = dense;
    view.listed = listed;
    view.values = values;
    view.count = count;
    return view;
  }

  /** Adds core point i, the newest, with a non-zero value; a dense column has room for the capacity. */
  void add(int i, double value, int capacity) {
    if (dense == null && (count + 1) * RARE > 2 * (i + 1)) {
      densify(capacity);
    }
    if (dense != null) {
      dense[i] = value;
    } else {
      append(i, value);
    }
    count++;
  }

  private void densify(int capacity) {
    dense = new double[capacity];
    for (int k = 0; k < count; k++) {
      dense[listed[k]] = values[k];
    }
    listed = null;
    values = null;
  }

  private void append(int i, double value) {
    if (count == listed.length) {
      listed = Arrays.copyOf(listed, 2 * count + 1);
      values = Arrays.copyOf(values, 2 * count + 1);
    }
    listed[count] = i;
    values[count] = value;
  }

  /** Gives core point i of n another value, which may be 0. */
  void set(int i, double value, int n, int capacity) {
    boolean had = value(i) != 0;
    if (dense == null && !had && value != 0 && (count + 1) * RARE > 2 * n) {
      densify(capacity);
    }
    if (dense != null) {
      dense[i] = value;
    } else if (had || value != 0) {
      rewrite(i, value, had);
    }
    count += (value != 0 ? 1 : 0) - (had ? 1 : 0);
  }

  /** Makes new lists with another value of core point i, or without it: a view goes on reading the old ones. */
  private void rewrite(int i, double value, boolean had) {
    int at = Arrays.binarySearch(listed, 0, count, i);
    int before = had ? at : -at - 1;
    int after = had ? before + 1 : before;
    int more = value != 0 ? 1 : 0;
    int[] newListed = new int[count + 2];
    double[] newValues = new double[count + 2];
    System.arraycopy(listed, 0, newListed, 0, before);
    System.arraycopy(values, 0, newValues, 0, before);
    newListed[before] = i;
    newValues[before] = value;
    System.arraycopy(listed, after, newListed, before + more, count - after);
    System.arraycopy(values, after, newValues, before + more, count - after);
    listed = newListed;
    values = newValues;
  }

  /** How many core points have the feature. */
  int count() {
    return count;
  }

  /** Makes room for more core points, or turns a column that has become rare into a list. */
  void grow(int capacity) {
    if (dense == null) {
      return;
    }
    if (count * RARE >= dense.length) {
      dense = Arrays.copyOf(dense, capacity);
      return;
    }
    listed = new int[count + 1];
    values = new double[count + 1];
    int k = 0;
    for (int i = 0; i < dense.length; i++) {
      if (dense[i] != 0) {
        listed[k] = i;
        values[k++] = dense[i];
      }
    }
    dense = null;
  }

  /** The values by core point; null while listed. */
  double[] dense() {
    return dense;
  }

  /** Adds x times the listed values of the core points from one on. */
  void addListed(double x, double[] sum, int from) {
    int start = from == 0 ? 0 : Arrays.binarySearch(listed, 0, count, from);
    for (int k = start < 0 ? -start - 1 : start; k < count; k++) {
      sum[listed[k]] = Fused.multiplyAdd(x, values[k], sum[listed[k]]);
    }
  }

  /** Adds what x and the listed values of the core points from one on have in common: |x| + |c| − |x − c|. */
  void addCommon(double x, double[] sum, int from) {
    int start = from == 0 ? 0 : Arrays.binarySearch(listed, 0, count, from);
    for (int k = start < 0 ? -start - 1 : start; k < count; k++) {
      sum[listed[k]] += Math.abs(x) + Math.abs(values[k]) - Math.abs(x - values[k]);
    }
  }

  /** Adds |x − c| for the listed values c of the first core points, and |x| for those that have none. */
  void addApart(double x, double[] sum, int n) {
    if (x == 0) {
      addSizes(sum);
      return;
    }
    double alone = Math.abs(x);
    int i = 0;
    for (int k = 0; k < count && listed[k] < n; k++) {
      for (; i < listed[k]; i++) {
        sum[i] += alone;
      }
      sum[i++] += Math.abs(x - values[k]);
    }
    for (; i < n; i++) {
      sum[i] += alone;
    }
  }

  /** Adds the sizes of the listed values of the first core points. */
  void addSizes(double[] sum) {
    for (int k = 0; k < count && listed[k] < sum.length; k++) {
      sum[listed[k]] += Math.abs(values[k]);
    }
  }

  /** The value of core point i. */
  double value(int i) {
    if (dense != null) {
      return dense[i];
    }
    int k = Arrays.binarySearch(listed, 0, count, i);
    return k < 0 ? 0 : values[k];
  }

  /** Roughly how many bytes this takes. */
  long bytes() {
    return 48 + (dense != null ? 16 + 8L * dense.length : 32 + 12L * listed.length);
  }
}
