package avm.experiments.paper;

import avm.algebra.Eigen;
import avm.data.Point;
import avm.data.Vectors;
import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.FeatureNode;
import de.bwaldvogel.liblinear.Linear;
import de.bwaldvogel.liblinear.Model;
import de.bwaldvogel.liblinear.Parameter;
import de.bwaldvogel.liblinear.Problem;
import de.bwaldvogel.liblinear.SolverType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A linear machine on Nyström features (LLSVM, Zhang et al. 2012): B landmarks with kernel matrix UΛUᵀ, and
 * Λ^(−1/2)Uᵀk(x) as the features of x. The landmarks are random rows; the paper's program takes means of clusters.
 */
final class LlSvm implements BatchMachine {
  /** Eigenvalues below this share of the largest are left out. */
  private static final double SMALL = 1e-8;

  private final Hyper hyper;
  private final int budget;
  private final List<double[]> directions = new ArrayList<>();
  private Point[] landmarks;
  private Model model;

  LlSvm(Hyper hyper, int budget) {
    this.hyper = hyper;
    this.budget = budget;
  }

  @Override
  public void train(Rows rows) {
    landmarks = Arrays.copyOf(rows.points(), Math.min(budget, rows.size()));
    double[][] matrix = new double[landmarks.length][];
    Arrays.setAll(matrix, i -> values(landmarks[i]));
    for (int i = 0; i < matrix.length; i++) { // a smooth kernel's matrix is nearly singular, and QL steps do not end
      matrix[i][i] += SMALL * matrix.length;
    }
    Eigen eigen = new Eigen(matrix);
    double largest = IntStream.range(0, landmarks.length).mapToDouble(eigen::value).max().orElse(0);
    for (int i = 0; i < landmarks.length; i++) {
      double value = eigen.value(i);
      if (value > SMALL * largest) {
        directions.add(Arrays.stream(eigen.vector(i)).map(x -> x / Math.sqrt(value)).toArray());
      }
    }
    Problem problem = new Problem();
    problem.l = rows.size();
    problem.n = directions.size() + 1;
    problem.bias = 1;
    problem.y = rows.targets();
    problem.x = new Feature[problem.l][];
    for (int i = 0; i < problem.l; i++) {
      problem.x[i] = features(rows.points()[i]);
    }
    Parameter parameter = new Parameter(SolverType.L2R_L1LOSS_SVC_DUAL, hyper.c(), 0.1);
    parameter.setRandom(new Random(1));
    Linear.disableDebugOutput();
    model = Linear.train(problem, parameter);
  }

  private double[] values(Point point) {
    double[] values = new double[landmarks.length];
    Arrays.setAll(values, i -> Math.exp(-hyper.gamma() * landmarks[i].squaredDistance(point)));
    return values;
  }

  private Feature[] features(Point point) {
    double[] values = values(point);
    Feature[] features = new Feature[directions.size() + 1];
    for (int i = 0; i < directions.size(); i++) {
      features[i] = new FeatureNode(i + 1, Vectors.dot(directions.get(i), values, values.length));
    }
    features[directions.size()] = new FeatureNode(directions.size() + 1, 1);
    return features;
  }

  @Override
  public double predict(Point point) {
    return Linear.predict(model, features(point));
  }

  @Override
  public int vectors() {
    return landmarks.length;
  }
}
