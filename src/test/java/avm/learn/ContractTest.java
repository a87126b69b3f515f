package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import avm.coverage.CellNeighbours;
import avm.coverage.Confident;
import avm.coverage.Hyperrectangle;
import avm.coverage.Neighbours;
import avm.coverage.Schedule;
import avm.data.Point;
import avm.kernel.SingleGaussian;
import avm.store.KernelRow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/**
 * What holds of every learner, bit for bit: saved and loaded it goes on as if nothing had happened; predicting changes
 * nothing, from any number of threads; the same seed gives the same model; the rows are the caller's.
 */
@RunWith(Parameterized.class)
public class ContractTest {
  private static final int ROWS = 220;

  private final String loss;
  private final int classes;
  private final String output;
  private final String approximation;
  private final boolean rectangle;
  private final int limit;
  private final List<Rows> rows;

  public ContractTest(String loss, int classes, String output, String approximation, boolean rectangle, int limit) {
    this.loss = loss;
    this.classes = classes;
    this.output = output;
    this.approximation = approximation;
    this.rectangle = rectangle;
    this.limit = limit;
    rows = Rows.of(loss, classes, ROWS, 3, 31);
  }

  /**
   * Every output with every approximation and both coverages, losses, classes and limits taking turns; "neighbours" is
   * always approximated, by three core points; "single" compares in single precision.
   */
  @Parameters(name = "{0}, {1} classes, {2}, {3}, rectangle {4}, limit {5}")
  public static List<Object[]> cases() {
    String[] losses = {"hinge", "logistic", "l2", "smoothHinge", "eps", "l1"};
    List<Object[]> cases = new ArrayList<>();
    for (String output : Recipe.OUTPUTS) {
      for (String approximation : new String[] {"always", "schedule", "confident"}) {
        for (boolean rectangle : new boolean[] {false, true}) {
          int k = cases.size();
          String loss = losses[k % losses.length];
          int classes = NaiveSgd.numeric(loss) ? 0 : k % 4 < 2 ? 2 : 3;
          cases.add(new Object[] {loss, classes, output, approximation, rectangle, k % 3 == 0 ? 0 : 30});
        }
      }
    }
    cases.add(new Object[] {"l2", 0, "streaming", "always", false, 30});
    cases.add(new Object[] {"l2", 0, "grid", "schedule", true, 0});
    cases.add(new Object[] {"l2", 0, "streaming", "neighbours", false, 30});
    cases.add(new Object[] {"logistic", 3, "average", "neighbours", false, 0});
    cases.add(new Object[] {"l2", 0, "streaming", "cell neighbours", false, 30});
    cases.add(new Object[] {"logistic", 3, "average", "cell neighbours", true, 0});
    cases.add(new Object[] {"l2", 0, "streaming", "single", false, 30});
    cases.add(new Object[] {"logistic", 2, "grid", "single neighbours", true, 0});
    cases.add(new Object[] {"logistic", 3, "streaming", "single cell neighbours", false, 30});
    return cases;
  }

  private ExpansionLearner learner(long seed) {
    Recipe recipe = new Recipe().loss(loss, classes).output(output, ROWS);
    recipe.kernel = approximation.startsWith("single") ? new SingleGaussian(0.5) : recipe.kernel;
    switch (approximation.replace("single ", "")) {
      case "schedule" -> recipe.approximation = new Schedule(5, 0.5, seed);
      case "confident" -> recipe.approximation = new Confident();
      case "neighbours" -> recipe.representation = new Neighbours(recipe.kernel, 3);
      case "cell neighbours" -> recipe.representation = new CellNeighbours(recipe.kernel, 3);
      default -> { }
    }
    recipe.coverage = rectangle ? new Hyperrectangle(1.2, 3) : recipe.coverage;
    recipe.lambda = 0.01;
    recipe.limit = limit;
    return recipe.learner();
  }

  static byte[] bytes(Object object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  static ExpansionLearner reloaded(ExpansionLearner learner) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes(learner)))) {
      return (ExpansionLearner) in.readObject();
    }
  }

  /** All numbers of a model that can be asked for, and its predictions of fresh rows. */
  private double[] facts(ExpansionLearner learner) {
    List<Double> facts = new ArrayList<>();
    for (int i = 0; i < learner.cores().size(); i++) {
      for (int o = 0; o < learner.outputs(); o++) {
        facts.add(learner.coefficient(o, i));
        facts.add(learner.outputCoefficient(o, i));
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
    return Rows.of(loss, classes, 40, 3, 32).stream().map(row -> {
      double[] scores = new double[learner.outputs()];
      learner.predict(row.point(), new KernelRow(), scores);
      return scores;
    }).toArray(double[][]::new);
  }

  @Test
  public void savedAndLoadedItGoesOnAsIfNothingHadHappened() throws Exception {
    double[] expected = facts(Rows.learn(learner(1), rows));
    for (int k : new int[] {0, 1, 2, 63, 64, 150, ROWS}) {
      ExpansionLearner first = Rows.learn(learner(1), rows.subList(0, k));
      ExpansionLearner second = Rows.learn(reloaded(first), rows.subList(k, ROWS));
      assertArrayEquals("stopped after " + k, expected, facts(second), 0);
    }
  }

  @Test
  public void predictingChangesNothing() throws Exception {
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
    byte[] before = bytes(learner);
    predictions(learner);
    learner.report();
    assertArrayEquals(before, bytes(learner));
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
  public void theSameSeedGivesTheSameModel() {
    double[] first = facts(Rows.learn(learner(1), rows));
    assertArrayEquals(first, facts(Rows.learn(learner(1), rows)), 0);
    boolean same = Arrays.equals(first, facts(Rows.learn(learner(2), rows)));
    assertEquals("only a schedule draws", !approximation.equals("schedule"), same);
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
    assertFalse(learner.cores().size() == 0);
    assertArrayEquals(facts(Rows.learn(learner(1), rows)), facts(learner), 0);
  }
}
