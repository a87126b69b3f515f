package weka.classifiers.functions.avm.report;

import avm.eval.Projection;
import avm.weights.LinearPart;

/** The linear function beside the kernel expansion, on a plane only: three numbers an output, whatever the number of columns. */
final class PlaneLinear {
  private final double mu;
  /** At the mean, and how it grows along each axis. */
  private final double[][] value;
  /** The squared norm of the mean, its coordinates, and the axes' squared lengths (0 where there is no second axis). */
  private final double[] norm = new double[5];

  PlaneLinear(LinearPart linear, double mu, int outputs, Projection plane, int features) {
    this.mu = mu;
    value = new double[outputs][3];
    for (int j = 0; j < features; j++) {
      double[] at = {plane.mean()[j], plane.axis()[0][j], plane.axis()[1][j]};
      norm[0] += at[0] * at[0];
      norm[1] += at[0] * at[1];
      norm[2] += at[0] * at[2];
      norm[3] += at[1] * at[1];
      norm[4] += at[2] * at[2];
      for (int o = 0; o < outputs; o++) {
        for (int k = 0; k < at.length; k++) {
          value[o][k] += linear.outputCoefficient(o, j) * at[k];
        }
      }
    }
    for (int o = 0; o < outputs; o++) {
      value[o][0] += linear.outputCoefficient(o, -1);
    }
  }

  /** Adds its part to the scores of a point of the plane. */
  void addScores(double x, double y, double[] scores) {
    double squaredNorm = norm[0] + 2 * x * norm[1] + 2 * y * norm[2] + x * x * norm[3] + y * y * norm[4];
    double scale = Math.min(1, 1 / Math.sqrt(mu * (squaredNorm + 1)));
    for (int o = 0; o < scores.length; o++) {
      scores[o] += scale * (value[o][0] + x * value[o][1] + y * value[o][2]);
    }
  }
}
