package avm.weights;

import avm.io.Part;
import avm.store.CoefficientArray;
import java.util.ArrayDeque;

/**
 * The α-suffix average of a stream, T unknown: snapshots of Σ w_t are kept at steps that grow by a quarter of a power
 * of two, and the average starts at the snapshot nearest to (1 − α)T. {@link #share} tells what it came to.
 */
public final class GridSuffix extends Average {
  /** Snapshots are taken when the steps have grown by this factor. */
  private static final double RATIO = 1.189207115002721;

  private final double alpha;
  /** For each snapshot after the base: Σ w_t from the base to it. */
  private final ArrayDeque<Snapshot> snapshots = new ArrayDeque<>();
  private long next = 1;

  /** Σ w_t from the base to a step. */
  private record Snapshot(long step, CoefficientArray sum) {
  }

  /**
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
      add(snapshot(coefficients));
      next = Math.max(t + 1, Math.round(t * RATIO));
    }
    double start = (1 - alpha) * t;
    while (!snapshots.isEmpty() && snapshots.peek().step() < t
        && snapshots.peek().step() - start <= start - base) {
      rebase(snapshots.poll());
      kept.remove(1);
    }
  }

  private void add(Snapshot snapshot) {
    snapshots.add(snapshot);
    kept.add(snapshot.sum);
  }

  private Snapshot snapshot(Coefficients coefficients) {
    CoefficientArray sum = new CoefficientArray(coefficients.outputs());
    sum.resize(u.room());
    sum.fill(o -> i -> i < u.room() ? summed(coefficients, o, i) : 0);
    return new Snapshot(coefficients.steps(), sum);
  }

  /** Makes a snapshot the base: what was summed before it leaves the sum, and the later snapshots. */
  private void rebase(Snapshot first) {
    for (int o = 0; o < first.sum.outputs(); o++) {
      addTo(u.values(o), first.sum.values(o), 1);
      for (Snapshot later : snapshots) {
        addTo(later.sum.values(o), first.sum.values(o), -1);
      }
    }
    u.changed();
    base = first.step;
  }

  private static void addTo(double[] sum, double[] term, double sign) {
    for (int i = 0; i < Math.min(sum.length, term.length); i++) {
      sum[i] += sign * term[i];
    }
  }

  @Override
  void restarted(long steps, long age) {
    snapshots.clear();
    kept.subList(1, kept.size()).clear();
    base = (long) ((1 - alpha) * steps);
    next = steps + 1;
  }

  @Override
  void assigned(Coefficients coefficients) {
    super.assigned(coefficients);
    for (Snapshot snapshot : snapshots) {
      snapshot.sum.fill(o -> i -> i < u.room() ? (snapshot.step - base) * coefficients.coefficient(o, i) : 0);
    }
  }

  @Override
  public Part save() {
    return super.save().put("next", next).put("snapshots", snapshots.stream()
        .map(snapshot -> new Part().put("step", snapshot.step).put("sum", snapshot.sum.copyAll())).toList());
  }

  @Override
  public void load(Part part) {
    super.load(part);
    next = part.whole("next");
    for (Part saved : part.parts("snapshots")) {
      CoefficientArray sum = new CoefficientArray(kept.get(0).outputs());
      sum.setAll(saved.numbers("sum"));
      add(new Snapshot(saved.whole("step"), sum));
    }
  }
}
