package avm.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the naive twins of the field's learners share: vectors from the oldest on, each with its coefficients, and one
 * step as it is written down. It shares no code with the library: the kernel is Math.exp, lists are lists.
 */
abstract class NaiveField {
  /** A stored vector; the label is the output of its class. */
  static final class Kept {
    double[] x;
    double[] a;
    final int label;

    Kept(double[] x, double[] a, int label) {
      this.x = x;
      this.a = a;
      this.label = label;
    }
  }

  /** From the oldest on. */
  final List<Kept> kept = new ArrayList<>();
  final int classes;
  final int outputs;
  double gamma = 2;
  /** Below which margin a row has a gradient, whether also at it, and half the width of the tube. */
  double margin = 1;
  boolean orEqual;
  double epsilon = 0.1;
  /** Whether the gradient outside the tube is y − f, not its sign. */
  boolean squared;
  double eta = 1;
  /** Updates, and evictions or what there is instead. */
  int updates;
  int reductions;

  NaiveField(int classes) {
    this.classes = classes;
    outputs = classes == 0 || classes == 2 ? 1 : classes;
  }

  /** The settings of a Perceptron, with the step size of a numeric target. */
  final void likePerceptron(double step) {
    margin = 0;
    orEqual = true;
    eta = classes == 0 ? step : 1;
  }

  /** The settings of gradient descent. */
  final void likeGradient(double step) {
    squared = true;
    eta = step;
  }

  final double k(double[] x, double[] z) {
    return Math.exp(-gamma * NaiveSgd.squaredDistance(x, z));
  }

  double[] scores(double[] x) {
    double[] f = new double[outputs];
    for (Kept each : kept) {
      for (int o = 0; o < outputs; o++) {
        f[o] += each.a[o] * k(each.x, x);
      }
    }
    return f;
  }

  /** z = the strongest class beside y. */
  final int rival(double[] f, int own) {
    int z = -1;
    for (int c = 0; c < outputs; c++) {
      z = c != own && (z < 0 || f[c] > f[z]) ? c : z;
    }
    return z;
  }

  /** y·f, or s_y − s_z. */
  final double marginOf(double[] f, double y) {
    return outputs == 1 ? y * f[0] : f[(int) y] - f[rival(f, (int) y)];
  }

  /** A step of length g in the direction of y. */
  final double[] towards(double[] f, double y, double g) {
    double[] step = new double[outputs];
    if (outputs == 1) {
      step[0] = y * g;
    } else {
      step[(int) y] = g;
      step[rival(f, (int) y)] = -g;
    }
    return step;
  }

  /** What is asked for: 0 everywhere if there is no gradient. */
  final double[] asked(double[] f, double y, double weight) {
    if (classes == 0) {
      double error = y - f[0];
      double g = Math.abs(error) <= epsilon ? 0
          : squared ? error * Math.min(eta * weight, 1) : Math.signum(error) * eta * weight;
      return new double[] {g};
    }
    double m = marginOf(f, y);
    return m < margin || orEqual && m == margin ? towards(f, y, eta * weight) : new double[outputs];
  }

  static boolean isZero(double[] step) {
    return Arrays.stream(step).allMatch(g -> g == 0);
  }

  final int label(double y) {
    return outputs == 1 ? 0 : (int) y;
  }

  /** The stored vector that says the same, or null. */
  final Kept same(double[] x) {
    return kept.stream().filter(each -> Arrays.equals(each.x, x)).findFirst().orElse(null);
  }

  final void scaleAll(double by) {
    kept.forEach(each -> each.a = times(each.a, by));
  }

  static double[] times(double[] a, double by) {
    return Arrays.stream(a).map(v -> v * by).toArray();
  }

  static double[] plus(double[] a, double[] b, double times) {
    double[] sum = a.clone();
    for (int o = 0; o < a.length; o++) {
      sum[o] += times * b[o];
    }
    return sum;
  }

  static double square(double[] a) {
    return Arrays.stream(a).map(v -> v * v).sum();
  }

  final double squaredNorm() {
    double sum = 0;
    for (Kept each : kept) {
      double[] f = scores(each.x);
      for (int o = 0; o < outputs; o++) {
        sum += each.a[o] * f[o];
      }
    }
    return sum;
  }

  /** The kernel values of all pairs. */
  static double[][] gram(NaiveField of, List<Kept> vectors) {
    double[][] gram = new double[vectors.size()][vectors.size()];
    for (int i = 0; i < gram.length; i++) {
      for (int j = 0; j < gram.length; j++) {
        gram[i][j] = of.k(vectors.get(i).x, vectors.get(j).x);
      }
    }
    return gram;
  }

  /** Solves a system by Gauss's elimination with pivots. */
  static double[] solve(double[][] system, double[] right) {
    int n = right.length;
    double[][] m = new double[n][];
    for (int i = 0; i < n; i++) {
      m[i] = Arrays.copyOf(system[i], n + 1);
      m[i][n] = right[i];
    }
    for (int c = 0; c < n; c++) {
      int pivot = c;
      for (int r = c; r < n; r++) {
        pivot = Math.abs(m[r][c]) > Math.abs(m[pivot][c]) ? r : pivot;
      }
      double[] row = m[pivot];
      m[pivot] = m[c];
      m[c] = row;
      for (int r = 0; r < n; r++) {
        double by = r == c ? 0 : m[r][c] / row[c];
        for (int j = c; j <= n && by != 0; j++) {
          m[r][j] -= by * row[j];
        }
      }
    }
    double[] solution = new double[n];
    for (int i = 0; i < n; i++) {
      solution[i] = m[i][n] / m[i][i];
    }
    return solution;
  }

  /** Of values from the oldest vector's on the least; of those equal but for rounding the oldest. */
  static int least(List<Double> values) {
    double min = values.stream().mapToDouble(v -> v).min().getAsDouble();
    int least = 0;
    while (values.get(least) > min * (1 + 1e-12)) {
      least++;
    }
    return least;
  }

  final double[] kernels(double[] x) {
    return kept.stream().mapToDouble(each -> k(each.x, x)).toArray();
  }

  /** One row. */
  void step(double[] x, double y, double weight) {
    double[] f = scores(x);
    double[] g = asked(f, y, weight);
    decay();
    if (!isZero(g)) {
      updates++;
      put(x, y, f, g);
    }
  }

  void decay() {
  }

  /** Adds g·Φ(x) in the learner's way. */
  void put(double[] x, double y, double[] f, double[] g) {
    Kept own = same(x);
    if (own != null) {
      own.a = plus(own.a, g, 1);
    } else {
      insert(x, y, g);
    }
  }

  /** The same of a row that is not stored. */
  abstract void insert(double[] x, double y, double[] g);

  final void append(double[] x, double y, double[] g) {
    kept.add(new Kept(x, g, label(y)));
  }
}
