package avm.weights;

import avm.store.InnerProducts;
import avm.store.RowBlock;

/** The last weight vector w_{T+1} predicts. */
public final class Last extends Output {
  @Override
  void scores(Coefficients coefficients, InnerProducts row, double[] out) {
    coefficients.scores(row, out);
  }

  @Override
  void scores(Coefficients coefficients, RowBlock block, int n, double[][] out) {
    coefficients.scores(block, n, out);
  }

  @Override
  double coefficient(Coefficients coefficients, int output, int i) {
    return coefficients.coefficient(output, i);
  }
}
