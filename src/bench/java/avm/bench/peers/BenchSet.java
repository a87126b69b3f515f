package avm.bench.peers;

import avm.data.Point;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ArffLoader;

/** A data set in every form the entrants want, with the settings it is learned with. */
final class BenchSet {
  /** The set's name. */
  final String name;
  /** λ. */
  final double lambda;
  /** γ. */
  final double gamma;
  /** δ. */
  final double delta;
  /** The rows as Weka loads them. */
  final Instances rows;
  /** The rows as the library wants them. */
  final Point[] points;
  /** The classes, −1 or +1. */
  final double[] targets;
  /** The rows as a LIBSVM file, for the programs in C. */
  final Path libsvm;

  /**
   * Loads a set.
   *
   * @param spec its settings
   * @param data the folder of the ARFF files
   * @param work the folder to write LIBSVM files to
   * @throws IOException if a file cannot be read or written
   */
  BenchSet(Spec spec, Path data, Path work) throws IOException {
    name = spec.name();
    ArffLoader loader = new ArffLoader();
    loader.setFile(data.resolve(spec.name() + ".arff.gz").toFile());
    rows = loader.getDataSet();
    rows.setClassIndex(rows.numAttributes() - 1);
    lambda = spec.lambda() > 0 ? spec.lambda() : 1.0 / rows.numInstances();
    gamma = spec.gamma();
    delta = spec.delta();
    points = new Point[rows.numInstances()];
    targets = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      points[i] = point(rows.instance(i));
      targets[i] = 2 * rows.instance(i).classValue() - 1;
    }
    libsvm = work.resolve(spec.name() + ".libsvm");
    write();
  }

  /**
   * The settings of a set.
   *
   * @param name the file's name without .arff.gz
   * @param lambda λ, or 0 for one over the number of rows
   * @param gamma γ
   * @param delta δ
   */
  record Spec(String name, double lambda, double gamma, double delta) {
  }

  private static Point point(Instance row) {
    Point point = new Point(row.numValues());
    for (int k = 0; k < row.numValues(); k++) {
      if (row.index(k) != row.classIndex()) {
        point.add(row.index(k), row.valueSparse(k));
      }
    }
    return point.copy();
  }

  private void write() throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(libsvm)) {
      for (int i = 0; i < points.length; i++) {
        out.write(targets[i] > 0 ? "1" : "-1");
        for (int k = 0; k < points[i].size(); k++) {
          out.write(" " + (points[i].column(k) + 1) + ":" + points[i].value(k));
        }
        out.write("\n");
      }
    }
  }

  /** The number of features. */
  int features() {
    return rows.numAttributes() - 1;
  }

  /** The options that give Weka's AVM what {@link NeighbourStream} has. */
  String[] neighbourOptions() {
    return new String[] {"-L", "" + lambda, "-G", "" + gamma, "-D", "" + delta, "-F", "logistic", "-A", "suffix", "-N",
        "none", "-E", "1", "-O", "-J", "" + NeighbourStream.NEIGHBOURS, "-I", "auto", "-U", "" + NeighbourStream.LINEAR,
        "-M", "0"};
  }

  /** The options that give Weka's AVM these settings. */
  String[] avmOptions() {
    return new String[] {"-L", "" + lambda, "-G", "" + gamma, "-D", "" + delta, "-F", "hinge", "-A", "last", "-N", "none",
        "-E", "1", "-O", "-paper"};
  }
}
