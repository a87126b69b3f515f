package avm.experiments.paper;

import avm.experiments.Clock;
import avm.experiments.Deadline;
import avm.experiments.Result;
import avm.experiments.Results;
import avm.experiments.Text;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The paper's procedure: of the training rows 80 % learn and 20 % judge, the best of a grid is taken. What is learned
 * row by row is judged in several orders of the rows, since a lucky order would win. The diameter δ is the printed one,
 * or the largest of a range around twice the mean distance whose judgement is near the best.
 */
final class Tuning {
  static final String PART = "tune";
  /** A larger δ is taken while it is worse by at most this: points of accuracy, or a share of the RMSE. */
  private static final double NEAR = 1;
  private static final double NEAR_SHARE = 0.02;
  /** In so many orders of the rows a setting is judged. */
  static final int ORDERS = 3;

  private final Profile profile;
  private final PaperSet set;
  private final Rows learn;
  private final Rows judge;
  private final int rows;

  Tuning(Profile profile, PaperSet.Loaded loaded) {
    this.profile = profile;
    set = loaded.set();
    Rows all = loaded.train(Integer.MAX_VALUE);
    rows = profile.tuning(all.size());
    Rows some = all.permuted(7).part(0, rows);
    learn = some.part(0, rows * 4 / 5);
    judge = some.part(rows * 4 / 5, rows);
  }

  String key(String system) {
    return Result.key(PART, set.name(), system, 0, rows);
  }

  /** What was chosen for a system and is in the file. */
  Hyper chosen(Results results, String system) throws IOException {
    return results.all().stream().filter(r -> r.key().equals(key(system))).map(r -> Hyper.parse(r.settings()))
        .findFirst().orElseThrow(() -> new IOException("no hyperparameters of " + system + " on " + set.name()));
  }

  /** The δ of the δ study: around twice the mean distance, at most twice its deviation away. */
  static List<Double> deltas(Rows some, int n) {
    double[] d = some.distances();
    List<Double> deltas = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      double delta = 2 * d[0] + 2 * d[1] * (2.0 * k / (n - 1) - 1);
      deltas.add(Double.parseDouble(String.format(Locale.ROOT, "%.3g", Math.max(delta, d[0] / 4))));
    }
    return deltas;
  }

  List<Result> online(Contestant contestant) {
    double delta = set.delta();
    return search(contestant.name(), grid(contestant, delta), h -> {
      Score score = new Score(judge);
      for (int order = 0; order < ORDERS; order++) {
        Rows ordered = order == 0 ? learn : learn.permuted(order);
        var learner = contestant.make(h, ordered, Contestant.Limits.of(profile, set), 1);
        Passes.learn(learner, ordered);
        score.add(Passes.score(learner, judge));
      }
      return score;
    });
  }

  /** The grid; of a set without a printed δ, for each δ of the range, largest first. */
  private List<Hyper> grid(Contestant contestant, double delta) {
    if (contestant.size() != Contestant.Size.CELLS || !Double.isNaN(delta)) {
      return contestant.grid(profile, delta);
    }
    List<Hyper> grid = new ArrayList<>();
    List<Double> deltas = deltas(learn, profile.deltas());
    for (int k = deltas.size() - 1; k >= 0; k--) {
      grid.addAll(contestant.grid(profile, deltas.get(k)));
    }
    return grid;
  }

  List<Result> batch(String system) {
    return search(system, profile.machines(), h -> {
      BatchMachine machine = machine(system, h);
      machine.train(learn);
      return Passes.score(machine, judge);
    });
  }

  BatchMachine machine(String system, Hyper h) {
    return system.equals(Field.LIBSVM) ? new LibSvm(h, profile.cap()) : new LlSvm(h, profile.budget(set));
  }

  /** Judges a setting. */
  private interface Trial {
    Score score(Hyper h);
  }

  private List<Result> search(String system, List<Hyper> grid, Trial trial) {
    Clock clock = new Clock();
    Hyper best = null;
    Score most = null;
    for (Hyper h : grid) {
      Score score;
      try {
        score = trial.score(h);
      } catch (Deadline.Passed e) {
        continue;
      }
      boolean smaller = best != null && h.delta() < best.delta();
      if (best == null || score.value() > most.value() + (smaller ? tolerance(most) : 0)) {
        best = h;
        most = score;
      }
    }
    return List.of(new Result(PART, set.name(), system, 0, rows, judge.size(), most.accuracy(), Double.NaN, most.rmse(),
        Double.NaN, clock.seconds(), clock.threadSeconds(), Double.NaN, Double.NaN, Double.NaN, Text.now(),
        best.text() + " of " + grid.size() + " settings"));
  }

  private static double tolerance(Score most) {
    return Double.isNaN(most.rmse()) ? NEAR : NEAR_SHARE * most.rmse();
  }
}
