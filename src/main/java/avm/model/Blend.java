package avm.model;

import avm.weights.Coefficients;
import avm.weights.WeightVectors;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One of several expansions whose weighted mean another one becomes. Each of its vectors is a combination of that one's:
 * the same vector, or those that represent it.
 *
 * @param of the expansion
 * @param share how much it counts
 * @param index for each of its vectors, those of the other expansion that stand for it
 * @param parts by how much each of these does
 */
public record Blend(Expansion of, double share, int[][] index, double[][] parts) {

  /**
   * Makes an expansion the mean of others, as if it had been that for so many steps. What predicts is averaged.
   *
   * @param target has the vectors stored that others' are combinations of
   * @param of the others; their shares add up to 1
   * @param steps how many steps count as taken
   */
  public static void into(Expansion target, List<Blend> of, long steps) {
    double[] shares = of.stream().mapToDouble(Blend::share).toArray();
    for (int k = 0; k < target.learners(); k++) {
      int which = k;
      double[][] mean = new double[target.outputs()][target.size()];
      List<WeightVectors> weights = of.stream().map(each -> each.of.weights(which)).toList();
      for (int b = 0; b < shares.length; b++) {
        of.get(b).addTo(mean, weights.get(b).coefficients());
      }
      target.weights(k).average(mean, weights, shares, steps);
    }
    target.merge(target.cores(), IntStream.range(0, target.size()).toArray()); // which tells companions
  }

  private void addTo(double[][] mean, Coefficients coefficients) {
    for (int o = 0; o < mean.length; o++) {
      for (int i = 0; i < index.length; i++) {
        double part = share * coefficients.outputCoefficient(o, i);
        for (int k = 0; k < index[i].length; k++) {
          mean[o][index[i][k]] += part * parts[i][k];
        }
      }
    }
  }
}
