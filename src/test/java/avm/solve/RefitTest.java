package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.ExpansionLearner;
import avm.learn.LossKind;
import avm.learn.OutputKind;
import avm.learn.Rows;
import avm.learn.Settings;
import avm.store.KernelRow;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.junit.Test;

/** All rows learned together after one pass: better than the pass, the same however many threads there are. */
public class RefitTest {
  private static final int FEATURES = 3;

  private static Settings settings(LossKind loss, double delta) {
    return Settings.DEFAULT.with(s -> {
      s.gamma = 0.5;
      s.lambda = 1e-3;
      s.loss = loss;
      s.delta = delta;
      s.neighbours = 8;
      s.linear = 0;
      s.output = OutputKind.SUFFIX;
      s.limit = 0;
    });
  }

  private static Sample sample(List<Rows> rows, int classes) {
    return new Sample(rows.stream().map(Rows::point).toArray(Point[]::new),
        rows.stream().mapToDouble(Rows::y).toArray(), rows.stream().mapToDouble(row -> 1).toArray(), classes, FEATURES);
  }

  private static ExpansionLearner once(Settings settings, Sample rows, int classes) {
    ExpansionLearner learner = settings.learner(classes, FEATURES, 0, 0);
    for (Point x : rows.points()) {
      learner.cover(x);
    }
    return learner;
  }

  private static double criterion(ExpansionLearner learner, Sample rows) {
    double[][] scores = new double[rows.size()][learner.outputs()];
    KernelRow row = new KernelRow();
    for (int r = 0; r < scores.length; r++) {
      learner.predict(rows.points()[r], row, scores[r]);
    }
    return Criterion.of(scores, rows);
  }

  @Test
  public void betterThanOnePassOnRowsNotSeen() {
    for (int classes : new int[] {0, 2, 4}) {
      String loss = classes == 0 ? "l2" : "logistic";
      Settings settings = settings(classes == 0 ? LossKind.L2 : LossKind.LOGISTIC, 0.7);
      Sample train = sample(Rows.of(loss, classes, 1200, FEATURES, 1), classes);
      Sample test = sample(Rows.of(loss, classes, 1200, FEATURES, 2), classes);
      ExpansionLearner learner = settings.learner(classes, FEATURES, 0, 0);
      Rows.learn(learner, Rows.of(loss, classes, 1200, FEATURES, 1));
      double before = criterion(learner, test);
      Refit refit = Refit.of(learner, settings, Double.NaN, train);
      double after = criterion(learner, test);
      assertTrue(classes + " classes: " + before + " -> " + after, after < before);
      assertEquals("few rows are all held out once", train.size(), refit.held().size());
      double expected = Criterion.of(refit.scores(), refit.held());
      assertEquals("the rows held out tell what to expect", after, expected, 0.2 * after);
    }
  }

  /** Of a few numbers a linear function that is a little better than a constant is so by chance. */
  @Test
  public void aConstantIsPreferredWhereChanceDecides() {
    for (int classes : new int[] {0, 2}) {
      String loss = classes == 0 ? "l2" : "logistic";
      Settings settings = settings(classes == 0 ? LossKind.L2 : LossKind.LOGISTIC, 0.7);
      Sample rows = sample(Rows.of(loss, classes, 20, FEATURES, 1), classes);
      Refit refit = Refit.of(once(settings, rows, classes), settings, Double.NaN, rows);
      assertEquals(20, refit.held().size());
      assertEquals("better by 9 % of 20 rows' loss", classes == 0, refit.isFlat(0.91, 1));
      assertFalse("better by 11 %", refit.isFlat(0.89, 1));
      assertTrue("worse", refit.isFlat(1.01, 1));
    }
  }

  /** Boosting trusts a model by the rows that it has learned: with its weights rows must not be known by heart. */
  @Test
  public void whereWeightsAreUnevenRowsMustNotBeKnownByHeart() {
    Settings settings = settings(LossKind.LOGISTIC, 0.7);
    for (double noise : new double[] {0.1, 0.75}) {
      Sample rows = sample(Rows.of("logistic", 2, 400, FEATURES, 1), 2);
      Random random = new Random(1);
      double middle = Arrays.stream(rows.points()).mapToDouble(x -> x.value(0)).average().orElseThrow();
      Arrays.setAll(rows.targets(), r -> random.nextDouble() < noise ? 2 * random.nextInt(2) - 1
          : Math.abs(rows.points()[r].value(0) - middle) < 0.5 ? 1 : -1);
      ExpansionLearner even = once(settings, rows, 2);
      assertTrue("even weights", Refit.of(even, settings, Double.NaN, rows).isTrusted(even));
      Arrays.setAll(rows.weights(), r -> r % 10 == 0 ? 10 : 0.1);
      ExpansionLearner uneven = once(settings, rows, 2);
      Refit refit = Refit.of(uneven, settings, Double.NaN, rows);
      assertTrue("better than a constant: " + noise, refit.criterion() < refit.constantCriterion());
      assertEquals("noise " + noise, noise < 0.5, refit.isTrusted(uneven));
    }
  }

