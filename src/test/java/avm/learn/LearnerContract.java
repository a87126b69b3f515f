package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import avm.data.Point;
import avm.data.PointSource;
import avm.io.ModelFormat;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

/**
 * What holds of every learner, bit for bit: saved and loaded it goes on as if nothing had happened; predicting changes
 * nothing, from any number of threads; the same seed gives the same model; the rows are the caller's; rows computed
 * ahead teach what rows computed one at a time teach.
 */
public abstract class LearnerContract {
  static final int ROWS = 220;

  private final List<Rows> rows;
  private final List<Rows> fresh;
  private final boolean draws;

  /** Rows to learn, rows to predict, and whether the model depends on the seed. */
  LearnerContract(List<Rows> rows, List<Rows> fresh, boolean draws) {
    this.rows = rows;
    this.fresh = fresh;
    this.draws = draws;
  }

  /** A learner that has seen nothing. */
  abstract ExpansionLearner learner(long seed);

  /** Saves a learner and loads it into one that has seen nothing. */
  static ExpansionLearner reloaded(ExpansionLearner learner, ExpansionLearner fresh) {
    fresh.load(ModelFormat.read(ModelFormat.write(learner.save())));
    return fresh;
  }

  /** All numbers of a model that can be asked for, and its predictions of fresh rows. */
  private double[] facts(ExpansionLearner learner) {
    List<Double> facts = new ArrayList<>();
    for (int i = 0; i < learner.cores().size(); i++) {
      for (int o = 0; o < learner.outputs(); o++) {
        facts.add(learner.expansion().weights().coefficients().coefficient(o, i));
        facts.add(learner.expansion().weights().coefficients().outputCoefficient(o, i));
      }
      facts.add(learner.cores().isCell(i) ? 1.0 : 0.0);
    }
    for (double[] scores : predictions(learner)) {
      Arrays.stream(scores).forEach(facts::add);
    }
    facts.add((double) learner.report().hashCode());
    return facts.stream().mapToDouble(f -> f).toArray();
  }

  private double[][] predictions(ExpansionLearner learner) {
    return fresh.stream().map(row -> {
      double[] scores = new double[learner.outputs()];
      learner.predict(row.point(), new KernelRow(), scores);
      return scores;
    }).toArray(double[][]::new);
  }

  @Test
  public void savedAndLoadedItGoesOnAsIfNothingHadHappened() {
    double[] expected = facts(Rows.learn(learner(1), rows));
    for (int k : new int[] {0, 1, 2, 63, 64, 150, ROWS}) {
      ExpansionLearner first = Rows.learn(learner(1), rows.subList(0, k));
      ExpansionLearner second = Rows.learn(reloaded(first, learner(99)), rows.subList(k, ROWS));
      assertArrayEquals("stopped after " + k, expected, facts(second), 0);
    }
  }

  @Test
  public void predictingChangesNothing() {
    ExpansionLearner learner = learner(1);
    ExpansionLearner watched = learner(1);
    for (Rows row : rows) {
      learner.observe(row.point());
      learner.update(row.y(), 1);
      watched.predict(row.point(), new KernelRow(), new double[watched.outputs()]);
      watched.observe(Point.of(9, 9, 9));
      watched.observe(row.point());
      watched.outputScores(new double[watched.outputs()]);
      watched.update(row.y(), 1);
    }
    assertArrayEquals(facts(learner), facts(watched), 0);
    byte[] before = ModelFormat.write(learner.save());
    predictions(learner);
    learner.report();
    assertArrayEquals(before, ModelFormat.write(learner.save()));
    assertArrayEquals(before, ModelFormat.write(reloaded(learner, learner(99)).save()));
  }

  @Test
  public void eightThreadsGetTheSameBits() {
    ExpansionLearner learner = Rows.learn(learner(1), rows);
    double[][] expected = predictions(learner);
    List<Thread> threads = new ArrayList<>();
    List<double[][]> actual = new ArrayList<>(Arrays.asList(new double[8][][]));
    IntStream.range(0, 8).forEach(k -> threads.add(new Thread(() -> {
      for (int round = 0; round < 5; round++) {
        actual.set(k, predictions(learner));
      }
    })));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    for (double[][] scores : actual) {
      for (int i = 0; i < expected.length; i++) {
        assertArrayEquals(expected[i], scores[i], 0);
      }
    }
  }

  @Test
  public void manyRowsArePredictedAsOne() {
    ExpansionLearner learner = Rows.learn(learner(1), rows);
    Point[] points = fresh.stream().map(Rows::point).toArray(Point[]::new);
    double[][] scores = new double[points.length][learner.outputs()];
    learner.predict(points, 0, points.length, scores, 0);
    double[][] expected = predictions(learner);
    for (int i = 0; i < expected.length; i++) {
      assertArrayEquals(expected[i], scores[i], 0);
    }
  }

  @Test
  public void theSameSeedGivesTheSameModel() {
    double[] first = facts(Rows.learn(learner(1), rows));
    assertArrayEquals(first, facts(Rows.learn(learner(1), rows)), 0);
    boolean same = Arrays.equals(first, facts(Rows.learn(learner(2), rows)));
    assertEquals("whether the seed says nothing", !draws, same);
  }

  /** One buffer is filled again and again, and spoiled after each step. */
  @Test
  public void theRowIsTheCallers() {
    ExpansionLearner learner = learner(1);
    Point buffer = new Point(0);
    for (Rows row : rows) {
      buffer.clear();
      for (int j = 0; j < 3; j++) {
        buffer.add(j, row.x()[j]);
      }
      learner.observe(buffer);
      learner.update(row.y(), 1);
      buffer.clear();
      buffer.add(1, 1e9);
    }
    assertFalse("something was learned", Arrays.equals(facts(learner(1)), facts(learner)));
    assertArrayEquals(facts(Rows.learn(learner(1), rows)), facts(learner), 0);
  }

  @Test
  public void rowsComputedAheadAreOneAtATime() {
    ExpansionLearner alone = Rows.learn(learner(1), rows);
    ExpansionLearner ahead = learner(1);
    Point[] points = rows.stream().map(Rows::point).toArray(Point[]::new);
    ahead.inTurn(PointSource.of(points), points.length, true, (x, k) -> {
      ahead.observe(points[k]);
      ahead.update(rows.get(k).y(), 1);
    });
    assertArrayEquals(facts(alone), facts(ahead), 0);
    assertEquals(ROWS, alone.steps());
  }
}
