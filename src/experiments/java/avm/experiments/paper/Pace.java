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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Time per row of every system at the same number of vectors, in one run: all take turns, block by block, and the
 * fastest of a system's blocks is taken, since other programs can only slow a block down. A block is seen a
 * few times, so that no system finds the caches full of another's vectors. "Seen" is the row against the
 * vectors and its scores, which all share; "learned" adds the system's own algebra. Both are processor time of the one
 * thread that works.
 */
final class Pace {
  static final String PART = "pace";
  /** The numbers of vectors; the second is twice the first, so that O(B²) shows as four times the algebra. */
  static final int[] SIZES = {200, 400};
  private static final int BLOCK = 400;
  private static final int ROUNDS = 12;
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

  static String label(String system, int size, boolean learned) {
    return system + " at " + size + (learned ? " learned" : " seen");
  }

  void run() throws Exception {
    Rows rows = loaded.all().atMost(20_000).permuted(1);
    for (int size : SIZES) {
      List<Contestant> field = field();
      Contestant last = field.get(field.size() - 1);
      cells.cell(Result.key(PART, loaded.set().name(), label(last.name(), size, true), 1, BLOCK),
          () -> measure(field, rows, size));
    }
  }

  private List<Result> measure(List<Contestant> field, Rows rows, int size) throws Exception {
    List<ExpansionLearner> learners = new ArrayList<>();
    for (Contestant contestant : field) {
      learners.add(filled(contestant, rows, size));
    }
    double[][][] times = new double[2][field.size()][ROUNDS];
    int from = rows.size() / 2;
    for (int round = 0; round < ROUNDS; round++) {
      for (int k = 0; k < field.size(); k++) {
        Rows block = block(rows, from + round * BLOCK);
        double least = seen(learners.get(k), block.points());
        for (int again = 1; again < AGAIN; again++) {
          least = Math.min(least, seen(learners.get(k), block.points()));
        }
        times[0][k][round] = least;
        times[1][k][round] = learned(learners.get(k), block);
      }
    }
    List<Result> found = new ArrayList<>();
    for (int learned = 0; learned < 2; learned++) {
      for (int k = 0; k < field.size(); k++) {
        double seconds = Arrays.stream(times[learned][k]).min().orElseThrow();
        found.add(new Result(PART, loaded.set().name(), label(field.get(k).name(), size, learned == 1), 1, BLOCK, 0,
            Double.NaN, Double.NaN, Double.NaN, Double.NaN, seconds, seconds, Double.NaN,
            learners.get(k).expansion().size(), Double.NaN, Text.now(), "fastest of " + ROUNDS + " blocks"));
      }
    }
    return found;
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

  private static double learned(ExpansionLearner learner, Rows block) {
    Clock clock = new Clock();
    Passes.learn(learner, block);
    return clock.threadSeconds();
  }
}
