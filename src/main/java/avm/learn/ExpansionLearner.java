package avm.learn;

import avm.budget.BudgetPolicy;
import avm.budget.Step;
import avm.data.Point;
import avm.data.PointSource;
import avm.io.Part;
import avm.model.Expansion;
import avm.parallel.Parallel;
import avm.parallel.Relay;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.KernelRows;
import avm.store.RowBlock;
import avm.weights.Coefficients;
import avm.weights.WeightVectors;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * An online kernel learner: an {@link UpdateRule} times a {@link BudgetPolicy} over an {@link Expansion}. The gradient
 * rule with {@link avm.coverage.Cover} is the Approximation Vector Machine (Algorithms 2 and 5), with
 * {@link avm.budget.Unlimited} kernel SGD (Algorithm 1); {@link Learners} makes them.
 */
public final class ExpansionLearner implements OnlineLearner {
  private final Expansion expansion;
  private final WeightVectors weights;
  private final Coefficients coefficients;
  private final UpdateRule rule;
  private final BudgetPolicy policy;
  /** Whether the policy adds to scores. */
  private final boolean beside;
  private final BallProjection projection;
  /** The further weight vectors, or null where there is one only. */
  private final Ladder ladder;
  private final Step step;
  private final KernelRow single = new KernelRow();
  private Relay relay;
  private long assignments;

  /**
   * Makes a learner that has seen nothing.
   *
   * @param expansion f = 0; the learner moves all of its weight vectors, the first of which predicts
   * @param rule what a row asks for
   * @param policy what is stored
   * @param projection the projection after each step (ℓ2 loss with λ ≤ 1), or null for none
   */
  public ExpansionLearner(Expansion expansion, UpdateRule rule, BudgetPolicy policy, BallProjection projection) {
    this.expansion = expansion;
    weights = expansion.weights();
    coefficients = weights.coefficients();
    this.rule = rule;
    this.policy = policy;
    beside = policy.hasScores();
    this.projection = projection;
    ladder = expansion.learners() == 1 ? null : new Ladder(expansion, rule);
    step = new Step(rule.objective());
    if (projection != null) {
      expansion.follow(projection);
    }
  }

  /** {@return what has been learned; not a copy} */
  public Expansion expansion() {
    return expansion;
  }

  /** {@return the stored vectors; not a copy} */
  public CoreSet cores() {
    return expansion.cores();
  }

  /** {@return what is stored, and what scores have beside it; not a copy} */
  public BudgetPolicy policy() {
    return policy;
  }

  @Override
  public int outputs() {
    return coefficients.outputs();
  }

  @Override
  public long steps() {
    return coefficients.steps();
  }

  /** {@return another number whenever predictions may have changed} */
  public long version() {
    return steps() + assignments;
  }

  @Override
  public void observe(Point point) {
    observe(point, rowOf(point));
  }

  /** A row that is there, or computed now. */
  private KernelRow rowOf(Point point) {
    KernelRow ready = relay == null ? null : relay.take(expansion.cores(), point);
    if (ready != null) {
      return ready;
    }
    expansion.compute(point, single);
    return single;
  }

  /**
   * Receives x_t with its kernel values, as {@link #predict} left them in a work space.
   *
   * @param point x_t; it must stay as it is until {@link #update}
   * @param computed its row against the core set as it is now
   */
  public void observe(Point point, KernelRow computed) {
    step.observe(point, computed);
    weights.scores(computed, point, step.scores());
    if (ladder != null) {
      ladder.observe(computed, point);
    }
    if (beside) {
      policy.addScores(point, computed, step.scores());
    }
  }

  /**
   * Takes a step that learns nothing of a row but covers it: for a solver that learns all rows together.
   *
   * @param point the row
   */
  public void cover(Point point) {
    step.observe(point, rowOf(point));
    policy.cover(expansion, step);
    reserve();
    coefficients.beginStep();
    weights.endStep(point, step.alpha(), 0);
  }

  /**
   * Takes steps in this order, their kernel values computed ahead on all cores of the machine. It changes how long they
   * take, and nothing else. A step may be taken in any thread, one at a time, and sees what those before it did.
   *
   * @param source gives the rows, which are made when they are needed, by the threads that learn them
   * @param n how many
   * @param learns whether rows are learned; if they are {@link #cover}ed, squared distances are all that is computed ahead
   * @param step takes the step of a row and its number: it {@link #observe}s or covers that row and no other
   */
  public void inTurn(PointSource source, int n, boolean learns, ObjIntConsumer<Point> step) {
    if (expansion.isMapped()) {
      Point[] row = new Point[1];
      for (int k = 0; k < n; k++) {
        source.give(k, k + 1, row);
        step.accept(row[0], k);
      }
      return;
    }
    relay = new Relay(expansion.cores(), learns ? expansion.kernel() : null, source, n, step);
    try {
      relay.run();
    } finally {
      relay = null;
    }
  }

