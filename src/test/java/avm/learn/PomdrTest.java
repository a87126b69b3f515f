package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.model.Expansion;
import avm.reduce.HalveNearest;
import avm.reduce.Optimist;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.StepSize;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** POMDR against its naive twin, and its limits. */
public class PomdrTest {
  private static final Kernel KERNEL = new Gaussian(2);

  private static final class Naive extends NaiveField {
    private final int budget;
    private final int first;
    private final double alpha;
    private final double radius;
    private final int recent;
    private final List<Rows> last = new ArrayList<>();
    private boolean second;
    private boolean halved;
    private double sum;
    private int projected;
    private int clipped;

    Naive(int budget, int first, double alpha, double radius, int recent) {
      super(2);
      this.budget = budget;
      this.first = first;
      this.alpha = alpha;
      this.radius = radius;
      this.recent = recent;
      second = first == 0;
    }

    private double size() {
      return (halved ? 0.1 : 1) * radius / Math.sqrt(3 + sum);
    }

    private double hint(double[] x) {
      double h = 0;
      for (Rows row : last) {
        h += row.y() * k(row.x(), x) / last.size();
      }
      return h;
    }

    @Override
    double[] scores(double[] x) {
      return new double[] {super.scores(x)[0] + size() * hint(x)};
    }

    @Override
    void step(double[] x, double y, double weight) {
      eta = size();
      super.step(x, y, weight);
      last.add(new Rows(x, y));
      if (last.size() > recent) {
        last.remove(0);
      }
    }

    private double norm() {
      double sum = 0;
      for (Kept each : kept) {
        sum += each.a[0] * super.scores(each.x)[0];
      }
      return Math.sqrt(sum);
    }

    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      double p = 1;
      double h = hint(x);
      Kept own = same(x);
      double[] k = kernels(x);
      double[] d = second || own != null ? new double[0] : solve(gram(this, kept), k);
      double product = 0;
      for (int i = 0; i < d.length; i++) {
        product += k[i] * d[i];
      }
      if (own != null) {
        own.a = plus(own.a, g, 1);
      } else if (!second && d.length > 0 && Math.sqrt(Math.max(0, 1 - product)) <= alpha) {
        projected++;
        p = product;
        h = 0;
        for (int i = 0; i < d.length; i++) {
          h += d[i] * hint(kept.get(i).x);
          kept.get(i).a = plus(kept.get(i).a, g, d[i]);
        }
      } else {
        if (kept.size() == budget) {
          halve();
        }
        append(x, y, g);
        second |= kept.size() >= first;
      }
      if (norm() > radius) {
        clipped++;
        scaleAll(radius / norm());
      }
      sum += Math.max(0, p - 2 * y * h);
    }

    private void halve() {
      reductions++;
      List<Kept> older = new ArrayList<>(kept.subList(0, budget - budget / 2));
      for (Kept young : kept.subList(older.size(), budget)) {
        Kept nearest = older.get(0);
        for (Kept each : older) {
          nearest = k(each.x, young.x) > k(nearest.x, young.x) ? each : nearest;
        }
        nearest.a = plus(nearest.a, young.a, 1);
      }
      kept.retainAll(older);
      scaleAll(radius / norm());
      sum = 0;
      halved = true;
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      throw new IllegalStateException();
    }
  }

  @Test
  public void itIsItsNaiveTwin() {
    int projected = 0;
    for (int[] sizes : new int[][] {{2, 0, 0}, {30, 0, 5}, {30, 12, 1}, {40, 20, 15}, {11, 11, 4}}) {
      for (double radius : new double[] {2, 8}) {
        Naive naive = new Naive(sizes[0], sizes[1], 0.5, radius, sizes[2]);
        naive.gamma = 0.5;
        Twins.same(GradientLearners.pomdr(new Gaussian(0.5), 2, sizes[0], sizes[1], 0.5, radius, sizes[2]), naive,
            Twins.rows(2, 500, 151));
        assertTrue("vectors were halved", naive.reductions > 0);
        projected += naive.projected;
        assertTrue("f left the ball", naive.clipped > 0);
      }
    }
    assertTrue("rows were projected", projected > 10);
  }

  /** Without hints, projection, limit and clipping it is OGD with steps U/√(3 + n), n updates so far. */
  @Test
  public void withoutItsOwnPartsItIsOgdWithFallingSteps() {
    double radius = 1;
    Kernel kernel = new Gaussian(50);
    ExpansionLearner pomdr = GradientLearners.pomdr(kernel, 2, 1000, 0, 0, radius, 0);
    List<Point> stored = new ArrayList<>();
    List<Double> a = new ArrayList<>();
    double norm = 0;
    int steps = 0;
    for (Rows row : Rows.binary(300, 3, 152)) {
      double f = 0;
      for (int i = 0; i < stored.size(); i++) {
        f += a.get(i) * kernel.value(stored.get(i).squaredDistance(row.point()));
      }
      double g = row.y() * f < 1 ? row.y() * radius / Math.sqrt(3 + stored.size()) : 0;
      norm += 2 * g * f + g * g;
      if (norm > radius * radius) {
        break;
      }
      pomdr.observe(row.point());
      assertEquals(f, pomdr.scores()[0], 1e-12);
      pomdr.update(row.y(), 1);
      stored.add(row.point());
      a.add(g);
      steps++;
    }
    assertTrue("" + steps, steps >= 4);
  }

  @Test
  public void theNormIsWhatIsFollowed() {
    Optimist optimist = new Optimist(KERNEL, 3, 7);
    ExpansionLearner learner = new ExpansionLearner(
        new Expansion(KERNEL, new WeightVectors(new Coefficients(1, StepSize.none()), new Last(), null)),
        new Optimistic(GradientLearners.objective(2, 1, 0), optimist), new HalveNearest(optimist, 24, 10, 0.4), null);
    for (Rows row : Twins.rows(2, 1000, 153)) {
      learner.observe(row.point());
      learner.update(row.y(), 1);
      assertEquals(Twins.squaredNorm(learner), optimist.squaredNorm(), 1e-9);
      assertTrue(optimist.squaredNorm() <= 9 + 1e-12);
    }
  }

  @Test
  public void otherTargetsAreRefused() {
    assertEquals("POMDR is for two classes, and there are 3", assertThrows(IllegalArgumentException.class,
        () -> GradientLearners.pomdr(KERNEL, 3, 10, 5, 0.1, 1, 3)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.pomdr(KERNEL, 2, 1, 0, 0.1, 1, 3));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.pomdr(KERNEL, 2, 10, 11, 0.1, 1, 3));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.pomdr(KERNEL, 2, 10, 5, -1, 1, 3));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.pomdr(KERNEL, 2, 10, 5, 0.1, 0, 3));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.pomdr(KERNEL, 2, 10, 5, 0.1, 1, -3));
  }
}
