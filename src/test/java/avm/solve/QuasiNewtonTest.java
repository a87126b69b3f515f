package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.Logistic;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.loss.Squared;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** The solver finds what closed forms and longer ways find. */
public class QuasiNewtonTest {
  private static final int N = 40;
  private static final Kernel KERNEL = new Gaussian(2);

  private final Point[] points = new Point[N];
  private final double[] targets = new double[N];
  private final double[] weights = new double[N];
  private final CoreSet cores = new CoreSet();

  public QuasiNewtonTest() {
    Random random = new Random(3);
    for (int i = 0; i < N; i++) {
      points[i] = Point.of(3 * random.nextDouble(), 3 * random.nextDouble());
      targets[i] = Math.sin(points[i].value(0)) > 0.5 ? 1 : -1;
      weights[i] = 1 + random.nextInt(2);
      cores.add(points[i], true);
    }
  }

  private QuasiNewton solver(Objective objective, double strength, double mu) {
    KernelMatrix matrix = new KernelMatrix(cores, KERNEL);
    RowMatrix rows = RowMatrix.represented(points, cores, KERNEL, matrix, 1);
    RowMatrix linear = RowMatrix.linear(points, mu, 2);
    Hessian hessian = new Hessian(matrix, points, mu, 2);
    return new QuasiNewton(new Problem(matrix, rows, linear, hessian, mu, targets, weights, objective), strength, null);
  }

  private static double[] solve(QuasiNewton solver, int steps) {
    for (int step = 0; step < steps; step++) {
      solver.step();
    }
    return solution(solver);
  }

  private static double[] solution(QuasiNewton solver) {
    float[] w = solver.solution()[0];
    return IntStream.range(0, w.length).mapToDouble(i -> w[i]).toArray();
  }

  /** With squared loss and every row a core point: λN·a = −W·l'(Ka, y), kernel ridge regression. */
  @Test
  public void squaredLossIsKernelRidgeRegression() {
    for (double mu : new double[] {0, 0.3}) {
      QuasiNewton solver = solver(new Regression(new Squared()), 0.5, mu);
      double[] w = solve(solver, 80);
      double[] alpha = new double[1];
      for (int i = 0; i < N; i++) {
        new Regression(new Squared()).gradient(new double[] {solver.scores()[0][i]}, targets[i], alpha);
        assertEquals(-weights[i] * alpha[0] / 0.5, w[i], 5e-3);
        double f = 0;
        for (int j = 0; j < N; j++) {
          f += w[j] * KERNEL.value(points[i].squaredDistance(points[j]));
        }
        if (mu == 0) {
          assertEquals(f, solver.scores()[0][i], 1e-4);
        }
      }
    }
  }

  /** From a large λ to a small one, or straight: the same vector. */
  @Test
  public void anotherLambdaGoesOnFromTheLast() {
    QuasiNewton straight = solver(new Binary(new Logistic()), 0.1, 0);
    QuasiNewton path = solver(new Binary(new Logistic()), 1, 0);
    solve(path, 20);
    path.strength(0.1);
    assertArrayEquals(solve(straight, 150), solve(path, 150), 0.02);
  }

  /** What a step led to is remembered for the next one with the same λ only: with another λ it makes no difference. */
  @Test
  public void anotherLambdaForgetsTheLastStep() {
    QuasiNewton path = solver(new Binary(new Logistic()), 1, 0);
    QuasiNewton told = solver(new Binary(new Logistic()), 1, 0);
    solve(path, 3);
    solve(told, 3);
    double[][] own = new double[N][1];
    Arrays.setAll(own, r -> new double[] {told.scores()[0][r]});
    told.correct(own); // the last step is remembered here
    path.strength(0.1);
    told.strength(0.1);
    assertArrayEquals(solve(told, 4), solve(path, 4), 1e-5);
  }

  /** True scores in place of those of the representation change where it ends, and equal ones change nothing. */
  @Test
  public void trueScoresAreLearnedFrom() {
    QuasiNewton plain = solver(new Binary(new Logistic()), 0.1, 0);
    QuasiNewton told = solver(new Binary(new Logistic()), 0.1, 0);
    solve(plain, 10);
    solve(told, 10);
    double[][] scores = new double[N][1];
    for (int i = 0; i < N; i++) {
      scores[i][0] = told.scores()[0][i];
    }
    told.correct(scores);
    assertArrayEquals(solve(plain, 5), solve(told, 5), 1e-3);
    Arrays.stream(scores).forEach(score -> score[0] = -5);
    told.correct(scores);
    double[] before = solution(told);
    told.step();
    double sum = 0;
    for (int i = 0; i < N; i++) {
      sum += targets[i] > 0 ? solution(told)[i] - before[i] : 0;
    }
    assertTrue("rows told to be far on the wrong side are pushed", sum > 0);
  }

  /** Coefficients of a wide kernel are large and nearly cancel: what is left of their products must be right. */
  @Test
  public void productsThatNearlyCancel() {
    float[] a = new float[40];
    float[] b = new float[41];
    double exact = 0;
    for (int i = 0; i < a.length; i++) {
      a[i] = i % 2 == 0 ? 1e6f + i : -1e6f - i;
      b[i + 1] = 1 + 1e-6f * (i % 3);
      exact += (double) a[i] * b[i + 1];
    }
    assertEquals(exact, QuasiNewton.dot(a, b, 1), 1e-7);
  }
}
