package avm.experiments.paper;

import avm.experiments.Clock;
import avm.experiments.Deadline;
import avm.experiments.Order;
import avm.experiments.Result;
import avm.experiments.Text;
import avm.experiments.WekaOnline;
import avm.learn.ExpansionLearner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;

/** Passes over rows, with the time they take. */
final class Passes {

  private Passes() {
  }

  /** What a pass is of. */
  record Cell(String part, String set, String system, int seed, String settings) {
    Result result(int rows, int test, Score score, double[] times, double vectors, double bytes) {
      return new Result(part, set, system, seed, rows, test, score.accuracy(), Double.NaN, score.rmse(), Double.NaN,
          times[0], times[1], times.length > 2 ? times[2] : Double.NaN, vectors, bytes, Text.now(), settings);
    }
  }

  /** Every row is predicted, then learned; a result at each of so many points of the stream. */
  static List<Result> online(Cell cell, Contestant contestant, ExpansionLearner learner, Rows rows,
      Contestant.Limits limits, int points) {
    List<Result> results = new ArrayList<>();
    int[] looks = Order.checkpoints(rows.size(), points);
    Score score = new Score(rows);
    Clock clock = new Clock();
    for (int i = 0; i < rows.size(); i++) {
      learner.observe(rows.points()[i]);
      score.add(rows.predicted(learner.scores()), rows.targets()[i]);
      learner.update(rows.targets()[i], 1);
      if (i + 1 == looks[results.size()]) {
        results.add(cell.result(i + 1, 0, score, times(clock, false), contestant.vectors(learner, limits),
            learner.report().bytes()));
      }
    }
    return results;
  }

  /** The same with the package as it is, through Weka's updateClassifier. */
  static List<Result> auto(Cell cell, Rows rows, int points) throws Exception {
    List<Result> results = new ArrayList<>();
    int[] looks = Order.checkpoints(rows.size(), points);
    Instances data = rows.instances();
    AVM avm = new AVM();
    WekaOnline online = new WekaOnline(avm);
    online.start(new Instances(data, 0));
    Score score = new Score(rows);
    Clock clock = new Clock();
    for (int i = 0; i < rows.size(); i++) {
      Instance row = data.instance(i);
      score.add(predicted(avm, rows, row), rows.targets()[i]);
      online.learn(row);
      if (i + 1 == looks[results.size()]) {
        double vectors = avm.model() == null ? Double.NaN : avm.getMeasure("measureCorePoints");
        results.add(cell.result(i + 1, 0, score, times(clock, true), vectors, Text.bytes(avm)));
      }
    }
    return results;
  }

  private static double predicted(Classifier classifier, Rows rows, Instance row) throws Exception {
    double[] distribution = classifier.distributionForInstance(row);
    if (rows.classes() == 2) {
      return distribution[1] >= distribution[0] ? 1 : -1;
    }
    return rows.classes() == 0 ? distribution[0] : rows.predicted(distribution);
  }

  /** One pass of learning, then predictions of the test rows. */
  static Result batch(Cell cell, Contestant contestant, ExpansionLearner learner, Rows train, Rows test,
      Contestant.Limits limits) {
    Clock clock = new Clock();
    learn(learner, train);
    double[] times = Arrays.copyOf(times(clock, false), 3);
    Clock testing = new Clock();
    Score score = score(learner, test);
    times[2] = testing.threadSeconds();
    return cell.result(train.size(), test.size(), score, times, contestant.vectors(learner, limits),
        learner.report().bytes());
  }

  static void learn(ExpansionLearner learner, Rows train) {
    for (int i = 0; i < train.size(); i++) {
      learner.observe(train.points()[i]);
      learner.update(train.targets()[i], 1);
    }
  }

  static Score score(ExpansionLearner learner, Rows test) {
    Score score = new Score(test);
    for (int i = 0; i < test.size(); i++) {
      learner.observe(test.points()[i]);
      score.add(test.predicted(learner.scores()), test.targets()[i]);
    }
    return score;
  }

  /** A machine that takes all rows at once; one that gives up after so many seconds counts with these. */
  static Result machine(Cell cell, BatchMachine machine, Rows train, Rows test, double cap) {
    Clock clock = new Clock();
    try {
      machine.train(train);
    } catch (Deadline.Passed e) {
      return new Result(cell.part(), cell.set(), cell.system(), cell.seed(), train.size(), 0, Double.NaN, Double.NaN,
          Double.NaN, Double.NaN, cap, cap, Double.NaN, Double.NaN, Double.NaN, Text.now(), cell.settings() + " given up");
    }
    double[] times = Arrays.copyOf(times(clock, false), 3);
    Clock testing = new Clock();
    Score score = score(machine, test);
    times[2] = testing.threadSeconds();
    return cell.result(train.size(), test.size(), score, times, machine.vectors(), Double.NaN);
  }

  static Score score(BatchMachine machine, Rows test) {
    Score score = new Score(test);
    for (int i = 0; i < test.size(); i++) {
      score.add(machine.predict(test.points()[i]), test.targets()[i]);
    }
    return score;
  }

  /** The package as it is, through Weka's buildClassifier. */
  static Result auto(Cell cell, Rows train, Rows test) throws Exception {
    Instances data = train.instances();
    Instances held = test.instances();
    AVM avm = new AVM();
    Clock clock = new Clock();
    avm.buildClassifier(data);
    double[] times = Arrays.copyOf(times(clock, true), 3);
    Clock testing = new Clock();
    Score score = new Score(test);
    for (int i = 0; i < test.size(); i++) {
      score.add(predicted(avm, test, held.instance(i)), test.targets()[i]);
    }
    times[2] = testing.cpuSeconds();
    return cell.result(train.size(), test.size(), score, times, avm.getMeasure("measureCorePoints"), Text.bytes(avm));
  }

  /** By the clock and of the processor; a learner of the library has one thread, the package as it is has all. */
  private static double[] times(Clock clock, boolean threads) {
    return new double[] {clock.seconds(), threads ? clock.cpuSeconds() : clock.threadSeconds()};
  }
}
