package avm.reduce;

import avm.budget.Changes;
import avm.budget.Step;
import avm.data.Vectors;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.weights.Coefficients;
import java.util.Arrays;

/** What policies share that halve the stored vectors of one output: the vectors that stay take other coefficients. */
final class Halving {

  private Halving() {
  }

  /** The coefficients of all stored vectors. */
  static double[] coefficients(Expansion e) {
    double[] a = new double[e.size()];
    for (int i = 0; i < a.length; i++) {
      a[i] = e.weights().coefficients().coefficient(0, i);
    }
    return a;
  }

  /** Σ a_ia_jK_ij over the vectors that stay. */
  static double squaredNorm(double[][] kernels, double[] a, boolean[] stays) {
    double[] kept = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      kept[i] = stays[i] ? a[i] : 0;
    }
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += kept[i] * Vectors.dot(kernels[i], kept, a.length);
    }
    return Math.max(0, sum);
  }

  /** The coefficient of each of the younger half goes to the nearest of the older, the first of equals; who stays. */
  static boolean[] giveToOlder(double[][] kernels, double[] a) {
    boolean[] stays = new boolean[a.length];
    int older = a.length - a.length / 2;
    Arrays.fill(stays, 0, older, true);
    for (int j = older; j < a.length; j++) {
      int nearest = 0;
      for (int i = 1; i < older; i++) {
        nearest = kernels[j][i] > kernels[j][nearest] ? i : nearest;
      }
      a[nearest] += a[j];
    }
    return stays;
  }

  /** Keeps some vectors, in their order, with new coefficients times a factor; the step's row is computed anew. */
  static void keep(Expansion e, Step s, boolean[] stays, double[] a, double times) {
    Coefficients coefficients = e.weights().coefficients();
    int n = e.size();
    Changes changes = new Changes();
    double[] by = changes.of(n);
    for (int i = 0; i < n; i++) {
      by[i] = (stays[i] ? times * a[i] : 0) - coefficients.coefficient(0, i);
    }
    changes.addTo(coefficients, 0, n);
    CoreSet kept = new CoreSet(e.kernel());
    int[] target = new int[n];
    for (int i = 0; i < n; i++) {
      if (stays[i]) {
        target[i] = kept.add(e.cores().point(i), true);
      } else {
        coefficients.clear(i);
      }
    }
    e.merge(kept, target);
    e.compute(s.point(), s.row());
  }
}
