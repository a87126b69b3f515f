package avm.weights;

import avm.data.Vectors;
import java.io.Serializable;
import java.util.ArrayDeque;

/**
 * The α-suffix average of a stream, T unknown: snapshots of Σ w_t are kept at steps that grow by a quarter of a power
 * of two, and the average starts at the snapshot nearest to (1 − α)T. {@link #share} tells what it came to.
 */
public final class GridSuffix extends Averaged {
  private static final long serialVersionUID = 1L;

  /** Snapshots are taken when the steps have grown by this factor. */
  private static final double RATIO = 1.189207115002721;

  private final double alpha;
  /** For each snapshot after the base: Σ w_t from the base to it. */
  private final ArrayDeque<Snapshot> snapshots = new ArrayDeque<>();
  private long next = 1;

  private static final class Snapshot implements Serializable {
    private static final long serialVersionUID = 1L;
    final long step;
    final double[][] sum;

    Snapshot(long step, int outputs, int n) {
      this.step = step;
      sum = new double[outputs][n];
    }
  }

  /**
   * Makes the output.
   *
   * @param outputs how many weight vectors there are
   * @param alpha α, between 0 and 1
   */
  public GridSuffix(int outputs, double alpha) {
    super(outputs);
    if (!(alpha > 0 && alpha < 1)) {
      throw new IllegalArgumentException("alpha is " + alpha + "; it must be above 0 and below 1");
    }
    this.alpha = alpha;
  }

  @Override
  void stepped(Coefficients coefficients) {
    long t = coefficients.steps();
    if (t == next) {
      snapshots.add(snapshot(coefficients));
      next = Math.max(t + 1, Math.round(t * RATIO));
    }
    double start = (1 - alpha) * t;
    while (!snapshots.isEmpty() && snapshots.peek().step < t
        && snapshots.peek().step - start <= start - currentBase()) {
      rebase(snapshots.poll());
    }
  }

  private Snapshot snapshot(Coefficients coefficients) {
    Snapshot snapshot = new Snapshot(coefficients.steps(), coefficients.outputs(), deficit(0).length);
    for (int o = 0; o < coefficients.outputs(); o++) {
      double[] u = deficit(o);
      double[] v = coefficients.values(o);
      for (int i = 0; i < u.length; i++) {
        snapshot.sum[o][i] = coefficients.sum() * v[i] - u[i];
      }
    }
    return snapshot;
  }

  /** Makes a snapshot the base: what was summed before it leaves the sum, and the later snapshots. */
  private void rebase(Snapshot base) {
    base(base.step);
    for (int o = 0; o < base.sum.length; o++) {
      addTo(deficit(o), base.sum[o], 1);
      for (Snapshot later : snapshots) {
        addTo(later.sum[o], base.sum[o], -1);
      }
    }
  }

  private static void addTo(double[] sum, double[] term, double sign) {
    for (int i = 0; i < Math.min(sum.length, term.length); i++) {
      sum[i] += sign * term[i];
    }
  }

  @Override
  void assigned(Coefficients coefficients) {
    super.assigned(coefficients);
    for (Snapshot snapshot : snapshots) {
      for (int o = 0; o < snapshot.sum.length; o++) {
        for (int i = 0; i < snapshot.sum[o].length; i++) {
          snapshot.sum[o][i] = (snapshot.step - currentBase()) * coefficients.coefficient(o, i);
        }
      }
    }
  }

  @Override
  public void resize(int n) {
    super.resize(n);
    for (Snapshot snapshot : snapshots) {
      for (int o = 0; o < snapshot.sum.length; o++) {
        snapshot.sum[o] = Vectors.room(snapshot.sum[o], n);
      }
    }
  }

  @Override
  public void merge(int[] target, int n) {
    super.merge(target, n);
    for (Snapshot snapshot : snapshots) {
      for (double[] values : snapshot.sum) {
        Vectors.gather(values, target, n);
      }
    }
  }

  @Override
  void clear(int i) {
    super.clear(i);
    for (Snapshot snapshot : snapshots) {
      for (double[] values : snapshot.sum) {
        values[i] = 0;
      }
    }
  }

  @Override
  public int arrays() {
    return 1 + snapshots.size();
  }
}
