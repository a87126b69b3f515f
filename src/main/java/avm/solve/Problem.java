package avm.solve;

import avm.loss.Objective;
import java.util.Arrays;

/**
 * The paper's objective over a whole data set, rows being represented by stored vectors: (λ/2)‖w‖² + (1/N)·Σ_r
 * weight_r·l(⟨w, Φ̂(x_r)⟩, y_r), here times N.
 *
 * <p>A vector w is an array for each output: the coefficients of the stored vectors, then those of the linear function.
 * With it goes its dual: the inner products of w with each stored vector (K times the coefficients), and the linear
 * function's coefficients over μ. The inner product of two vectors is the plain one of one with the dual of the other.
 * Scores are kept in an array for each output, too: sums over stored vectors or rows are then loops over one array.
 */
record Problem(KernelMatrix matrix, RowMatrix rows, RowMatrix linear, Hessian hessian, double mu, double[] targets,
    double[] weights, Objective objective) {
  /** The gradient of a score takes as long as so many multiplications. */
  private static final double EXPONENTIAL = 20;

  /** How many stored vectors there are. */
  private int vectors() {
    return rows.byColumn().size();
  }

  /** The vector 0. */
  float[][] vector() {
    return new float[objective.outputs()][vectors() + linear.byColumn().size()];
  }

  /** Room for the rows' scores. */
  float[][] scores() {
    return new float[objective.outputs()][rows.byRow().size()];
  }

  /** The dual of a vector. */
  void dual(float[][] w, float[][] dual) {
    matrix.multiply(w, dual);
    for (int o = 0; o < w.length; o++) {
      for (int i = vectors(); i < w[o].length; i++) {
        dual[o][i] = (float) (w[o][i] / mu);
      }
    }
  }

  private static void clear(float[][] arrays) {
    for (float[] array : arrays) {
      Arrays.fill(array, 0);
    }
  }

  /** The rows' scores by a vector. */
  void scores(float[][] w, float[][] dual, float[][] scores) {
    clear(scores);
    rows.byRow().addProduct(dual, 0, scores, 0);
    linear.byRow().addProduct(w, vectors(), scores, 0);
  }

  /** The derivative of the losses' sum along a direction, at scores + t·direction; their gradient there is kept. */
  double slope(float[][] scores, float[][] direction, double t, float[][] gradient) {
    double[] parts = new double[(rows.byRow().size() + SparseRows.CHUNK - 1) / SparseRows.CHUNK];
    SparseRows.chunks(rows.byRow().size(), SparseRows.CHUNK, EXPONENTIAL * scores.length * weights.length, (from, to) -> {
      int n = to - from;
      if (isWeightless(from, to)) {
        for (float[] of : gradient) {
          Arrays.fill(of, from, to, 0);
        }
        return;
      }
      double[][] block = new double[objective.outputs()][n];
      for (int o = 0; o < block.length; o++) {
        for (int r = 0; r < n; r++) {
          block[o][r] = scores[o][from + r] + t * direction[o][from + r];
        }
      }
      objective.gradients(block, targets, from, n);
      double sum = 0;
      for (int o = 0; o < block.length; o++) {
        for (int r = 0; r < n; r++) {
          double a = weights[from + r] * block[o][r];
          gradient[o][from + r] = (float) a;
          sum += a * direction[o][from + r];
        }
      }
      parts[from / SparseRows.CHUNK] = sum;
    });
    return Arrays.stream(parts).sum();
  }

  private boolean isWeightless(int from, int to) {
    for (int r = from; r < to; r++) {
      if (weights[r] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The gradient at a vector: λN·w + Σ_r α_r Φ̂(x_r). */
  void gradient(float[][] w, double strength, float[][] losses, float[][] sum) {
    combine(rows, linear, mu, losses, sum);
    QuasiNewton.add(sum, (float) strength, w);
  }

  /** The combination Σ_r α_r Φ̂(x_r) of rows, which are represented by stored vectors and by what a linear function sees. */
  static void combine(RowMatrix rows, RowMatrix linear, double mu, float[][] alpha, float[][] sum) {
    int vectors = rows.byColumn().size();
    clear(sum);
    rows.byColumn().addProduct(alpha, 0, sum, 0);
    linear.byColumn().addProduct(alpha, 0, sum, vectors);
    for (float[] of : sum) {
      for (int i = vectors; i < of.length; i++) {
        of[i] *= (float) mu;
      }
    }
  }
}
