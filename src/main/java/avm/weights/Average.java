package avm.weights;

/** The average of all weight vectors, (1/T)·Σ w_t over t = 1 … T, predicts (the paper's first output). */
public final class Average extends Averaged {
  /**
   * Makes the output.
   *
   * @param outputs how many weight vectors there are
   */
  public Average(int outputs) {
    super(outputs);
  }
}
