package avm.learn;

import avm.coverage.Approximation;
import avm.coverage.Coverage;
import avm.coverage.Representation;
import avm.data.Point;
import avm.data.PointSource;
import avm.kernel.Kernel;
import avm.loss.Objective;
import avm.parallel.Relay;
import avm.solve.Refit;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.Judge;
import avm.weights.WeightVectors;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;

/**
 * The Approximation Vector Machine, one step at a time (Algorithm 2; Algorithm 5 with a {@link avm.loss.Multiclass}
 * objective; Algorithm 1 where no two rows share a cell).
 *
 * <p>A step is {@link #observe} then {@link #update}; between the two, {@link #scores} and {@link #outputScores} tell
 * what the model says of the row, at no further cost. Predicting with {@link #predict} changes nothing and may be done
 * from many threads, each with its own {@link KernelRow}, while nobody updates.
 */
public final class ExpansionLearner extends KernelModel {
  private static final long serialVersionUID = 1L;

  /** There is a cell, but it is not known which. */
  private static final int SOME = -2;

  private final Objective objective;
  private final Approximation approximation;
  private final Representation representation;
  private final BallProjection projection;
  private final int limit;
  private final double[] scores;
  private final double[] alpha;

  private Coverage coverage;
  private long kept;
  private int doublings;
  private transient Point x;
  private transient KernelRow row;
  private transient KernelRow single;
  private transient Relay relay;
  private transient int cell;

  /**
   * Makes a learner that has seen nothing.
   *
   * @param kernel the kernel K
   * @param objective what is learned
   * @param weights w_1 = 0, with λ and the step offset, and which weight vector predicts
   * @param coverage the shape and diameter of the cells
   * @param approximation when a row is approximated
   * @param representation how
   * @param projection the projection after each step (ℓ2 loss with λ ≤ 1), or null for none
   * @param limit the largest number of stored vectors, or 0 for no limit; when it is reached, δ doubles and cells merge
   */
  public ExpansionLearner(Kernel kernel, Objective objective, WeightVectors weights, Coverage coverage,
      Approximation approximation, Representation representation, BallProjection projection, int limit) {
    this(kernel, objective, weights, coverage, approximation, representation, projection, limit, null);
  }

  /** Makes a learner that recalls the class of each cell's last row; null for one that does not. */
  ExpansionLearner(Kernel kernel, Objective objective, WeightVectors weights, Coverage coverage,
      Approximation approximation, Representation representation, BallProjection projection, int limit, Recall recall) {
    super(kernel, weights, recall);
    this.objective = objective;
    this.coverage = coverage;
    this.approximation = approximation;
    this.representation = representation;
    this.limit = limit == 0 ? Integer.MAX_VALUE : limit;
    this.projection = projection;
    scores = new double[objective.outputs()];
    alpha = new double[objective.outputs()];
  }

  /**
   * Receives x_t: computes its kernel values and scores. Nothing is learned yet.
   *
   * @param point x_t; it must stay as it is until {@link #update}
   */
  public void observe(Point point) {
    observe(point, rowOf(point));
  }

  /** A row that is there, or computed now. */
  private KernelRow rowOf(Point point) {
    KernelRow ready = relay == null ? null : relay.take(cores, point);
    if (ready != null) {
      return ready;
    }
    single = single == null ? new KernelRow() : single;
    single.compute(cores, kernel, point);
    return single;
  }

  /**
   * Takes a step that learns nothing of a row but covers it: for a {@link Refit}, which learns all rows together.
   *
   * @param point the row
   */
  public void cover(Point point) {
    x = point;
    row = rowOf(point);
    if (find(false) == KernelRow.NONE) {
      weights.resize(cores.add(x, true) + 1);
    }
    coefficients.beginStep();
    weights.endStep(x, alpha, 0);
  }

  /**
   * Receives x_t with its kernel values, as {@link #predict} left them in a work space.
   *
   * @param point x_t; it must stay as it is until {@link #update}
   * @param computed its row against the core set as it is now
   */
  public void observe(Point point, KernelRow computed) {
    x = point;
    row = computed;
    weights.scores(row, x, scores);
  }

  /**
   * Takes steps in this order, their kernel values computed ahead on all cores of the machine. It changes how long they
   * take, and nothing else.
   *
   * @param points the rows; they must stay as they are
   * @param n how many
   * @param step takes the step of a number from 0: it {@link #observe}s that row and no other; in any thread, one at a
   *     time, and each sees what those before it did
   */
  public void inTurn(Point[] points, int n, IntConsumer step) {
    inTurn(PointSource.of(points), n, (x, k) -> step.accept(k));
  }

  /**
   * The same of rows that are made when they are needed, by the threads that learn them.
   *
   * @param source gives the rows
   * @param n how many
   * @param step takes the step of a row and its number
   */
  public void inTurn(PointSource source, int n, ObjIntConsumer<Point> step) {
    relay = new Relay(cores, kernel, source, n, step);
    try {
      relay.run();
    } finally {
      relay = null;
    }
  }

  /**
   * The scores of the observed row by w_t, as the step uses them.
   *
   * @return ⟨w_t, Φ(x_t)⟩ of each output; not a copy
   */
  public double[] scores() {
    return scores;
  }

  /**
   * The scores of the observed row by the weight vector that predicts.
   *
   * @param out takes a score for each output
   */
  public void outputScores(double[] out) {
    outputScores(row, x, out);
  }

