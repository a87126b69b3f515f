package avm.bench.peers;

import avm.data.Point;
import java.util.function.Function;
import jsat.classifiers.CategoricalData;
import jsat.classifiers.DataPoint;
import jsat.classifiers.UpdateableClassifier;
import jsat.distributions.kernels.KernelPoint;
import jsat.distributions.kernels.KernelTrick;
import jsat.distributions.kernels.RBFKernel;
import jsat.linear.DenseVector;
import jsat.linear.SparseVector;
import jsat.linear.Vec;

/** One of JSAT's kernel learners: every row is predicted, then learned; rows are converted beforehand. */
final class JsatStream implements Entrant {
  /** The budget of those that have one: the paper's. */
  static final int BUDGET = 500;
  /** The strategy that the peers' figures are for. */
  static final KernelPoint.BudgetStrategy MERGE = KernelPoint.BudgetStrategy.MERGE_RBF;

  private final String name;
  private final int limit;
  private final Function<BenchSet, UpdateableClassifier> make;
  private final Function<UpdateableClassifier, String> model;

  JsatStream(String name, int limit, Function<BenchSet, UpdateableClassifier> make,
      Function<UpdateableClassifier, String> model) {
    this.name = name;
    this.limit = limit;
    this.make = make;
    this.model = model;
  }

  /** The Gaussian kernel of a set. */
  static KernelTrick kernel(BenchSet set) {
    return new RBFKernel(RBFKernel.gammToSigma(set.gamma));
  }

  private static Vec vector(Point point, int features) {
    Vec vector = point.size() * 2 > features ? new DenseVector(features) : new SparseVector(features, point.size());
    for (int k = 0; k < point.size(); k++) {
      vector.set(point.column(k), point.value(k));
    }
    return vector;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int limit() {
    return limit;
  }

  @Override
  public Measurement run(BenchSet set, int n) {
    DataPoint[] rows = new DataPoint[n];
    for (int i = 0; i < n; i++) {
      rows[i] = new DataPoint(vector(set.points[i], set.features()));
    }
    UpdateableClassifier learner = make.apply(set);
    learner.setUp(new CategoricalData[0], set.features(), new CategoricalData(2));
    long start = System.nanoTime();
    int mistakes = 0;
    for (int i = 0; i < n; i++) {
      int y = set.targets[i] > 0 ? 1 : 0;
      // some cannot be asked before the first row
      mistakes += i > 0 && learner.classify(rows[i]).mostLikely() == y ? 0 : 1;
      learner.update(rows[i], y);
    }
    double nanos = System.nanoTime() - start;
    return new Measurement(n, nanos / n, (double) mistakes / n, model.apply(learner));
  }
}
