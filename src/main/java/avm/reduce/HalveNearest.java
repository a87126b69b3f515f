package avm.reduce;

import avm.algebra.Cholesky;
import avm.budget.Budgeted;
import avm.budget.Step;
import avm.data.Point;
import avm.data.Vectors;
import avm.io.Part;
import avm.model.Expansion;
import avm.store.KernelRow;
import java.util.function.ObjDoubleConsumer;

/**
 * The policy of POMDR (Li and Liao 2023), over the steps of an {@link Optimist}. Until B₀ vectors are stored, a row at
 * a distance δ ≤ α from their span is projected as {@link Project} does; the hint along its projection is Σ d_ih(c_i).
 * Later every row with a loss is stored. When there is no room, each of the younger half of the vectors gives its
 * coefficient to the nearest of the older half and leaves, f is scaled to norm U, S becomes 0, and steps are a tenth as
 * long from then on. It is for one output.
 */
public final class HalveNearest extends Budgeted {
  private final int first;
  private final double alpha;
  private final Optimist optimist;
  private final Cholesky factor = new Cholesky();
  private final double[] score = new double[1];
  private double[] shares = new double[0];
  private boolean growing;

  /**
   * @param optimist what follows the norm of f and says how long steps are
   * @param budget B, at least 2
   * @param first B₀, from 0 to B
   * @param alpha α, from 0 up
   */
  public HalveNearest(Optimist optimist, int budget, int first, double alpha) {
    super(budget);
    if (budget < 2 || first < 0 || first > budget) {
      throw new IllegalArgumentException("B0 = " + first + ", B = " + budget + "; B must be at least 2, B0 from 0 to B");
    }
    if (!(alpha >= 0)) {
      throw new IllegalArgumentException("alpha is " + alpha + "; it must be a number from 0 up");
    }
    this.optimist = optimist;
    this.first = first;
    this.alpha = alpha;
    growing = first > 0;
  }

  @Override
  public boolean hasScores() {
    return true;
  }

  @Override
  public void addScores(Point x, KernelRow row, double[] scores) {
    scores[0] += optimist.score(x, row.beside());
  }

  @Override
  public void beside(ObjDoubleConsumer<Point> use) {
    optimist.hints(use);
  }

  @Override
  public void place(Expansion e, Step s) {
    if (!s.hasGradient()) {
      return;
    }
    double h = optimist.at(s.point(), s.row().beside());
    double p = growing && own(e, s) < 0 ? Math.min(1, factor.reduce(s.row().kernels())) : 0;
    double least = Project.dependent(e, Project.DEPENDENT);
    boolean project = growing && p > 0 && (1 - p < least || Math.sqrt(1 - p) <= alpha);
    if (project) {
      int n = e.size();
      shares = Vectors.room(shares, n);
      factor.solution(shares);
      s.putAll(shares, n);
      h = optimist.along(shares, e.cores(), s.row().beside());
    } else {
      super.place(e, s);
    }
    e.weights().coefficients().scores(s.row(), score);
    optimist.moved(s.whole(e.weights().coefficients(), 0), score[0], project ? p : 1, s.y(), h);
  }

  @Override
  protected void stored(Expansion e, Step s, int i) {
    if (growing) {
      factor.append(1 - factor.reduce(s.row().kernels()));
      growing = e.size() < first;
    }
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    double[][] kernels = StoredKernels.of(e);
    double[] a = Halving.coefficients(e);
    boolean[] stays = Halving.giveToOlder(kernels, a);
    Halving.keep(e, s, stays, a, optimist.halved(Halving.squaredNorm(kernels, a, stays)));
    s.put(e.store(s.point(), true), 1);
  }

  @Override
  public void settle(Expansion e, Step s) {
    optimist.settle(e, s.point(), s.y());
  }

  @Override
  public Part save() {
    Cholesky needed = growing ? factor : new Cholesky();
    return new Part().put("optimist", optimist.save()).put("factor", needed.save()).put("growing", growing);
  }

  @Override
  public void load(Part part) {
    optimist.load(part.part("optimist"));
    factor.load(part.part("factor"));
    growing = part.truth("growing");
  }
}