  /**
   * Receives y_t and takes the step.
   *
   * @param y −1 or +1, a class from 0, or a number
   * @param weight what the gradient is multiplied by, above 0
   */
  public void update(double y, double weight) {
    judge(y);
    double used = projection != null ? weight : weights.stable(weight, objective.curvature());
    boolean gradient = objective.gradient(scores, y, alpha);
    boolean approximate = approximation.approximate(coefficients.steps() + 1, objective, scores, y);
    cell = find(gradient || recall != null);
    boolean fresh = cell == KernelRow.NONE;
    if (fresh) {
      cell = store(true);
    }
    coefficients.beginStep();
    if (!approximate) {
      kept++;
    }
    if (projection != null) {
      projection.observe(y);
    }
    if (gradient) {
      if (fresh) {
        add(cell, used);
      } else if (approximate) {
        for (int k = representation.represent(cores, row, cell, used * largest()) - 1; k >= 0; k--) {
          add(representation.index(k), used * representation.share(k));
        }
      } else {
        cell = own();
        add(cell, used);
      }
    }
    if (projection != null) {
      projection.project(coefficients);
    }
    weights.endStep(x, alpha, gradient ? used : 0);
    if (recall != null) {
      recall.learned(cell, y, alpha.length);
    }
  }

  /**
   * The cell of the row that was learned last, until the next one is observed. The step itself does not ask which cell it
   * is where the row has no gradient.
   *
   * @return the row's cell, or the vector of its own that Z = 0 gave it
   */
  public int cell() {
    cell = cell == SOME ? coverage.find(cores, row, x) : cell;
    return cell;
  }

  /** The row's cell, {@link #SOME} where nobody asks which, or NONE where it needs one and there is room for it. */
  private int find(boolean which) {
    int found = seek(which);
    while (found == KernelRow.NONE && cores.size() >= limit) {
      coarsen();
      found = seek(which);
    }
    return found;
  }

  private int seek(boolean which) {
    return which ? coverage.find(cores, row, x) : coverage.covers(cores, row, x) ? SOME : KernelRow.NONE;
  }

  /** The largest |α| of the outputs. */
  private double largest() {
    double largest = 0;
    for (double a : alpha) {
      largest = Math.max(largest, Math.abs(a));
    }
    return largest;
  }

  /** Compares what is recalled with what predicts, then the average with the last weight vector, where that is wanted. */
  private void judge(double y) {
    if (recall != null) {
      weights.outputScores(row, x, alpha);
      recall.judge(recalled(row), alpha, y, objective);
    }
    Judge judge = weights.output().judge();
    if (judge != null) {
      judge.showAverage(true);
      weights.outputScores(row, x, alpha);
      judge.showAverage(false);
      judge.judge(objective.error(alpha, y), objective.error(scores, y));
    }
  }

  /** The stored vector equal to the row, stored now if there is none: where Z = 0 puts its gradient. */
  private int own() {
    int own = cores.indexOf(x, row.squaredDistances(), row.distanceError(cores, x));
    boolean outside = false;
    while (own < 0 && cores.size() >= limit) {
      coarsen();
      own = coverage.find(cores, row, x);
      outside = own < 0;
    }
    return own < 0 ? store(outside) : own;
  }

  private int store(boolean asCell) {
    boolean single = cores.isSingle();
    int i = cores.add(x, asCell);
    if (single != cores.isSingle()) {
      representation.replaced();
    }
    representation.stored(row);
    weights.resize(i + 1);
    if (relay == null) {
      row.reserve(i + 1);
    } else {
      relay.reserve(i + 1);
    }
    return i;
  }

  /** Adds −αΦ(c_i)·weight to V. */
  private void add(int i, double weight) {
    for (int o = 0; o < alpha.length; o++) {
      if (alpha[o] != 0) {
        double amount = -weight * alpha[o];
        if (projection != null) {
          projection.adding(coefficients, cores, kernel, i, amount);
        }
        coefficients.add(o, i, amount, weights.output());
      }
    }
    weights.added(i);
  }

  /** Doubles δ and merges: each vector joins the cell it now falls into, in order of creation; coefficients add up. */
  private void coarsen() {
    coverage = coverage.doubled();
    doublings++;
    CoreSet merged = new CoreSet(kernel);
    merge(merged, coverage.merge(cores, merged));
    representation.replaced();
    if (projection != null) {
      projection.merged(coefficients, cores, kernel);
    }
    row.compute(cores, kernel, x);
  }

  /** Replaces the weight vector by another: see {@link WeightVectors#assign}. */
  public void assign(float[][] w) {
    weights.assign(w, cores.size());
    representation.replaced();
  }

  /**
   * The facts of the model so far.
   *
   * @return a report
   */
  public Report report() {
    long steps = coefficients.steps();
    double[] residuals = representation.residuals();
    return new Report(steps, cores.cells(), coefficients.support(cores.size()), cores.size(), steps - kept,
        coverage.delta(), doublings, kernel.featureDiameter(coverage.delta()), residuals[0], residuals[1],
        approximation.sizeBound(steps, cores.cells(), kept), approximation.sizeFormula(),
        weights.output().share(coefficients), projection == null ? 0 : projection.projections(),
        cores.bytes() + weights.bytes(cores.size()));
  }
}
