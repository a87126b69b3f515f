package avm.solve;

import avm.data.Point;
import avm.parallel.Parallel;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What the Hessian of a {@link Problem} is, about: P = a·I + c·Σ Φ(x_l)Φ(x_l)ᵀ over few points x_l, the landmarks, which
 * stand for all rows. Its inverse follows from the landmarks' Gram matrix G, P⁻¹ = (I − Φ(a/c·I + G)⁻¹Φᵀ)/a by Woodbury's
 * formula, and takes less time than a product with K. A quasi-Newton method that begins with P⁻¹ takes a few steps where
 * it takes dozens from a multiple of I: Gram matrices have few large eigenvalues, and landmarks know these.
 */
final class Hessian {
  /** How many landmarks there are: so many times the root of the points they are chosen from, and at most so many. */
  private static final double TIMES = 5;
  static final int MOST = 512;
  /** The second derivative of a logistic loss: at most ¼, and less where a model is sure. */
  private static final double LOGISTIC = 0.1;
  /** The least pivot of a Gram matrix that rounding has made singular. */
  private static final double ROUNDING = 1e-6;

  /** K between landmarks and stored vectors. */
  private final DenseColumns kernels;
  /** Landmarks by the vectors that they are, and as the linear function sees them. */
  private final RowMatrix landmarks;
  private final RowMatrix linear;
  private final double mu;
  private final double[][] gram;
  /** The rows that a landmark stands for. */
  private final double rows;
  /** The largest eigenvalue of ΣΦΦᵀ over rows in directions that landmarks do not know, about. */
  private final double rest;
  /** The inverses so far, by their λN: each part held out asks for the same. */
  private final Map<Double, Inverse> inverses = new HashMap<>();

  /** Will stand for rows, by stored vectors or, where there are none, by rows. */
  Hessian(KernelMatrix matrix, Point[] data, double mu, int features) {
    int vectors = matrix.points().length;
    int all = vectors > 0 ? vectors : data.length;
    int few = (int) Math.min(Math.min(MOST, all), Math.ceil(TIMES * Math.sqrt(all)));
    int[] at = IntStream.range(0, few).map(l -> (int) ((long) all * (few - 1 - l) / few)).toArray(); // the last first
    Point[] points = IntStream.of(at).mapToObj(i -> vectors > 0 ? matrix.points()[i] : data[i]).toArray(Point[]::new);
    landmarks = RowMatrix.of(IntStream.of(at).mapToObj(i -> vectors > 0 ? new int[] {i} : new int[0]).toArray(int[][]::new),
        IntStream.of(at).mapToObj(i -> vectors > 0 ? new float[] {1} : new float[0]).toArray(float[][]::new), vectors);
    rows = data.length / (double) Math.max(1, few);
    this.mu = mu;
    linear = RowMatrix.linear(points, mu, features);
    float[][] columns = vectors > 0 ? matrix.columns(at) : new float[0][];
    kernels = new DenseColumns(columns, few);
    gram = new double[few][few];
    for (int k = 0; k < few; k++) {
      for (int l = 0; l <= k; l++) {
        gram[k][l] = (vectors > 0 ? columns[at[k]][l] : 0) + (mu > 0 ? linear(mu, points[k], points[l]) : 0);
      }
    }
    rest = rows * unknown();
  }

  /** The inner product of two points' linear features. */
  private static double linear(double mu, Point x, Point y) {
    double product = (x.squaredNorm() + y.squaredNorm() - x.squaredDistance(y)) / 2;
    return mu * LinearPart.scale(mu, x) * LinearPart.scale(mu, y) * (product + 1);
  }

  /** How much of a landmark those of earlier points do not know, on average over the half of the later points. */
  private double unknown() {
    BlockCholesky factor = factor(0);
    return IntStream.range(0, (gram.length + 1) / 2).mapToDouble(factor::squaredPivot).average().orElse(0);
  }

  /** The factor of the landmarks' Gram matrix with a ridge. */
  private BlockCholesky factor(double ridge) {
    double[][] lower = new double[gram.length][];
    for (int l = 0; l < lower.length; l++) {
      lower[l] = Arrays.copyOf(gram[l], l + 1);
      lower[l][l] += ridge;
    }
    return new BlockCholesky(lower, ROUNDING);
  }

  /** Its inverse with λN, where the losses' second derivative is so large, or 0 if that is not a constant. */
  Inverse inverse(double strength, double curvature) {
    return inverses.computeIfAbsent(strength, of -> new Inverse(of, curvature > 0 ? curvature : LOGISTIC));
  }

  /** The inverse with a λN. */
  final class Inverse {
    private final double a;
    private final BlockCholesky factor;

    private Inverse(double strength, double second) {
      a = strength + second * rest;
      factor = factor(a / (second * rows));
    }

    /** Its product with a vector. */
    void multiply(float[][] vector, float[][] product) {
      int few = gram.length;
      int vectors = landmarks.byColumn().size();
      float[][] inner = new float[vector.length][few];
      if (vectors > 0) {
        kernels.addProduct(vector, 0, inner, 0);
      }
      linear.byRow().addProduct(vector, vectors, inner, 0);
      double[] part = new double[few];
      for (float[] of : inner) {
        for (int l = 0; l < few; l++) {
          part[l] = of[l];
        }
        factor.solve(part);
        for (int l = 0; l < few; l++) {
          of[l] = (float) -part[l];
        }
      }
      Problem.combine(landmarks, linear, mu, inner, product);
      float share = (float) (1 / a);
      Parallel.each(vector.length, (double) vector.length * vector[0].length, o -> {
        for (int i = 0; i < product[o].length; i++) {
          product[o][i] = share * (product[o][i] + vector[o][i]);
        }
      });
    }
  }
}