  @Override
  public double[] scores() {
    return step.scores();
  }

  @Override
  public void outputScores(double[] out) {
    outputScores(step.row(), step.point(), out);
  }

  @Override
  public void update(double y, double weight) {
    double used = rule.ask(step.scores(), y, weight, weights, step.alpha());
    step.learn(coefficients.steps() + 1, y, used);
    if (ladder != null) {
      step.expect(ladder.ask(y, weight));
    }
    coefficients.beginStep();
    policy.place(expansion, step);
    reserve();
    if (used != 0 && projection == null) {
      step.addTo(coefficients);
    } else if (used != 0) {
      projection.add(expansion, step);
    }
    policy.settle(expansion, step);
    if (projection != null) {
      projection.project(expansion, y);
    }
    weights.endStep(step.point(), step.alpha(), used);
    if (ladder != null) {
      ladder.step(step);
    }
  }

  /** Makes room for a vector that was stored, in the rows of this thread: see {@link KernelRow#reserve}. */
  private void reserve() {
    int n = expansion.size();
    if (n > step.row().size() && relay == null) {
      step.row().reserve(n);
    } else if (n > step.row().size()) {
      relay.reserve(n);
    }
  }

  /** The scores of a row by the weight vector that predicts. */
  private void outputScores(KernelRow of, Point point, double[] out) {
    weights.outputScores(of, point, out);
    if (beside) {
      policy.addScores(point, of, out);
    }
  }

  /**
   * The scores of a row by the weight vector that predicts.
   *
   * @param point the row
   * @param workspace a work space of the calling thread's
   * @param out takes a score for each output
   */
  public void predict(Point point, KernelRow workspace, double[] out) {
    expansion.compute(point, workspace);
    outputScores(workspace, point, out);
  }

  @Override
  public void predict(Point[] points, int from, int to, double[][] scores, int shift) {
    Supplier<RowBlock> blocks = beside ? null : expansion.blocks(to - from);
    boolean each = beside || expansion.isMapped();
    Parallel.forRanges(to - from, blocks == null ? KernelRows.MOST : RowBlock.rows(cores()), () -> {
      RowBlock block = blocks == null ? null : blocks.get();
      KernelRows rows = new KernelRows();
      return (first, end) -> {
        if (block != null) {
          expansion.predict(block, points, from + first, from + end, scores, shift);
        } else if (!each) {
          rows.values(cores(), expansion.kernel(), points, from + first, from + end, cores().size());
        }
        for (int r = from + first; r < from + end && block == null; r++) {
          KernelRow row = rows.get(r - from - first);
          if (each) {
            expansion.compute(points[r], row);
          }
          outputScores(row, points[r], scores[r - shift]);
        }
        return true;
      };
    });
  }

  /** {@return the stored vector that stands for the row learned last, until the next one is observed, or −1} */
  public int cell() {
    return policy.cell(expansion, step);
  }

  /**
   * Replaces the weight vector by another: see {@link WeightVectors#assign}.
   *
   * @param w an array for each output: the coefficients of the stored vectors, then the linear function's
   */
  public void assign(float[][] w) {
    assignments++;
    weights.assign(w, expansion.size());
    policy.assigned(expansion);
  }

  @Override
  public Report report() {
    return Report.of(expansion, policy.facts(expansion), projection == null ? 0 : projection.projections());
  }

  /**
   * {@return the same learner with some of the weight vectors only; this one is of no more use}
   *
   * @param vectors which of them
   */
  public ExpansionLearner keeping(int[] vectors) {
    return new ExpansionLearner(expansion.keeping(vectors), rule, policy, projection);
  }

  @Override
  public Part save() {
    Part part = new Part().put("expansion", expansion.save()).put("policy", policy.save());
    return projection == null ? part : part.put("projection", projection.save());
  }

  @Override
  public void load(Part part) {
    expansion.load(part.part("expansion"));
    policy.load(part.part("policy"));
    if (projection != null) {
      projection.load(part.part("projection"));
    }
  }
}
