package avm.algebra;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** The inverse of a kernel matrix that grows and changes, against a direct solve. */
public class GramInverseTest {
  private static final int N = 60;

  private final Random random = new Random(1);
  private final double[][] points = new double[N][];

  private static double kernel(double[] x, double[] z) {
    double sum = 0;
    for (int j = 0; j < x.length; j++) {
      sum += (x[j] - z[j]) * (x[j] - z[j]);
    }
    return Math.exp(-sum);
  }

  private double[] point() {
    return random.doubles(6, -1.5, 1.5).toArray();
  }

  private double[] row(double[] x, int n) {
    double[] row = new double[N];
    for (int i = 0; i < n; i++) {
      row[i] = kernel(points[i], x);
    }
    return row;
  }

  /** The largest difference of K·G and the identity. */
  private double error(GramInverse inverse) {
    double error = 0;
    for (int i = 0; i < inverse.size(); i++) {
      double[] k = row(points[i], inverse.size());
      for (int j = 0; j < inverse.size(); j++) {
        double sum = 0;
        for (int l = 0; l < inverse.size(); l++) {
          sum += k[l] * inverse.row(l)[j];
        }
        error = Math.max(error, Math.abs(sum - (i == j ? 1 : 0)));
      }
    }
    return error;
  }

  @Test
  public void itIsADirectSolveAfterThousandsOfChanges() {
    GramInverse inverse = new GramInverse();
    double[] d = new double[N];
    for (int i = 0; i < N; i++) {
      points[i] = point();
      double squared = inverse.project(row(points[i], i), d);
      inverse.border(d, squared);
      assertTrue(error(inverse) < 1e-10);
    }
    for (int t = 0; t < 5000; t++) {
      int r = random.nextInt(N);
      double[] x = point();
      double squared = inverse.project(row(x, N), d);
      points[r] = x;
      inverse.replace(r, d, squared);
    }
    assertTrue("" + error(inverse), error(inverse) < 1e-8);
    Cholesky factor = new Cholesky();
    for (int i = 0; i < N; i++) {
      double squares = factor.reduce(row(points[i], N));
      factor.append(1 - squares);
    }
    double[] k = row(point(), N);
    double[] direct = new double[N];
    double p = factor.reduce(k);
    factor.solution(direct);
    assertEquals(1 - p, inverse.project(k, d), 1e-8);
    for (int i = 0; i < N; i++) {
      assertEquals(direct[i], d[i], 1e-8);
    }
    inverse.rebuild(factor);
    assertTrue(error(inverse) < 1e-11);
  }
}
