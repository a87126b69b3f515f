package avm.experiments;

import java.util.ArrayList;
import java.util.List;
import jsat.classifiers.CategoricalData;
import jsat.classifiers.DataPoint;
import jsat.classifiers.linear.kernelized.KernelSGD;
import jsat.distributions.kernels.KernelPoint;
import jsat.distributions.kernels.RBFKernel;
import jsat.linear.SparseVector;
import jsat.lossfunctions.HingeLoss;
import weka.core.Instance;
import weka.core.Instances;

/** JSAT's KernelSGD that merges vectors at a budget of 500, for two classes, on rows as they are in the file. */
final class JsatOnline implements OnlineLearner {
  /** The paper's budget. */
  static final int BUDGET = 500;
  private static final double[] GAMMAS = {0.0625, 1};
  private static final double[] LAMBDAS_TIMES_N = {0.1, 1};

  private final double gamma;
  private final double lambda;
  private KernelSGD learner;
  private boolean started;
  private Instance lastRow;
  private DataPoint last;

  JsatOnline(double gamma, double lambda) {
    this.gamma = gamma;
    this.lambda = lambda;
  }

  /** One for every setting that is tried; the best of them counts. */
  static List<OnlineLearner> all(int rows) {
    List<OnlineLearner> learners = new ArrayList<>();
    for (double gamma : GAMMAS) {
      for (double lambda : LAMBDAS_TIMES_N) {
        learners.add(new JsatOnline(gamma, lambda / rows));
      }
    }
    return learners;
  }

  @Override
  public void start(Instances header) {
    learner = new KernelSGD(new HingeLoss(), new RBFKernel(RBFKernel.gammToSigma(gamma)), lambda,
        KernelPoint.BudgetStrategy.MERGE_RBF, BUDGET);
    learner.setUp(new CategoricalData[0], header.numAttributes() - 1, new CategoricalData(2));
  }

  @Override
  public int predict(Instance row) {
    return started ? learner.classify(point(row)).mostLikely() : 0;
  }

  @Override
  public void learn(Instance row) {
    learner.update(point(row), (int) row.classValue());
    started = true;
  }

  private DataPoint point(Instance row) {
    if (row != lastRow) {
      SparseVector vector = new SparseVector(row.numAttributes() - 1, row.numValues());
      for (int k = 0; k < row.numValues(); k++) {
        if (row.index(k) != row.classIndex()) {
          vector.set(row.index(k), row.valueSparse(k));
        }
      }
      lastRow = row;
      last = new DataPoint(vector);
    }
    return last;
  }

  @Override
  public Object model() {
    return learner;
  }

  @Override
  public String toString() {
    return "gamma=" + gamma + " lambda=" + lambda + "; hinge; merging; budget " + BUDGET;
  }
}
