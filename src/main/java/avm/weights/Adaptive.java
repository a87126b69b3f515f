package avm.weights;

import avm.store.KernelRow;

/**
 * The streaming suffix average while it does well, the last weight vector while that is clearly ahead: on a steady
 * stream averaging wins, after a change the last weight vector, which knows no past, learns the new sooner. A
 * {@link Judge} compares the two on the rows as they arrive.
 */
public final class Adaptive extends Output {
  private static final long serialVersionUID = 1L;

  private final Judge judge;
  private final StreamingSuffix suffix;

  /**
   * Makes the output.
   *
   * @param outputs how many weight vectors there are
   * @param judge who decides; parts of one model share one
   */
  public Adaptive(int outputs, Judge judge) {
    this.judge = judge;
    suffix = new StreamingSuffix(outputs);
  }

  @Override
  void added(int output, int i, double dv, double sum) {
    suffix.added(output, i, dv, sum);
  }

  @Override
  void stepped(Coefficients coefficients) {
    suffix.stepped(coefficients);
  }

  @Override
  void folding(Coefficients coefficients) {
    suffix.folding(coefficients);
  }

  @Override
  void assigned(Coefficients coefficients) {
    suffix.assigned(coefficients);
  }

  @Override
  void copySingly() {
    suffix.copySingly();
  }

  @Override
  void copySingly(int i) {
    suffix.copySingly(i);
  }

  @Override
  void followSingly() {
    suffix.followSingly();
  }

  @Override
  public void scores(Coefficients coefficients, KernelRow row, double[] out) {
    if (judge.prefersLast()) {
      coefficients.scores(row, out);
    } else {
      suffix.scores(coefficients, row, out);
    }
  }

  @Override
  public double coefficient(Coefficients coefficients, int output, int i) {
    return judge.prefersLast()
        ? coefficients.coefficient(output, i)
        : suffix.coefficient(coefficients, output, i);
  }

  @Override
  public double share(Coefficients coefficients) {
    return judge.prefersLast() ? 0 : suffix.share(coefficients);
  }

  @Override
  public Judge judge() {
    return judge;
  }

  @Override
  public void resize(int n) {
    suffix.resize(n);
  }

  @Override
  public void merge(int[] target, int n) {
    suffix.merge(target, n);
  }

  @Override
  void clear(int i) {
    suffix.clear(i);
  }

  @Override
  public int arrays() {
    return suffix.arrays();
  }
}
