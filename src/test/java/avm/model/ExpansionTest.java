package avm.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.data.Point;
import avm.io.Part;
import avm.kernel.Gaussian;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.Average;
import avm.weights.Coefficients;
import avm.weights.Constant;
import avm.weights.Last;
import avm.weights.Pegasos;
import avm.weights.StepSize;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Several weight vectors over one core set: what is done to one says nothing to the others, the vectors are common. */
public class ExpansionTest {
  private static final double[][] X = {{0, 0}, {1, 0}, {0, 2}, {1.5, -1}};
  private static final double GAMMA = 0.3;

  private static WeightVectors weights(int outputs, StepSize size) {
    return new WeightVectors(new Coefficients(outputs, size), new Last(), null);
  }

  /** The four vectors, with coefficients (k + 1)·(o + 1) in the first learner and their negatives in the second. */
  private static Expansion expansion() {
    Expansion e = new Expansion(new Gaussian(GAMMA), weights(2, StepSize.none()), weights(2, new Constant(0.5, 0)));
    for (double[] x : X) {
      e.store(Point.of(x), true);
    }
    for (int w = 0; w < 2; w++) {
      e.weights(w).coefficients().beginStep();
      for (int k = 0; k < X.length; k++) {
        for (int o = 0; o < 2; o++) {
          e.weights(w).coefficients().add(o, k, (w == 0 ? 1 : -2) * (k + 1) * (o + 1));
        }
      }
      e.weights(w).endStep(Point.of(0, 0), new double[2], 0);
    }
    return e;
  }

  private static double kernel(double[] a, double[] b) {
    return Math.exp(-GAMMA * Point.of(a).squaredDistance(Point.of(b)));
  }

  private static double[] coefficients(Expansion e, int which, int o) {
    double[] a = new double[e.size()];
    for (int i = 0; i < a.length; i++) {
      a[i] = e.weights(which).coefficients().coefficient(o, i);
    }
    return a;
  }

  @Test
  public void eachLearnerHasItsOwnCoefficients() {
    Expansion e = expansion();
    assertArrayEquals(new double[] {2, 4, 6, 8}, coefficients(e, 0, 1), 0);
    assertArrayEquals(new double[] {-1, -2, -3, -4}, coefficients(e, 1, 0), 0);
    e.weights(1).coefficients().shrink(0.5);
    assertArrayEquals(new double[] {-0.5, -1, -1.5, -2}, coefficients(e, 1, 0), 0);
    assertArrayEquals(new double[] {1, 2, 3, 4}, coefficients(e, 0, 0), 0);
  }

  @Test
  public void oneRowServesAllScores() {
    Expansion e = expansion();
    KernelRow row = new KernelRow();
    Point x = Point.of(0.3, 0.4);
    e.compute(x, row);
    double[] scores = new double[2];
    for (int w : new int[] {0, 1, 0, 1}) {
      e.weights(w).scores(row, x, scores);
      double expected = 0;
      for (int k = 0; k < X.length; k++) {
        expected += (w == 0 ? 1 : -1) * (k + 1) * kernel(X[k], new double[] {0.3, 0.4});
      }
      assertEquals(expected, scores[0], 1e-12);
      assertEquals(2 * expected, scores[1], 1e-12);
    }
  }

  @Test
  public void theNormIsTheDoubleSum() {
    double expected = 0;
    for (int i = 0; i < X.length; i++) {
      for (int j = 0; j < X.length; j++) {
        expected += 5 * (i + 1) * (j + 1) * kernel(X[i], X[j]);
      }
    }
    assertEquals(expected, expansion().squaredNorm(0), 1e-10);
    assertEquals(expected, expansion().squaredNorm(1), 1e-10);
  }

  @Test
  public void aReplacedVectorHasNoCoefficients() {
    Expansion e = expansion();
    List<String> told = new ArrayList<>();
    e.follow(new Companion() {
      @Override
      public Part save() {
        return new Part();
      }

      @Override
      public void load(Part part) {
      }

      @Override
      public void merged(Expansion expansion, int[] target) {
        told.add("merged " + expansion.size());
      }

      @Override
      public void replaced(Expansion expansion, int i) {
        told.add("replaced " + i + " with " + expansion.weights().coefficients().coefficient(0, i));
      }
    });
    e.replace(1, Point.of(7, 7, 7));
    assertEquals(4, e.size());
    assertEquals(0, e.cores().point(1).squaredDistance(Point.of(7, 7, 7)), 0);
    assertArrayEquals(new double[] {1, 0, 3, 4}, coefficients(e, 0, 0), 0);
    assertArrayEquals(new double[] {-2, 0, -6, -8}, coefficients(e, 1, 1), 0);
    CoreSet merged = new CoreSet(e.kernel());
    merged.add(Point.of(X[0]), true);
    merged.add(Point.of(X[2]), true);
    e.merge(merged, new int[] {0, 0, 1, 0});
    assertArrayEquals(new double[] {5, 3}, coefficients(e, 0, 0), 0);
    assertArrayEquals(new double[] {-10, -6}, coefficients(e, 1, 1), 0);
    assertEquals(List.of("replaced 1 with 0.0", "merged 2"), told);
  }

  /** Whatever the step size and the scale are, {@code shift} moves the coefficient itself by as much. */
  @Test
  public void aShiftIsInUnitsOfTheCoefficient() {
    for (StepSize size : new StepSize[] {StepSize.none(), new Constant(0.25, 0.1), new Pegasos(0.01, 0),
        new Pegasos(0.5, 10)}) {
      WeightVectors weights = new WeightVectors(new Coefficients(1, size), new Average(1), null);
      Expansion e = new Expansion(new Gaussian(GAMMA), weights);
      e.store(Point.of(1), true);
      for (int t = 0; t < 5; t++) {
        e.weights().coefficients().beginStep();
        e.weights().coefficients().add(0, 0, 1);
        e.weights().coefficients().shrink(0.8);
        double before = e.weights().coefficients().coefficient(0, 0);
        e.weights().coefficients().shift(0, 0, t == 0 ? 0 : 0.125);
        assertEquals(before + (t == 0 ? 0 : 0.125), e.weights().coefficients().coefficient(0, 0), 1e-12);
        e.weights().endStep(Point.of(1), new double[1], 0);
      }
    }
  }
}
