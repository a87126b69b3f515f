package avm.bench;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.WeightVectors;
import java.io.File;
import java.util.Arrays;
import java.util.Locale;
import weka.core.Instances;
import weka.core.converters.ArffLoader;

/**
 * {@code ./antw bench-decisions}: the library's core against Algorithm 2 as one would write it down, on every set of the
 * data folder: the same cells, the same mistakes, row by row. Two near-equal distances, a distance near the radius and a
 * margin near 0 or 1 may be decided otherwise by rounding alone; such rows are counted.
 */
public final class Decisions {
  private static final double NEAR = 1e-11;

  private Decisions() {
  }

  /**
   * Compares.
   *
   * @param args the folder of the data, and how many rows of each set, 10,000 if left out
   * @throws Exception if a set cannot be read
   */
  public static void main(String[] args) throws Exception {
    int most = args.length > 1 && !args[1].isEmpty() ? Integer.parseInt(args[1]) : 10_000;
    File[] files = new File(args[0]).listFiles((folder, name) -> name.endsWith(".arff.gz"));
    if (files == null) {
      System.out.println("There is no " + args[0] + ": nothing was compared.");
      return;
    }
    Arrays.sort(files);
    System.out.printf("%-24s %8s %8s %6s %9s %10s %10s %11s%n", "set", "rows", "delta", "cells", "mistakes", "other cell",
        "other sign", "near-ties");
    long[] total = new long[5];
    for (File file : files) {
      String name = file.getName().replace(".arff.gz", "");
      long[] counts = compare(name, rows(file), most);
      for (int k = 0; k < total.length; k++) {
        total[k] += counts[k];
      }
    }
    System.out.printf(Locale.ROOT, "%n%,d rows: %,d in another cell, %,d with another sign; %,d near-ties, and %,d of the"
        + " differences on rows that are none.%n", total[0], total[1], total[2], total[3], total[4]);
  }

  private static Instances rows(File file) throws Exception {
    ArffLoader loader = new ArffLoader();
    loader.setFile(file);
    Instances rows = loader.getDataSet();
    rows.setClassIndex(rows.numAttributes() - 1);
    return rows;
  }

  /** Numeric attributes from 0 to 1 unless they are within −1 to 1 already, a missing value 0; nominal ones by value. */
  private static double[][] encoded(Instances rows, int n) {
    int columns = 0;
    for (int a = 0; a < rows.numAttributes() - 1; a++) {
      columns += rows.attribute(a).isNominal() ? rows.attribute(a).numValues() : 1;
    }
    double[][] x = new double[n][columns];
    int c = 0;
    for (int a = 0; a < rows.numAttributes() - 1; a++) {
      boolean nominal = rows.attribute(a).isNominal();
      double[] values = rows.attributeToDoubleArray(a);
      double min = Arrays.stream(values).filter(v -> v == v).min().orElse(0);
      double max = Arrays.stream(values).filter(v -> v == v).max().orElse(0);
      boolean scaled = min >= -1 && max <= 1 || max == min;
      for (int i = 0; i < n; i++) {
        double v = values[i];
        if (nominal && v == v) {
          x[i][c + (int) v] = 1;
        } else if (v == v) {
          x[i][c] = scaled ? v : (v - min) / (max - min);
        }
      }
      c += nominal ? rows.attribute(a).numValues() : 1;
    }
    return x;
  }

  /** +1 for the class of the first row and −1 for others, or for a number above or below the first row's. */
  private static double[] targets(Instances rows, int n) {
    double[] y = new double[n];
    double first = rows.instance(0).classValue();
    for (int i = 0; i < n; i++) {
      double value = rows.instance(i).classValue();
      y[i] = (rows.classAttribute().isNominal() ? value == first : value > first) ? 1 : -1;
    }
    return y;
  }

  private static double squaredDistance(double[] a, double[] b) {
    double sum = 0;
    for (int j = 0; j < a.length; j++) {
      sum += (a[j] - b[j]) * (a[j] - b[j]);
    }
    return sum;
  }

  private static long[] compare(String name, Instances rows, int most) {
    int n = Math.min(most, rows.numInstances());
    double[][] x = encoded(rows, n);
    double[] y = targets(rows, n);
    boolean cod = name.equals("cod-rna");
    boolean ijcnn = name.startsWith("ijcnn1");
    double lambda = cod ? 8.3984210968337947e-05 : ijcnn ? 1.7857142857142858e-05 : 1.0 / rows.numInstances();
    double gamma = ijcnn ? 1 : 0.0625;
    double[] sample = new double[499];
    Arrays.setAll(sample, k -> Math.sqrt(squaredDistance(x[2 * k % n], x[(2 * k + 1) % n])));
    Arrays.sort(sample);
    double delta = cod || ijcnn ? 1 : Math.max(1e-3, sample[sample.length / 2]);
    ExpansionLearner learner = Learners.avm(new Gaussian(gamma), new Binary(new Hinge()), new WeightVectors(
        new Coefficients(1, lambda, 0), new Last(), null), new Hypersphere(delta), new Always(), new Nearest(), null, 0);
    double[][] cores = new double[n][];
    double[] v = new double[n];
    int cells = 0;
    long[] counts = {n, 0, 0, 0, 0};
    int mistakes = 0;
    for (int t = 0; t < n; t++) {
      double f = 0;
      double size = 0;
      int nearest = -1;
      double least = Double.POSITIVE_INFINITY;
      double second = least;
      for (int i = 0; i < cells; i++) {
        double d = squaredDistance(x[t], cores[i]);
        f += v[i] * Math.exp(-gamma * d);
        size += Math.abs(v[i]);
        second = Math.min(second, Math.max(d, least));
        if (d < least) {
          least = d;
          nearest = i;
        }
      }
      f = t == 0 ? 0 : f / (lambda * t);
      double radius = delta * delta / 4;
      if (nearest < 0 || least >= radius) {
        nearest = cells;
        cores[cells++] = x[t];
      }
      boolean gradient = y[t] * f < 1;
      boolean near = second < Double.POSITIVE_INFINITY && second - least <= NEAR * (1 + least)
          || Math.abs(least - radius) <= NEAR * radius
          || Math.min(Math.abs(f), Math.abs(y[t] * f - 1)) <= NEAR * size / (lambda * Math.max(1, t));
      v[nearest] += gradient ? y[t] : 0;
      learner.observe(Point.of(x[t]));
      double ours = learner.scores()[0];
      learner.update(y[t], 1);
      int cell = learner.cell();
      mistakes += f >= 0 != y[t] > 0 ? 1 : 0;
      counts[1] += cell != nearest ? 1 : 0;
      counts[2] += ours >= 0 != f >= 0 ? 1 : 0;
      counts[3] += near ? 1 : 0;
      counts[4] += !near && (cell != nearest || ours >= 0 != f >= 0) ? 1 : 0;
    }
    System.out.printf(Locale.ROOT, "%-24s %,8d %8.3f %6d %9d %10d %10d %11d%n", name, n, delta, cells, mistakes,
        counts[1], counts[2], counts[3]);
    return counts;
  }
}
