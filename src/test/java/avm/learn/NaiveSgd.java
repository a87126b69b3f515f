package avm.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * Kernel SGD as Algorithm 1 writes it: w_{t+1} = ((t−1)/t)·w_t − η_t α_t Φ(x_t), coefficient by coefficient, every w_t
 * kept, averages taken over them. Shares no code with the library: the kernel is Math.exp, the losses are written out.
 */
class NaiveSgd {
  final String loss;
  final int outputs;
  final double gamma;
  final double lambda;
  final double offset;
  /** The vectors Φ is taken of. */
  List<double[]> stored = new ArrayList<>();
  /** w by stored vector and output. */
  double[][] w = new double[0][];
  /** w_1, w_2, …; a vector stored later is not in it. */
  final List<double[][]> history = new ArrayList<>();
  private double maxTarget;

  NaiveSgd(String loss, int classes, double gamma, double lambda, double offset) {
    this.loss = loss;
    this.outputs = numeric(loss) || classes == 2 ? 1 : classes;
    this.gamma = gamma;
    this.lambda = lambda;
    this.offset = offset;
  }

  static boolean numeric(String loss) {
    return loss.equals("l1") || loss.equals("l2") || loss.equals("eps");
  }

  /** The step on a row; l2 projects on the ball of radius y_max/√λ, y_max the largest |y| so far. */
  void step(double[] x, double y, double weight) {
    double[] alpha = alpha(scores(w, x), y);
    stored.add(x);
    descend(alpha, stored.size() - 1, y, weight);
  }

  /** Takes the step with the gradient put on stored vector i. */
  final void descend(double[] alpha, int i, double y, double weight) {
    history.add(w);
    double t = history.size() + offset;
    double[][] next = new double[stored.size()][outputs];
    for (int k = 0; k < next.length; k++) {
      for (int o = 0; o < outputs; o++) {
        double old = k < w.length ? w[k][o] : 0;
        next[k][o] = (t - 1) / t * old - (k == i ? weight * alpha[o] / (lambda * t) : 0);
      }
    }
    w = next;
    maxTarget = Math.max(maxTarget, Math.abs(y));
    if (loss.equals("l2") && lambda <= 1) {
      project(maxTarget / Math.sqrt(lambda));
    }
  }

  private void project(double radius) {
    double norm = 0;
    for (int i = 0; i < w.length; i++) {
      norm += w[i][0] * scores(w, stored.get(i))[0];
    }
    norm = Math.sqrt(norm);
    for (double[] a : w) {
      a[0] *= norm > radius ? radius / norm : 1;
    }
  }

  final double[] scores(double[][] weights, double[] x) {
    double[] f = new double[outputs];
    for (int i = 0; i < weights.length; i++) {
      double k = Math.exp(-gamma * squaredDistance(stored.get(i), x));
      for (int o = 0; o < outputs; o++) {
        f[o] += weights[i][o] * k;
      }
    }
    return f;
  }

  /** (1/(to − from + 1))·Σ w_t over t = from … to, from counted from 1. */
  final double[][] mean(int from, int to) {
    double[][] mean = new double[stored.size()][outputs];
    for (int t = from; t <= to; t++) {
      double[][] wt = history.get(t - 1);
      for (int i = 0; i < wt.length; i++) {
        for (int o = 0; o < outputs; o++) {
          mean[i][o] += wt[i][o] / (to - from + 1);
        }
      }
    }
    return mean;
  }

  /** The gradient's scalar of each output (section "Suitability of Loss Functions", and Algorithm 5). */
  final double[] alpha(double[] f, double y) {
    double[] alpha = new double[outputs];
    if (outputs == 1) {
      double e = f[0] - y;
      alpha[0] = switch (loss) {
        case "l1" -> Math.signum(e);
        case "l2" -> e;
        case "eps" -> Math.abs(e) > Recipe.EPSILON ? Math.signum(e) : 0;
        default -> y * slope(y * f[0]);
      };
    } else {
      int own = (int) y;
      int z = own == 0 ? 1 : 0;
      for (int j = 0; j < outputs; j++) {
        z = j != own && f[j] > f[z] ? j : z;
      }
      alpha[own] = slope(f[own] - f[z]);
      alpha[z] = -alpha[own];
    }
    return alpha;
  }

  private double slope(double a) {
    return switch (loss) {
      case "hinge" -> a < 1 ? -1 : 0;
      case "smoothHinge" -> a > 1 ? 0 : a < 1 - Recipe.TAU ? -1 : (a - 1) / Recipe.TAU;
      default -> -Math.exp(-a) / (1 + Math.exp(-a));
    };
  }

  static double squaredDistance(double[] a, double[] b) {
    double sum = 0;
    for (int j = 0; j < a.length; j++) {
      sum += (a[j] - b[j]) * (a[j] - b[j]);
    }
    return sum;
  }
}
