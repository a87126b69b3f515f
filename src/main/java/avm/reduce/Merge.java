package avm.reduce;

import avm.budget.Aged;
import avm.budget.Ages;
import avm.budget.RemoveSmallest;
import avm.budget.Step;
import avm.data.Point;
import avm.data.Vectors;
import avm.model.Expansion;
import avm.store.KernelRow;

/**
 * When there is no room, two vectors become one: the policy of BSGD with merging (Wang, Crammer and Vucetic 2012). One
 * is that with the smallest coefficients, the other the one of those that point the same way, ⟨a_i, a_j⟩ &gt; 0, with
 * which least is lost (see {@link MergePoints}); the row is among both, and the oldest of equals is taken. Where there
 * is no partner, the first one leaves. It needs the Gaussian kernel.
 */
public final class Merge extends Aged {
  private final KernelRow row = new KernelRow();
  private final MergePoints points = new MergePoints();
  private final Point z = new Point(16);
  /** Of each vector, the row last: ‖a_j‖², ⟨a_i, a_j⟩, −ln κ, what is lost. */
  private double[] squares = new double[0];
  private double[] inner = new double[0];
  private double[] log = new double[0];
  private double[] lost = new double[0];

  /** @param budget B, at least 1 */
  public Merge(int budget) {
    super(budget);
  }

  /** A coefficient of a stored vector or, after them, of the row. */
  private static double a(Expansion e, Step s, int o, int i) {
    return i < e.size() ? e.weights().coefficients().coefficient(o, i) : s.whole(e.weights().coefficients(), o);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    int n = e.size();
    squares = RemoveSmallest.squares(e, Vectors.room(squares, n + 1));
    squares[n] = s.square(e.weights().coefficients());
    int old = ages().least(squares, n);
    int i = Ages.isLess(squares[n], squares[old]) ? n : old;
    int j = partner(e, s, i, n);
    int free = i;
    if (j >= 0) {
      int place = i == n ? j : j == n || ages().isOlder(i, j) ? i : j;
      free = i == n || j == n ? n : i + j - place;
      merge(e, s, i, j, place);
    }
    if (free < n) {
      replace(e, s, free);
    }
  }

  /** The best partner of vector i, n for the row, or −1. */
  private int partner(Expansion e, Step s, int i, int n) {
    inner = Vectors.room(inner, n + 1);
    log = Vectors.room(log, n + 1);
    lost = Vectors.room(lost, n + 1);
    double[] distances = s.row().squaredDistances();
    double toRow = i < n ? distances[i] : 0;
    if (i < n) {
      e.compute(e.cores().point(i), row);
      distances = row.squaredDistances();
    }
    for (int j = 0; j <= n; j++) {
      log[j] = e.kernel().gamma() * (j < n ? distances[j] : toRow);
      inner[j] = 0;
      for (int o = 0; o < e.outputs(); o++) {
        inner[j] += a(e, s, o, i) * a(e, s, o, j);
      }
    }
    points.lost(squares[i], squares, inner, log, n + 1, lost);
    for (int j = 0; j <= n; j++) {
      lost[j] = j == i || !(inner[j] > 0) ? Double.POSITIVE_INFINITY : lost[j];
    }
    int old = ages().least(lost, n);
    int best = Ages.isLess(lost[n], lost[old]) ? n : old;
    return lost[best] < Double.POSITIVE_INFINITY ? best : -1;
  }

  /** Puts z in a place, with what i and j had; if one of them is the row, z takes its gradient. */
  private void merge(Expansion e, Step s, int i, int j, int place) {
    int n = e.size();
    double h = MergePoints.point(squares[i], squares[j], inner[j], log[j]);
    double u = MergePoints.power(log[j], 1 - h);
    double v = MergePoints.power(log[j], h);
    double[] had = new double[e.outputs()];
    for (int o = 0; o < had.length; o++) {
      had[o] = (i < n ? u * a(e, s, o, i) : 0) + (j < n ? v * a(e, s, o, j) : 0);
    }
    MergePoints.mix(i < n ? e.cores().point(i) : s.point(), h, j < n ? e.cores().point(j) : s.point(), z);
    e.replace(place, z);
    for (int o = 0; o < had.length; o++) {
      e.weights().coefficients().shift(o, place, had[o]);
    }
    if (i == n || j == n) {
      s.put(place, i == n ? u : v);
    }
  }
}
