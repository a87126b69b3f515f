package avm.algebra;

import avm.data.Fused;
import avm.data.Vectors;
import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * The lower triangle L of LLᵀ = K, a symmetric positive definite matrix that grows by a row and a column at a time: for
 * a new column k with L·l = k its last row is (l, √(K_nn − ‖l‖²)). Nothing is allocated but room for more rows.
 */
public final class Cholesky implements Saved {
  private double[][] rows = new double[16][];
  private int size;
  private double[] half = new double[0];

  /** {@return how many rows and columns there are} */
  public int size() {
    return size;
  }

  /** Makes it empty, keeping the room. */
  public void clear() {
    size = 0;
  }

  /**
   * Solves L·l = k and keeps l, for {@link #append} and {@link #solution}.
   *
   * @param k the right side, of which {@link #size()} elements are taken
   * @return ‖l‖² = kᵀK⁻¹k
   */
  public double reduce(double[] k) {
    half = Vectors.room(half, size + 1);
    double squares = 0;
    for (int i = 0; i < size; i++) {
      double value = (k[i] - Vectors.dot(rows[i], half, i)) / rows[i][i];
      half[i] = value;
      squares = Fused.multiplyAdd(value, value, squares);
    }
    return squares;
  }

  /**
   * Grows by the column that was reduced last.
   *
   * @param squaredPivot K_nn − ‖l‖², above 0
   */
  public void append(double squaredPivot) {
    if (size == rows.length) {
      rows = Arrays.copyOf(rows, 2 * size);
    }
    if (rows[size] == null) {
      rows[size] = new double[size + 1];
    }
    System.arraycopy(half, 0, rows[size], 0, size);
    rows[size][size] = Math.sqrt(squaredPivot);
    size++;
  }

  /**
   * Solves Lᵀ·d = l of the column that was reduced last: d = K⁻¹k.
   *
   * @param d takes it
   */
  public void solution(double[] d) {
    System.arraycopy(half, 0, d, 0, size);
    for (int i = size - 1; i >= 0; i--) {
      double[] row = rows[i];
      double value = d[i] / row[i];
      d[i] = value;
      Vectors.add(d, -value, row, i);
    }
  }

  @Override
  public Part save() {
    double[] packed = new double[size * (size + 1) / 2];
    for (int i = 0; i < size; i++) {
      System.arraycopy(rows[i], 0, packed, i * (i + 1) / 2, i + 1);
    }
    return new Part().put("size", size).put("rows", packed);
  }

  @Override
  public void load(Part part) {
    size = part.whole("size", 0, 1 << 15);
    double[] packed = part.numbers("rows", size * (size + 1) / 2);
    rows = new double[Math.max(16, size)][];
    for (int i = 0; i < size; i++) {
      rows[i] = Arrays.copyOfRange(packed, i * (i + 1) / 2, i * (i + 1) / 2 + i + 1);
    }
  }
}
