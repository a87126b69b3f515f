package avm.experiments;

import libsvm.svm_node;
import libsvm.svm_problem;

/**
 * A sample with the kernel values of all its pairs, as LIBSVM's precomputed kernel takes them: the distances are taken
 * once for all settings of a search, which makes it several times faster and changes nothing.
 */
final class KernelTable {
  private final double[][] squaredDistances;
  private final svm_problem problem = new svm_problem();
  private double gamma = Double.NaN;

  KernelTable(svm_problem sample) {
    int n = sample.l;
    squaredDistances = new double[n][];
    problem.l = n;
    problem.y = sample.y;
    problem.x = new svm_node[n][n + 1];
    for (int i = 0; i < n; i++) {
      squaredDistances[i] = new double[i];
      problem.x[i][0] = node(0, i + 1);
      for (int j = 0; j <= i; j++) {
        if (j < i) {
          squaredDistances[i][j] = squaredDistance(sample.x[i], sample.x[j]);
        }
        problem.x[i][j + 1] = node(j + 1, 1);
        problem.x[j][i + 1] = problem.x[i][j + 1];
      }
    }
  }

  private static svm_node node(int index, double value) {
    svm_node node = new svm_node();
    node.index = index;
    node.value = value;
    return node;
  }

  private static double squaredDistance(svm_node[] x, svm_node[] y) {
    double sum = 0;
    int a = 0;
    int b = 0;
    while (a < x.length || b < y.length) {
      int ja = a < x.length ? x[a].index : Integer.MAX_VALUE;
      int jb = b < y.length ? y[b].index : Integer.MAX_VALUE;
      double difference = (ja <= jb ? x[a++].value : 0) - (jb <= ja ? y[b++].value : 0);
      sum += difference * difference;
    }
    return sum;
  }

  /** The problem with exp(−γd²) of every pair. */
  svm_problem problem(double newGamma) {
    if (newGamma != gamma) {
      gamma = newGamma;
      for (int i = 0; i < problem.l; i++) {
        for (int j = 0; j < i; j++) {
          problem.x[i][j + 1].value = Math.exp(-gamma * squaredDistances[i][j]);
        }
      }
    }
    return problem;
  }
}
