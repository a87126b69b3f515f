package avm.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.ProductLaplacian;
import java.util.Random;
import java.util.function.Function;
import org.junit.Test;

/** Rows of a kernel of Manhattan distances, in every storage, are those of its formula. */
public class ManhattanTest {
  private static final Kernel KERNEL = new ProductLaplacian(0.04);

  private static Point point(Random random, int features, double share, boolean ones) {
    Point point = new Point(8);
    for (int j = 0; j < features; j++) {
      if (random.nextDouble() < share) {
        point.add(j, ones ? 1 : random.nextGaussian());
      }
    }
    return point;
  }

  private static double formula(Point x, Point y) {
    double product = 1;
    for (int j = 0; j < 400; j++) {
      product *= Math.exp(-0.2 * Math.abs(value(x, j) - value(y, j)));
    }
    return product;
  }

  private static double value(Point x, int j) {
    for (int k = 0; k < x.size(); k++) {
      if (x.column(k) == j) {
        return x.value(k);
      }
    }
    return 0;
  }

  /** Adds and replaces vectors, and compares rows on the way. */
  private static void check(Function<Random, Point> points) {
    Random random = new Random(7);
    CoreSet cores = new CoreSet(KERNEL);
    KernelRow row = new KernelRow();
    KernelRow grown = new KernelRow();
    for (int step = 0; step < 400; step++) {
      Point x = points.apply(random);
      if (step > 30 && step % 3 == 0) {
        cores.replace(random.nextInt(cores.size()), x);
      } else {
        cores.add(x, true);
      }
      if (step % 20 == 0) {
        Point probe = points.apply(random);
        grown.compute(cores.view(), KERNEL, probe);
        cores.add(points.apply(random), true);
        grown.complete(cores, KERNEL, probe);
        row.compute(cores, KERNEL, probe);
        KernelRow half = new KernelRow();
        half.values(cores, KERNEL, probe, cores.size() / 2);
        for (int i = 0; i < half.size(); i++) {
          assertEquals("alone", row.kernel(i), half.kernel(i), 0);
        }
        for (int i = 0; i < cores.size(); i++) {
          assertEquals(formula(probe, cores.point(i)), row.kernel(i), 1e-12);
          assertEquals(KERNEL.value(probe, cores.point(i)), row.kernel(i), 1e-12);
          assertEquals("completed", row.kernel(i), grown.kernel(i), 0);
          assertEquals("cells are Euclidean", probe.squaredDistance(cores.point(i)), row.squaredDistance(i), 1e-9);
        }
        int own = random.nextInt(cores.size());
        row.compute(cores, KERNEL, cores.point(own));
        assertEquals("a vector and itself", 1, row.kernel(own), 0);
      }
    }
  }

  @Test
  public void numbers() {
    check(random -> point(random, 9, 0.9, false));
  }

  /** A feature that few vectors have is a list beside arrays; a probe has it, or not, or has one that no vector has. */
  @Test
  public void aRareFeatureAmongNumbers() {
    check(random -> {
      Point point = point(random, 9, 0.9, false);
      if (random.nextInt(40) == 0) {
        point.add(9 + random.nextInt(3), random.nextGaussian());
      }
      return point;
    });
  }

  @Test
  public void rareFeatures() {
    check(random -> point(random, 400, 0.01, false));
  }

  @Test
  public void ones() {
    check(random -> point(random, 60, 0.3, true));
  }

  @Test
  public void onesAmongNumbers() {
    check(random -> point(random, 30, 0.3, random.nextInt(50) > 0));
  }

  /** Where all values are 0 or 1 it is the Gaussian kernel of γ' = √γ. */
  @Test
  public void isTheGaussianOfOnes() {
    Random random = new Random(3);
    for (int k = 0; k < 50; k++) {
      Point x = point(random, 40, 0.4, true);
      Point y = point(random, 40, 0.4, true);
      assertEquals(new Gaussian(0.2).value(x, y), KERNEL.value(x, y), 1e-13);
    }
  }

  @Test
  public void cellsInFeatureSpaceAreNoLargerThanIsSaid() {
    Random random = new Random(5);
    double delta = 0.8;
    for (int k = 0; k < 200; k++) {
      Point x = point(random, 6, 1, false);
      double[] other = new double[6];
      double length = 0;
      for (int j = 0; j < 6; j++) {
        other[j] = random.nextGaussian();
        length += other[j] * other[j];
      }
      for (int j = 0; j < 6; j++) {
        other[j] = value(x, j) + delta * other[j] / Math.sqrt(length);
      }
      double squared = 2 - 2 * KERNEL.value(x, Point.of(other));
      assertTrue(Math.sqrt(squared) <= KERNEL.featureDiameter(delta, 6) + 1e-12);
    }
  }
}
