package avm.reduce;

import avm.budget.Aged;
import avm.budget.RemoveSmallest;
import avm.budget.Step;
import avm.io.Part;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import java.util.Arrays;

/**
 * When there is no room, a vector leaves and what it had is projected on the row that takes its place and on the stored
 * vector nearest to it: the policy of BPA-NN (Wang and Vucetic 2010). With n nearest to c_r, κ = k(x, c_n) and
 * q = k(c_r, c_n) their shares are p_x = (k_r − κq)/(1 − κ²) and p_n = (q − κk_r)/(1 − κ²), and
 * ‖a_r‖²(1 − p_xk_r − p_nq) is lost; the one of which least is lost leaves, the oldest of equals. Where x and c_n are
 * nearly the same, only the row takes a share, as in {@link ProjectNew}.
 */
public final class ProjectNearest extends Aged {
  /** Below this 1 − κ² two vectors are the same. */
  private static final double SAME = 1e-12;

  private final KernelRow row = new KernelRow();
  /** The stored vector nearest to each, or −1, and their kernel value. */
  private int[] nearest = new int[16];
  private double[] near = new double[16];
  private double[] lost = new double[0];

  /** @param budget B, at least 1 */
  public ProjectNearest(int budget) {
    super(budget);
  }

  @Override
  protected void stored(Expansion e, Step s, int i) {
    if (i >= near.length) {
      nearest = Arrays.copyOf(nearest, 2 * i);
      near = Arrays.copyOf(near, 2 * i);
    }
    came(e, s, i, i);
  }

  /** A row is a vector now; the first n of the others may have it for their nearest. */
  private void came(Expansion e, Step s, int i, int n) {
    double[] kernels = s.row().kernels();
    ages().born(i);
    for (int j = 0; j < n; j++) {
      if (j != i && nearest[j] == i) {
        e.compute(e.cores().point(j), row);
        seek(row.kernels(), j, e.size());
      } else if (j != i && kernels[j] > near[j]) {
        nearest[j] = i;
        near[j] = kernels[j];
      }
    }
    seek(kernels, i, n);
  }

  /** Finds the nearest of a vector among n, the oldest of equals. */
  private void seek(double[] kernels, int of, int n) {
    int best = -1;
    for (int j = 0; j < n; j++) {
      boolean older = best >= 0 && kernels[j] == kernels[best] && ages().isOlder(j, best);
      best = j != of && (best < 0 || kernels[j] > kernels[best] || older) ? j : best;
    }
    nearest[of] = best;
    near[of] = best < 0 ? -1 : kernels[best];
  }

  /** What is left of 1 − κ², or 0 where the row alone takes a share. */
  private double apart(double[] kernels, int r) {
    double kappa = nearest[r] < 0 ? 1 : kernels[nearest[r]];
    return 1 - kappa * kappa < SAME ? 0 : 1 - kappa * kappa;
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    double[] k = s.row().kernels();
    int n = e.size();
    lost = RemoveSmallest.squares(e, lost);
    for (int r = 0; r < n; r++) {
      double apart = apart(k, r);
      double kappa = apart == 0 ? 0 : k[nearest[r]];
      lost[r] *= apart == 0 ? 1 - k[r] * k[r]
          : Math.max(0, 1 - (k[r] * (k[r] - kappa * near[r]) + near[r] * (near[r] - kappa * k[r])) / apart);
    }
    int r = ages().least(lost, n);
    double share = k[r];
    double apart = apart(k, r);
    if (apart > 0) {
      double kappa = k[nearest[r]];
      share = (k[r] - kappa * near[r]) / apart;
      Coefficients coefficients = e.weights().coefficients();
      for (int o = 0; o < e.outputs(); o++) {
        coefficients.shift(o, nearest[r], (near[r] - kappa * k[r]) / apart * coefficients.coefficient(o, r));
      }
    }
    ProjectNew.project(e, s, r, share);
    came(e, s, r, n);
  }

  @Override
  public Part save() {
    return super.save().put("nearest", nearest.clone()).put("near", near.clone());
  }

  @Override
  public void load(Part part) {
    super.load(part);
    nearest = part.wholes("nearest").clone();
    near = part.numbers("near", nearest.length).clone();
  }
}