  /** A row that is held out tells nothing about noise, unless a copy of it was learned; that must not happen to many rows either. */
  @Test
  public void copiesAreHeldOutTogether() {
    List<Rows> different = Rows.of("l2", 0, 800, FEATURES, 1);
    Sample rows = sample(Stream.of(different, different, different).flatMap(List::stream).toList(), 0);
    double[] noise = new Random(1).doubles(800).toArray();
    Arrays.setAll(rows.targets(), r -> noise[r % 800] - 0.5);
    Settings settings = settings(LossKind.L2, 0.01).with(s -> s.gamma = 50);
    Refit refit = Refit.of(once(settings, rows, 0), settings, Double.NaN, rows);
    double criterion = Criterion.of(refit.scores(), refit.held());
    assertTrue(criterion + " of noise", criterion > 0.95 * refit.constantCriterion());
  }

  /** Of many rows one part is held out. By chance it may be harder than the others, for a constant as well. */
  @Test
  public void plainerModelsAreComparedOnTheSameRows() {
    Settings settings = settings(LossKind.LOGISTIC, 0.7);
    Sample rows = sample(Rows.of("logistic", 2, 2500, FEATURES, 1), 2);
    Arrays.setAll(rows.targets(), r -> rows.points()[r].value(0) > 1.6 ? 1 : -1);
    Refit refit = Refit.of(once(settings, rows, 2), settings, Double.NaN, rows);
    assertEquals(500, refit.held().size());
    double share = 0;
    for (double y : rows.targets()) {
      share += y > 0 ? 1.0 / rows.size() : 0;
    }
    double loss = 0;
    for (double y : refit.held().targets()) {
      loss -= Math.log(y > 0 ? share : 1 - share) / refit.held().size();
    }
    assertEquals(loss, refit.constantCriterion(), 0.01 * loss);
    assertTrue(refit.linear(settings.with(s -> s.linear = 0.1)).criterion() < refit.constantCriterion());
  }

  /** The linear function that was fitted for comparison is the one that a learner gets, bit for bit. */
  @Test
  public void aLinearFunctionThatWinsNeedNotBeFittedAgain() {
    Settings settings = settings(LossKind.LOGISTIC, 0.7).with(s -> s.gamma = 50);
    Sample rows = sample(Rows.of("logistic", 2, 300, FEATURES, 1), 2);
    Random random = new Random(1);
    Arrays.setAll(rows.targets(), r -> rows.points()[r].value(0) + random.nextGaussian() > 1.6 ? 1 : -1);
    Settings plain = settings.with(s -> s.linear = 0.1);
    Refit refit = Refit.of(once(settings, rows, 2), settings, Double.NaN, rows);
    Fit linear = refit.linear(plain);
    assertTrue(linear.criterion() < refit.criterion());
    Refit perfect = new Refit(refit.held(), refit.compared(), refit.scores(), refit.lambda(), 0); // does not take it
    ExpansionLearner taken = once(plain, rows, 2);
    ExpansionLearner anew = once(plain, rows, 2);
    assertEquals(perfect.plain(anew, plain, rows, linear).criterion(), refit.plain(taken, plain, rows, linear).criterion(), 0);
    assertEquals(criterion(anew, rows), criterion(taken, rows), 0);
  }

  /** δ so small that every row is a core point, squared loss, λ given: kernel ridge regression. */
  @Test
  public void withoutApproximationItIsKernelRidgeRegression() {
    Settings settings = settings(LossKind.L2, 1e-6);
    Sample rows = sample(Rows.numeric(60, FEATURES, 5), 0);
    ExpansionLearner learner = once(settings, rows, 0);
    Refit.of(learner, settings, 0.02, rows);
    double[] score = new double[1];
    double[] alpha = new double[1];
    KernelRow row = new KernelRow();
    for (int r = 0; r < rows.size(); r++) {
      learner.predict(rows.points()[r], row, score);
      settings.objective(0).gradient(score, rows.targets()[r], alpha);
      assertEquals(-alpha[0] / (0.02 * rows.size()),
          learner.expansion().weights().coefficients().outputCoefficient(0, r), 0.02);
    }
  }

  @Test
  public void sameBitsWithAnyNumberOfThreads() throws Exception {
    Settings settings = settings(LossKind.LOGISTIC, 0.6);
    Sample rows = sample(Rows.classes(700, FEATURES, 3, 4), 3);
    double[] one = coefficients(settings, rows, 1);
    assertArrayEquals(one, coefficients(settings, rows, 4), 0);
    assertFalse(one[0] == 0);
  }

  private static double[] coefficients(Settings settings, Sample rows, int threads) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> {
        ExpansionLearner learner = once(settings, rows, 3);
        Refit.of(learner, settings, Double.NaN, rows);
        double[] all = new double[learner.cores().size()];
        for (int i = 0; i < all.length; i++) {
          all[i] = learner.expansion().weights().coefficients().outputCoefficient(1, i);
        }
        return all;
      }).get();
    } finally {
      pool.shutdown();
    }
  }

  @Test
  public void possibleWithSmoothLossesAndNeighboursOnly() {
    assertTrue(Refit.possible(settings(LossKind.AUTO, 1), 100, 3));
    assertFalse(Refit.possible(settings(LossKind.HINGE, 1), 100, 2));
    assertFalse("too few to hold any out", Refit.possible(settings(LossKind.AUTO, 1), 11, 2));
    assertFalse("too many", Refit.possible(settings(LossKind.AUTO, 1), 50_000_001, 2));
  }
}
