package avm.loss;

/** What is learned: how many weight vectors there are, and how a loss's gradient spreads over them. */
public interface Objective {
  /** {@return the number of weight vectors: 1, or the number of classes} */
  int outputs();

  /**
   * The gradient of the loss: l' = Σ α_o Φ(x) over the outputs o.
   *
   * @param scores ⟨w_o, Φ(x)⟩ of each output
   * @param y the target
   * @param alpha takes α_o of each output
   * @return false if every α_o is 0
   */
  boolean gradient(double[] scores, double y, double[] alpha);

  /**
   * The gradients of some rows' losses.
   *
   * @param scores the rows' scores, an array for each output; each is replaced by its α
   * @param y targets
   * @param from which is the first row's
   * @param n how many rows
   */
  default void gradients(double[][] scores, double[] y, int from, int n) {
    double[] score = new double[outputs()];
    double[] alpha = new double[outputs()];
    for (int r = 0; r < n; r++) {
      for (int o = 0; o < score.length; o++) {
        score[o] = scores[o][r];
      }
      gradient(score, y[from + r], alpha);
      for (int o = 0; o < score.length; o++) {
        scores[o][r] = alpha[o];
      }
    }
  }

  /**
   * {@return the loss}
   *
   * @param scores ⟨w_o, Φ(x)⟩ of each output
   * @param y the target
   */
  double value(double[] scores, double y);

  /**
   * {@return how wrong scores are: 1 or 0 for a wrong or right class, the squared error of a number}
   *
   * @param scores ⟨w_o, Φ(x)⟩ of each output
   * @param y the target
   */
  double error(double[] scores, double y);

  /**
   * {@return whether the model is confident of a row, so that it may be approximated (section "Analysis for Generic
   * Convex Loss Function"): y·f ≥ 1, or its multiclass margin}
   *
   * @param scores ⟨w_o, Φ(x)⟩ of each output
   * @param y the target
   */
  boolean confident(double[] scores, double y);

  /** {@return the loss's {@link Loss#curvature}: 0 for a loss with a bounded derivative} */
  default double curvature() {
    return 0;
  }
}
