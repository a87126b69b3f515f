package avm.weights;

import avm.io.Part;
import avm.store.InnerProducts;
import avm.store.RowBlock;

/** The last weight vector w_{T+1} predicts. */
public final class Last extends Output {
  /** Makes the output. */
  public Last() {
  }

  @Override
  void added(int output, int i, double dv, double sum) {
  }

  @Override
  void stepped(Coefficients coefficients) {
  }

  @Override
  void folding(Coefficients coefficients) {
  }

  @Override
  void assigned(Coefficients coefficients) {
  }

  @Override
  public void scores(Coefficients coefficients, InnerProducts row, double[] out) {
    coefficients.scores(row, out);
  }

  @Override
  void scores(Coefficients coefficients, RowBlock block, int n, double[][] out) {
    coefficients.scores(block, n, out);
  }

  @Override
  public double coefficient(Coefficients coefficients, int output, int i) {
    return coefficients.coefficient(output, i);
  }

  @Override
  public double share(Coefficients coefficients) {
    return 0;
  }

  @Override
  public void resize(int n) {
  }

  @Override
  public void merge(int[] target) {
  }

  @Override
  public void clear(int i) {
  }

  @Override
  public Part save() {
    return new Part();
  }

  @Override
  public void load(Part part) {
  }

  @Override
  public int arrays() {
    return 0;
  }
}
