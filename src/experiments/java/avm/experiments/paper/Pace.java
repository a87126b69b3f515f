package avm.experiments.paper;

import avm.data.Point;
import avm.experiments.Cells;
import avm.experiments.Clock;
import avm.experiments.Result;
import avm.experiments.Results;
import avm.experiments.Text;
import avm.learn.ExpansionLearner;
import avm.learn.LearnerKind;
import avm.learn.Settings;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Time per row of every system at the same number of vectors, in one run: all take turns, block by block, and the
 * fastest of a system's blocks is taken, since other programs can only slow a block down. A block is seen a
 * few times, so that no system finds the caches full of another's vectors. "Seen" is the row against the
 * vectors and its scores, which all share; "learned" adds the system's own algebra, what a policy adds to the scores
 * included. "Twin" is what AVM takes to see the row if it has the very vectors of the system. All are processor time of
 * the one thread that works.
 */
final class Pace {
  static final String PART = "pace";
  /** The numbers of vectors; the second is twice the first, so that O(B²) shows as four times the algebra. */
  static final int[] SIZES = {200, 400};
  /** The last words of labels. */
  static final String SEEN = " seen";
  static final String LEARNED = " learned";
  static final String TWIN = " twin";
  private static final int BLOCK = 400;
  private static final int ROUNDS = 24;
  private static final int AGAIN = 6;

  private final PaperSet.Loaded loaded;
  private final Results results;
  private final Cells cells;
  private final Tuning tuning;

  Pace(Profile profile, PaperSet.Loaded loaded, Results results, Cells cells) {
    this.loaded = loaded;
    tuning = new Tuning(profile, loaded);
    this.results = results;
    this.cells = cells;
  }

  static int count() {
    return SIZES.length;
  }

  /** The systems that store vectors and have a bound on them; FOGD has none, it has features in their place. */
  static List<Contestant> field() {
    return Field.of(2, false).stream().filter(c -> c.kind().hasVectors()).toList();
  }

  static String label(String system, int size, String what) {
    return system + " at " + size + what;
  }

  void run() throws Exception {
    Rows rows = loaded.all().atMost(20_000).permuted(1);
    for (int size : SIZES) {
      List<Contestant> field = field();
      Contestant last = field.get(field.size() - 1);
      cells.cell(Result.key(PART, loaded.set().name(), label(last.name(), size, TWIN), 1, BLOCK),
          () -> measure(field, rows, size));
    }
  }

  private List<Result> measure(List<Contestant> field, Rows rows, int size) throws Exception {
    List<ExpansionLearner> learners = new ArrayList<>();
    for (Contestant contestant : field) {
      learners.add(filled(contestant, rows, size));
    }
    String[] whats = {SEEN, LEARNED, TWIN};
    double[][] times = new double[whats.length + 1][field.size()];
    Arrays.stream(times).forEach(t -> Arrays.fill(t, Double.POSITIVE_INFINITY));
    int from = rows.size() / 2;
    for (int round = 0; round < ROUNDS; round++) {
      for (int k = 0; k < field.size(); k++) {
        Rows block = block(rows, from + round * BLOCK);
        ExpansionLearner twin = twin(learners.get(k), rows);
        for (int again = 0; again < AGAIN; again++) {
          times[0][k] = Math.min(times[0][k], seen(learners.get(k), block.points()));
          times[2][k] = Math.min(times[2][k], seen(twin, block.points()));
          times[3][k] = Math.min(times[3][k], own(learners.get(k), block.points()));
        }
        times[1][k] = Math.min(times[1][k], learned(learners.get(k), block));
      }
    }
    Arrays.setAll(times[0], k -> times[0][k] - times[3][k]);
    List<Result> found = new ArrayList<>();
    for (int what = 0; what < whats.length; what++) {
      for (int k = 0; k < field.size(); k++) {
        found.add(new Result(PART, loaded.set().name(), label(field.get(k).name(), size, whats[what]), 1, BLOCK, 0,
            Double.NaN, Double.NaN, Double.NaN, Double.NaN, times[what][k], times[what][k], Double.NaN,
            learners.get(k).expansion().size(), Double.NaN, Text.now(), "fastest of " + ROUNDS + " blocks"));
      }
    }
    return found;
  }

  /** AVM with the vectors that a learner has. */
  private static ExpansionLearner twin(ExpansionLearner learner, Rows rows) {
    ExpansionLearner twin = Contestant.capped(Settings.DEFAULT.with(s -> {
      s.gamma = learner.expansion().kernel().gamma();
      s.lambda = 1;
      s.delta = 1e-9;
    }), rows, Integer.MAX_VALUE);
    CoreSet cores = learner.expansion().cores();
    for (int i = 0; i < cores.size(); i++) {
      twin.cover(cores.point(i));
    }
    return twin;
  }

  /** Rows from one on; after the last comes the first. */
  private static Rows block(Rows rows, int from) {
    int[] order = new int[BLOCK];
    Arrays.setAll(order, i -> (from + i) % rows.size());
    return rows.at(order);
  }

  /** A learner that has as many vectors as it may have: half of the rows fill it, as often as is needed. */
  private ExpansionLearner filled(Contestant contestant, Rows rows, int size) throws Exception {
    Hyper h = tuning.chosen(results, contestant.name());
    ExpansionLearner learner = contestant.kind() == LearnerKind.AVM
        ? Contestant.capped(Settings.DEFAULT.with(s -> {
          s.loss = contestant.loss();
          s.gamma = h.gamma();
          s.lambda = h.lambdaN() / rows.size();
          s.delta = h.delta() / 100;
        }), rows, size) : contestant.make(h, rows, new Contestant.Limits(size, 0, 0), 1);
    for (int pass = 0; pass < 3 && (pass == 0 || learner.expansion().size() < size); pass++) {
      for (int i = 0; i < rows.size() / 2; i++) {
        if (learner.expansion().size() >= size && i >= 2 * size && i >= 2000) {
          break;
        }
        learner.observe(rows.points()[i]);
        learner.update(rows.targets()[i], 1);
      }
    }
    return learner;
  }

  private static double seen(ExpansionLearner learner, Point[] points) {
    Clock clock = new Clock();
    for (Point point : points) {
      learner.observe(point);
    }
    return clock.threadSeconds();
  }

  /** What the policy adds to the scores: POMDR's hint, which is algebra of its own. */
  private static double own(ExpansionLearner learner, Point[] points) {
    if (!learner.policy().hasScores()) {
      return 0;
    }
    KernelRow row = new KernelRow();
    double[] scores = new double[learner.outputs()];
    Clock clock = new Clock();
    for (Point point : points) {
      learner.policy().addScores(point, row, scores);
    }
    return clock.threadSeconds();
  }

  private static double learned(ExpansionLearner learner, Rows block) {
    Clock clock = new Clock();
    Passes.learn(learner, block);
    return clock.threadSeconds();
  }
}
