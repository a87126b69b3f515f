package avm.reduce;

import avm.data.Exponential;
import avm.data.Point;
import avm.data.Vectors;

/**
 * Where one vector merges best with each of many, with a Gaussian kernel. The point z = hc_i + (1 − h)c_j with the
 * coefficients a_z = a_iκ^{(1−h)²} + a_jκ^{h²}, κ = k(c_i, c_j), stands for both; what is lost is
 * ‖a_i‖² + ‖a_j‖² + 2κ⟨a_i, a_j⟩ − ‖a_z‖².
 *
 * <p>Where ‖a_i‖ ≤ ‖a_j‖ and ⟨a_i, a_j⟩ &gt; 0, the best h is at most ½, and ‖a_z‖² grows with h at 0 and not at ½: h
 * is found by bisection, for all partners at once. The loops go over partners, and exponentials are computed by the
 * array.
 */
final class MergePoints {
  /** So many bisections find what is lost to about 10⁻¹² of it, */
  private static final int COARSE = 20;
  /** and so many the point to the last digits. */
  private static final int FINE = 60;

  private double[] low = new double[0];
  private double[] high = new double[0];
  private double[] first = new double[0];
  private double[] second = new double[0];

  /** What a vector loses by merging with each of n others: ‖a_j‖², ⟨a_i, a_j⟩ above 0 and −ln κ of each. */
  void lost(double own, double[] other, double[] inner, double[] log, int n, double[] lost) {
    low = Vectors.room(low, n);
    high = Vectors.room(high, n);
    first = Vectors.room(first, n);
    second = Vectors.room(second, n);
    for (int j = 0; j < n; j++) {
      low[j] = 0;
      high[j] = 0.5;
    }
    for (int k = 0; k < COARSE; k++) {
      powers(log, n);
      for (int j = 0; j < n; j++) {
        double h = (low[j] + high[j]) / 2;
        boolean up = slope(h, own, other[j], inner[j], first[j], second[j]) > 0;
        low[j] = up ? h : low[j];
        high[j] = up ? high[j] : h;
      }
    }
    powers(log, n);
    for (int j = 0; j < n; j++) {
      double u = first[j];
      double v = second[j];
      lost[j] = own * (1 - u * u) + other[j] * (1 - v * v) - 2 * u * v * inner[j];
    }
    for (int j = 0; j < n; j++) {
      first[j] = log[j];
    }
    Exponential.ofNegative(first, n);
    for (int j = 0; j < n; j++) {
      lost[j] += 2 * first[j] * inner[j];
      lost[j] = Math.max(0, Math.min(lost[j], own * (1 - first[j] * first[j])));
    }
  }

  /** κ^{(1−h)²} and κ^{h²} at the middle of each interval. */
  private void powers(double[] log, int n) {
    for (int j = 0; j < n; j++) {
      double h = (low[j] + high[j]) / 2;
      first[j] = log[j] * (1 - h) * (1 - h);
      second[j] = log[j] * h * h;
    }
    Exponential.ofNegative(first, n);
    Exponential.ofNegative(second, n);
  }

  /** The derivative of ‖a_z‖² but for a factor. */
  private static double slope(double h, double own, double other, double inner, double u, double v) {
    return own * (1 - h) * u * u - other * h * v * v + inner * (1 - 2 * h) * u * v;
  }

  /** h of one pair, 0 if the vectors are the same. */
  static double point(double own, double other, double inner, double log) {
    double from = 0;
    double to = log == 0 ? 0 : 0.5;
    for (int k = 0; k < FINE; k++) {
      double h = (from + to) / 2;
      boolean up = slope(h, own, other, inner, power(log, 1 - h), power(log, h)) > 0;
      from = up ? h : from;
      to = up ? to : h;
    }
    return (from + to) / 2;
  }

  /** κ^{h²}. */
  static double power(double log, double h) {
    return Exponential.ofNegative(log * h * h);
  }

  /** Makes a point ha + (1 − h)b. */
  static void mix(Point a, double h, Point b, Point into) {
    into.clear();
    int i = 0;
    int j = 0;
    while (i < a.size() || j < b.size()) {
      int left = i < a.size() ? a.column(i) : Integer.MAX_VALUE;
      int right = j < b.size() ? b.column(j) : Integer.MAX_VALUE;
      double x = left <= right ? a.value(i++) : 0;
      double z = right <= left ? b.value(j++) : 0;
      into.add(Math.min(left, right), x == z ? x : h * x + (1 - h) * z);
    }
  }
}
