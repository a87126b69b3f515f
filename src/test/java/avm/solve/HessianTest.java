package avm.solve;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.kernel.Matern;
import avm.loss.Regression;
import avm.loss.Squared;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** What is known of the Hessian: its inverse is one, and steps that begin with it are few. */
public class HessianTest {
  private static final int N = 300;
  private static final double MU = 0.4;
  private static final double LAMBDA = 0.01;
  private static final Kernel KERNEL = new Matern(0.1, 3);

  private final Point[] points = new Point[N];
  private final double[] targets = new double[N];
  private final CoreSet cores = new CoreSet();

  public HessianTest() {
    Random random = new Random(5);
    for (int i = 0; i < N; i++) {
      points[i] = Point.of(random.nextGaussian(), random.nextGaussian());
      targets[i] = Math.sin(3 * points[i].value(0)) + points[i].value(1) + 0.3 * random.nextGaussian();
      cores.add(points[i], true);
    }
  }

  private Problem problem(double mu) {
    KernelMatrix matrix = new KernelMatrix(cores, KERNEL);
    double[] weights = new double[N];
    Arrays.fill(weights, 1);
    return new Problem(matrix, RowMatrix.represented(points, cores, KERNEL, matrix, 1), RowMatrix.linear(points, mu, 2),
        new Hessian(matrix, points, mu, 2), mu, targets, weights, new Regression(new Squared()));
  }

  /** P⁻¹ is symmetric in the feature space, ⟨u, P⁻¹v⟩ = ⟨v, P⁻¹u⟩, and ⟨v, P⁻¹v⟩ is between ‖v‖²/(a + c·N·m) and ‖v‖²/a. */
  @Test
  public void theInverseIsSymmetricAndPositive() {
    for (double mu : new double[] {0, MU}) {
      Problem problem = problem(mu);
      Hessian.Inverse inverse = problem.hessian().inverse(0.1, 1);
      float[][] u = random(problem, 1);
      float[][] v = random(problem, 2);
      double uv = product(problem, u, times(problem, inverse, v));
      assertEquals(uv, product(problem, v, times(problem, inverse, u)), 0.01 * Math.abs(uv));
      double vv = product(problem, v, times(problem, inverse, v));
      assertTrue(vv > 0 && vv <= product(problem, v, v) / 0.1);
    }
  }

  private static float[][] random(Problem problem, int seed) {
    Random random = new Random(seed);
    float[][] vector = problem.vector();
    for (int i = 0; i < vector[0].length; i++) {
      vector[0][i] = (float) random.nextGaussian();
    }
    return vector;
  }

  private static float[][] times(Problem problem, Hessian.Inverse inverse, float[][] vector) {
    float[][] product = problem.vector();
    inverse.multiply(vector, product);
    return product;
  }

  private static double product(Problem problem, float[][] u, float[][] v) {
    float[][] dual = problem.vector();
    problem.dual(v, dual);
    return QuasiNewton.dot(u[0], dual[0], 0);
  }

  /** With a small λ a dozen steps come within two percent of the objective that five hundred more find. */
  @Test
  public void fewStepsAreEnough() {
    for (double mu : new double[] {0, MU}) {
      Problem problem = problem(mu);
      QuasiNewton solver = new QuasiNewton(problem, LAMBDA, null);
      IntStream.range(0, 12).forEach(step -> solver.step());
      double few = value(problem, solver);
      IntStream.range(0, 500).forEach(step -> solver.step());
      assertEquals("mu " + mu, value(problem, solver), few, 0.02 * few);
    }
  }

  /** (λN/2)‖w‖² and the losses. */
  private double value(Problem problem, QuasiNewton solver) {
    return LAMBDA / 2 * product(problem, solver.solution(), solver.solution()) + IntStream.range(0, N)
        .mapToDouble(i -> problem.objective().value(new double[] {solver.scores()[0][i]}, targets[i])).sum();
  }
}
