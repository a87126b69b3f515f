package avm.algebra;

import avm.data.Fused;
import avm.data.Vectors;
import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * The inverse G = K⁻¹ of the kernel matrix of the stored vectors, whose diagonal is 1. A vector that comes borders it,
 * one that takes another's place changes it by two products of vectors: O(n²) both. Errors of rounding add up, so
 * whoever uses it {@link #rebuild}s it now and then.
 */
public final class GramInverse implements Saved {
  private double[][] g = new double[0][];
  private int size;

  /** {@return how many vectors there are} */
  public int size() {
    return size;
  }

  /**
   * {@return a row; not a copy}
   *
   * @param i which
   */
  public double[] row(int i) {
    return g[i];
  }

  /**
   * Projects a point on the vectors.
   *
   * @param k its kernel values
   * @param d takes Gk, the coefficients of its projection
   * @return δ² = 1 − kᵀGk, at least 0
   */
  public double project(double[] k, double[] d) {
    for (int i = 0; i < size; i++) {
      d[i] = Vectors.dot(g[i], k, size);
    }
    return Math.max(0, 1 - Vectors.dot(k, d, size));
  }

  private void room(int n) {
    if (n > g.length) {
      int capacity = n + n / 2 + 4;
      g = Arrays.copyOf(g, capacity);
      for (int i = 0; i < capacity; i++) {
        g[i] = g[i] == null ? new double[capacity] : Arrays.copyOf(g[i], capacity);
      }
    }
  }

  /**
   * A point becomes one more vector: G ← [G 0; 0 0] + (d; −1)(d; −1)ᵀ/δ².
   *
   * @param d the coefficients of its projection
   * @param squared δ², above 0
   */
  public void border(double[] d, double squared) {
    room(size + 1);
    Arrays.fill(g[size], 0, size + 1, 0);
    size++;
    for (int i = 0; i < size - 1; i++) {
      g[i][size - 1] = 0;
      add(g[i], d, d[i] / squared, size - 1);
      g[i][size - 1] = -d[i] / squared;
      g[size - 1][i] = -d[i] / squared;
    }
    g[size - 1][size - 1] = 1 / squared;
  }

  private static void add(double[] row, double[] other, double times, int n) {
    for (int j = 0; j < n; j++) {
      row[j] = Fused.multiplyAdd(times, other[j], row[j]);
    }
  }

  /**
   * A point takes the place of a vector. Without the vector the point's projection is d' = d − G_r·d_r/G_rr and
   * δ'² = δ² + d_r²/G_rr, so G ← G − G_rG_rᵀ/G_rr + (d'; −1)(d'; −1)ᵀ/δ'².
   *
   * @param r which vector
   * @param d the coefficients of the point's projection on all vectors; replaced by d'
   * @param squared its δ²
   */
  public void replace(int r, double[] d, double squared) {
    double[] gone = g[r];
    double pivot = gone[r];
    double share = d[r] / pivot;
    double left = squared + d[r] * share;
    add(d, gone, -share, size);
    d[r] = -1;
    for (int i = 0; i < size; i++) {
      if (i != r) {
        double[] row = g[i];
        double away = -gone[i] / pivot;
        double more = d[i] / left;
        for (int j = 0; j < size; j++) {
          row[j] = Fused.multiplyAdd(more, d[j], Fused.multiplyAdd(away, gone[j], row[j]));
        }
        row[r] = -more;
      }
    }
    for (int j = 0; j < size; j++) {
      gone[j] = -d[j] / left;
    }
  }

  /**
   * Computes it from a decomposition.
   *
   * @param factor Cholesky's triangle of K, of as many vectors
   */
  public void rebuild(Cholesky factor) {
    double[] unit = new double[size];
    for (int i = 0; i < size; i++) {
      Arrays.fill(unit, 0);
      unit[i] = 1;
      factor.reduce(unit);
      factor.solution(g[i]);
    }
  }

  @Override
  public Part save() {
    double[] all = new double[size * size];
    for (int i = 0; i < size; i++) {
      System.arraycopy(g[i], 0, all, i * size, size);
    }
    return new Part().put("size", size).put("inverse", all);
  }

  @Override
  public void load(Part part) {
    size = 0;
    int n = part.whole("size", 0, 1 << 15);
    double[] all = part.numbers("inverse", n * n);
    room(n);
    for (int i = 0; i < n; i++) {
      System.arraycopy(all, i * n, g[i], 0, n);
    }
    size = n;
  }
}
