package avm.pool;

import avm.data.Vectors;
import avm.io.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Pools numbers in two ways, and takes the one whose recent errors are smaller: the mean m = Σ v_e f_e by the trust in
 * each expert, which is a {@link FixedShare} of squared errors over their running variance; and m + Σ θ_e(f_e − m), whose
 * θ is found by recursive least squares with a forgetting factor, starting from 0.
 */
public final class NumberPool implements Pool {
  /** What squared errors are multiplied by at each row: about a thousand rows count. */
  private static final double MEMORY = 0.999;
  /** What older rows are multiplied by in the least squares, as long as its covariance stays below {@link #WIDE}. */
  private static final double FORGET = 0.9998;
  private static final double WIDE = 10;
  /** That of an expert who joins. */
  private static final double FIRST = 1;
  /** How far from the mean an expert counts, in standard deviations of the target. */
  private static final double FAR = 10;
  /** How many of its own standard deviations an error teaches at most. */
  private static final double WILD = 3;

  private final FixedShare experts = new FixedShare();
  private double[] theta = new double[0];
  private double[][] covariance = new double[0][0];
  /** Work spaces: losses, the gain of the least squares, and differences from the mean. */
  private double[] losses = new double[0];
  private double[] gain = losses;
  private double[] u = losses;
  private double variance = 1;
  private double meanError = 1e-9;
  private double linearError = 1e-9;

  /** @param n how many experts there are */
  public NumberPool(int n) {
    join(n);
  }

  @Override
  public int size() {
    return theta.length;
  }

  @Override
  public int ways() {
    return 2;
  }

  @Override
  public void pool(Advice advice) {
    double mean = 0;
    for (int e = 0; e < theta.length; e++) {
      mean += experts.trust[e] * advice.said[e][0];
    }
    double linear = mean;
    for (int e = 0; e < theta.length; e++) {
      linear += theta[e] * difference(advice, e, mean);
    }
    advice.ways[0][0] = mean;
    advice.ways[1][0] = linear;
    advice.pooled[0] = linearError < meanError ? linear : mean;
  }

  private static double difference(Advice advice, int e, double mean) {
    return Math.max(-FAR, Math.min(FAR, advice.said[e][0] - mean));
  }

  @Override
  public void learn(Advice advice, double y, double weight) {
    double mean = advice.ways[0][0];
    if (losses.length != size()) {
      losses = new double[size()];
      gain = new double[size()];
      u = new double[size()];
    }
    double error = y - advice.pooled[0];
    variance = MEMORY * variance + (1 - MEMORY) * error * error;
    for (int e = 0; e < losses.length; e++) {
      double own = y - advice.said[e][0];
      losses[e] = own * own / (2 * variance);
    }
    experts.learn(losses, weight);
    double left = y - advice.ways[1][0];
    meanError = MEMORY * meanError + (1 - MEMORY) * (y - mean) * (y - mean);
    linearError = MEMORY * linearError + (1 - MEMORY) * left * left;
    double most = WILD * Math.sqrt(linearError);
    leastSquares(advice, mean, Math.max(-most, Math.min(most, left)));
  }

  /** One step of recursive least squares on the differences from the mean. */
  private void leastSquares(Advice advice, double mean, double error) {
    int n = size();
    for (int e = 0; e < n; e++) {
      u[e] = difference(advice, e, mean);
    }
    double along = FORGET;
    for (int i = 0; i < n; i++) {
      gain[i] = Vectors.dot(covariance[i], u, n);
      along += gain[i] * u[i];
    }
    double root = 1 / Math.sqrt(along);
    for (int i = 0; i < n; i++) {
      theta[i] += gain[i] / along * error;
      gain[i] *= root;
    }
    double trace = 0;
    for (int i = 0; i < n; i++) {
      double[] row = covariance[i];
      for (int j = 0; j < n; j++) {
        row[j] -= gain[i] * gain[j];
      }
      trace += covariance[i][i];
    }
    if (trace < WIDE * n * FORGET) {
      for (double[] row : covariance) {
        for (int j = 0; j < n; j++) {
          row[j] *= 1 / FORGET;
        }
      }
    }
  }

  @Override
  public double cost(int expert) {
    return experts.cost[expert];
  }

  @Override
  public double trust(int expert) {
    return experts.trust[expert];
  }

  @Override
  public void keep(int[] kept) {
    experts.keep(kept);
    double[] old = theta;
    theta = Arrays.stream(kept).mapToDouble(e -> old[e]).toArray();
    covariance = Arrays.stream(kept).mapToObj(e -> Arrays.stream(kept).mapToDouble(f -> covariance[e][f]).toArray())
        .toArray(double[][]::new);
  }

  @Override
  public void join(int n) {
    int old = theta.length;
    experts.join(n);
    theta = Arrays.copyOf(theta, old + n);
    double[][] grown = new double[old + n][old + n];
    for (int i = 0; i < grown.length; i++) {
      if (i < old) {
        System.arraycopy(covariance[i], 0, grown[i], 0, old);
      } else {
        grown[i][i] = FIRST;
      }
    }
    covariance = grown;
  }

  @Override
  public Part save() {
    List<Part> rows = new ArrayList<>();
    for (double[] row : covariance) {
      rows.add(new Part().put("row", row));
    }
    return new Part().put("experts", experts.save()).put("theta", theta).put("covariance", rows)
        .put("variance", variance).put("meanError", meanError).put("linearError", linearError);
  }

  @Override
  public void load(Part part) {
    experts.load(part.part("experts"));
    theta = part.numbers("theta", experts.trust.length).clone();
    covariance = part.parts("covariance").stream().map(row -> row.numbers("row", theta.length).clone())
        .toArray(double[][]::new);
    variance = part.number("variance");
    meanError = part.number("meanError");
    linearError = part.number("linearError");
  }
}
