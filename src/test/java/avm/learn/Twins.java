package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.budget.BudgetPolicy;
import avm.data.Point;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.Mistake;
import avm.model.Expansion;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.StepSize;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;

/** A learner of the field beside its naive twin: the same scores before every step, the same vectors after it. */
final class Twins {
  static final double TOLERANCE = 1e-9;
  static final int[] KINDS = {0, 2, 3, 5};

  private Twins() {
  }

  /** Rows of which every fifth has the values of the one seven rows before; the last of several classes comes late. */
  static List<Rows> rows(int classes, int n, long seed) {
    List<Rows> rows = new ArrayList<>(Rows.of(classes == 0 ? "l2" : "hinge", classes, n, 3, seed));
    for (int t = 0; t < n; t++) {
      Rows row = rows.get(t);
      double[] x = t > 10 && t % 5 == 0 ? rows.get(t - 7).x() : row.x();
      double y = classes > 2 && t < n / 2 && row.y() == classes - 1 ? 0 : row.y();
      rows.set(t, new Rows(x, y));
    }
    return rows;
  }

  /** The weight of a row: 1, 2, ½ in turn. */
  static double weight(long t) {
    return t % 3 == 0 ? 1 : t % 3 == 1 ? 2 : 0.5;
  }

  /** Learns each row, one next to it with the other class, and one a move away: no division by nearly 0. */
  static void onTopOfEachOther(ExpansionLearner learner, List<Rows> rows, double away) {
    for (Rows row : rows) {
      for (double move : new double[] {0, 1e-9, away}) {
        double[] x = row.x().clone();
        x[0] += move;
        learner.observe(Point.of(x));
        learner.update(move == 1e-9 ? -row.y() : row.y(), 1);
        assertTrue(Math.abs(learner.scores()[0]) < 1e3);
      }
    }
  }

  /** Learns rows, of which no score is beyond a bound. */
  static void bounded(String name, ExpansionLearner learner, List<Rows> rows, double bound) {
    for (Rows row : rows) {
      learner.observe(row.point());
      assertTrue(name + ": " + learner.scores()[0], Math.abs(learner.scores()[0]) < bound);
      learner.update(row.y(), 1);
    }
  }

  static void same(ExpansionLearner learner, NaiveField naive, List<Rows> rows) {
    for (Rows row : rows) {
      learner.observe(row.point());
      double[] expected = naive.scores(row.x());
      for (int o = 0; o < expected.length; o++) {
        assertEquals("step " + (learner.steps() + 1), expected[o], learner.scores()[o],
            TOLERANCE * Math.max(1, Math.abs(expected[o])));
      }
      double weight = weight(learner.steps());
      learner.update(row.y(), weight);
      naive.step(row.x(), row.y(), weight);
      assertEquals("size after step " + learner.steps(), naive.kept.size(), learner.cores().size());
    }
    sameVectors(learner, naive);
  }

  private static void sameVectors(ExpansionLearner learner, NaiveField naive) {
    for (NaiveField.Kept each : naive.kept) {
      int found = -1;
      for (int i = 0; i < learner.cores().size(); i++) {
        found = learner.cores().point(i).squaredDistance(Point.of(each.x)) < 1e-16 ? i : found;
      }
      assertTrue("a vector of the twin's is missing", found >= 0);
      for (int o = 0; o < learner.outputs(); o++) {
        assertEquals(each.a[o], learner.expansion().weights().coefficients().coefficient(o, found),
            10 * TOLERANCE * Math.max(1, Math.abs(each.a[o])));
      }
    }
  }

  /** ‖f‖² = aᵀKa of a model with one output. */
  static double squaredNorm(ExpansionLearner learner) {
    Coefficients a = learner.expansion().weights().coefficients();
    double sum = 0;
    for (int i = 0; i < learner.cores().size(); i++) {
      for (int j = 0; j < learner.cores().size(); j++) {
        double distance = learner.cores().point(i).squaredDistance(learner.cores().point(j));
        sum += a.coefficient(0, i) * a.coefficient(0, j) * Math.exp(-learner.expansion().kernel().gamma() * distance);
      }
    }
    return sum;
  }

  /** A binary Perceptron with a policy that a test looks into. */
  static ExpansionLearner perceptron(Kernel kernel, BudgetPolicy policy) {
    return new ExpansionLearner(
        new Expansion(kernel, new WeightVectors(new Coefficients(1, StepSize.none()), new Last(), null)),
        new Gradient(new Binary(new Mistake()), false), policy, null);
  }

  /** Two learners that are the same on every row. */
  static void equal(ExpansionLearner one, ExpansionLearner other, List<Rows> rows, double tolerance) {
    for (Rows row : rows) {
      one.observe(row.point());
      other.observe(row.point());
      for (int o = 0; o < one.outputs(); o++) {
        assertEquals("step " + (one.steps() + 1), one.scores()[o], other.scores()[o], tolerance);
      }
      one.update(row.y(), 1);
      other.update(row.y(), 1);
    }
  }
}
