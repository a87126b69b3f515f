package avm.reduce;

import avm.algebra.Eigen;
import avm.budget.Budgeted;
import avm.budget.Changes;
import avm.budget.Step;
import avm.data.Fused;
import avm.data.Vectors;
import avm.io.Part;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import java.util.Arrays;

/**
 * When there is no room, learning goes on in the features that the B stored vectors give: the policy of NOGD (Lu, Hoi,
 * Wang, Zhao and Liu 2016). With K = VΛVᵀ of the B vectors, r largest eigenvalues, a row has the features z =
 * Λ^{−½}Vᵀk(x).
 *
 * <p>A function of these features is an expansion on the stored vectors, so nothing else is kept: the weights
 * w = Λ^½Vᵀa with which it begins make the coefficients VVᵀa, and a step along z adds to them the shares VΛ⁻¹Vᵀk of the
 * gradient. Eigenvalues below 10⁻¹⁰ of the largest are left out.
 */
public final class Nystrom extends Budgeted {
  /** Eigenvalues below this part of the largest are rounding; below the other one with kernels of single precision. */
  private static final double LEAST = 1e-10;
  private static final double SINGLE = 1e-5;

  private final int rank;
  private final Changes changes = new Changes();
  /** The columns of VΛ^{−½}; none before the features are made. */
  private double[][] factor = new double[0][];
  private double[] shares = new double[0];

  /**
   * @param budget B, at least 1
   * @param rank r, how many features there are, from 1 to B
   */
  public Nystrom(int budget, int rank) {
    super(budget);
    if (rank < 1 || rank > budget) {
      throw new IllegalArgumentException("the rank is " + rank + "; it must be from 1 to the budget " + budget);
    }
    this.rank = rank;
  }

  /** A row that is equal to a stored vector has its features, too. */
  @Override
  protected int own(Expansion e, Step s) {
    return factor.length > 0 ? KernelRow.NONE : super.own(e, s);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    int n = e.size();
    if (factor.length == 0) {
      begin(e, n);
    }
    shares = Vectors.room(shares, n);
    spread(s.row().kernels(), false, shares, n);
    s.putAll(shares, n);
  }

  /** VΛ⁻¹Vᵀ of a vector, or VVᵀ. */
  private void spread(double[] vector, boolean projected, double[] out, int n) {
    Arrays.fill(out, 0, n, 0);
    for (double[] column : factor) {
      double times = Vectors.dot(column, vector, n);
      times /= projected ? Vectors.dot(column, column, n) : 1;
      for (int i = 0; i < n; i++) {
        out[i] = Fused.multiplyAdd(times, column[i], out[i]);
      }
    }
  }

  private void begin(Expansion e, int n) {
    Eigen eigen = new Eigen(StoredKernels.of(e));
    double least = e.cores().isSingle() ? SINGLE : LEAST;
    int kept = 0;
    while (kept < rank && eigen.value(kept) >= least * eigen.value(0)) {
      kept++;
    }
    factor = new double[kept][];
    for (int c = 0; c < kept; c++) {
      factor[c] = eigen.vector(c);
      for (int i = 0; i < n; i++) {
        factor[c][i] /= Math.sqrt(eigen.value(c));
      }
    }
    Coefficients coefficients = e.weights().coefficients();
    double[] a = new double[n];
    for (int o = 0; o < e.outputs(); o++) {
      double[] by = changes.of(n);
      for (int i = 0; i < n; i++) {
        a[i] = coefficients.coefficient(o, i);
      }
      spread(a, true, by, n);
      for (int i = 0; i < n; i++) {
        by[i] -= a[i];
      }
      changes.addTo(coefficients, o, n);
    }
  }

  @Override
  public Part save() {
    return new Part().put("columns", factor.length).put("factor",
        Arrays.stream(factor).flatMapToDouble(Arrays::stream).toArray());
  }

  @Override
  public void load(Part part) {
    int columns = part.whole("columns", 0, budget());
    double[] all = part.numbers("factor", columns * (columns == 0 ? 1 : budget()));
    factor = new double[columns][];
    for (int c = 0; c < columns; c++) {
      factor[c] = Arrays.copyOfRange(all, c * budget(), (c + 1) * budget());
    }
  }
}
