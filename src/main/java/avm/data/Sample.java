package avm.data;

import java.util.Arrays;
import java.util.Random;

/**
 * Encoded rows with their targets and weights.
 *
 * @param points the rows
 * @param targets their targets: −1 or +1, a class from 0, or a number
 * @param weights their weights
 * @param classes the number of classes, or 0 for a numeric target
 * @param features d, the number of features
 */
public record Sample(Point[] points, double[] targets, double[] weights, int classes, int features) {

  /** {@return how many rows there are} */
  public int size() {
    return points.length;
  }

  /**
   * {@return the rows rows[from] … rows[to − 1]}
   *
   * @param rows which
   * @param from the first of them to take
   * @param to the first of them not to take
   */
  public Sample pick(int[] rows, int from, int to) {
    int n = to - from;
    Sample part = new Sample(new Point[n], new double[n], new double[n], classes, features);
    for (int i = from; i < to; i++) {
      part.points[i - from] = points[rows[i]];
      part.targets[i - from] = targets[rows[i]];
      part.weights[i - from] = weights[rows[i]];
    }
    return part;
  }

  /**
   * {@return the rows from … to − 1}
   *
   * @param from the first to take
   * @param to the first not to take
   */
  public Sample part(int from, int to) {
    return new Sample(Arrays.copyOfRange(points, from, to), Arrays.copyOfRange(targets, from, to),
        Arrays.copyOfRange(weights, from, to), classes, features);
  }

  /**
   * {@return the rows' numbers 0 … size − 1 in random order}
   *
   * @param random the source of randomness
   */
  public int[] shuffled(Random random) {
    int[] order = new int[size()];
    for (int i = 0; i < order.length; i++) {
      int other = random.nextInt(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }
}
