package avm.bench.peers;

import avm.data.Point;
import java.util.Arrays;
import libsvm.svm;
import libsvm.svm_model;
import libsvm.svm_node;
import libsvm.svm_parameter;
import libsvm.svm_problem;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.SMO;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Learners that need all rows at once: trained on the first rows, tested on as many that follow, with the same kernel and
 * C = 1/(λ·rows), which is the same objective. Time is the training's.
 */
final class TrainTest implements Entrant {
  /** How many rows are trained on, and how many tested. */
  static final int ROWS = 5000;

  private final String name;
  private final Trainer trainer;

  /** Learns rows. */
  private interface Trainer {
    Trained train(BenchSet set, Instances rows) throws Exception;
  }

  /** Predicts rows. */
  private interface Trained {
    boolean positive(int row) throws Exception;

    default String model() {
      return "";
    }
  }

  private TrainTest(String name, Trainer trainer) {
    this.name = name;
    this.trainer = trainer;
  }

  /** AVM with the set's settings, one pass. */
  static TrainTest avm() {
    return new TrainTest("AVM, trained on the first rows", (set, rows) -> {
      Classifier avm = WekaStream.with(new AVM(), set.avmOptions());
      avm.buildClassifier(rows);
      return weka(set, avm, WekaBatch.core(avm));
    });
  }

  /** Weka's SMO. */
  static TrainTest smo() {
    return new TrainTest("Weka SMO, RBF kernel", (set, rows) -> {
      Classifier smo = WekaStream.with(new SMO(), "-N", "2", "-C", "" + c(set), "-K",
          "weka.classifiers.functions.supportVector.RBFKernel -G " + set.gamma);
      smo.buildClassifier(rows);
      return weka(set, smo, "support vectors (not reported)");
    });
  }

  /** LIBSVM in Java. */
  static TrainTest libsvm() {
    svm.svm_set_print_string_function(text -> { });
    return new TrainTest("LIBSVM in Java, RBF kernel", (set, rows) -> {
      svm_problem problem = new svm_problem();
      problem.l = ROWS;
      problem.x = new svm_node[ROWS][];
      problem.y = Arrays.copyOf(set.targets, ROWS);
      for (int i = 0; i < ROWS; i++) {
        problem.x[i] = nodes(set.points[i]);
      }
      svm_parameter p = new svm_parameter();
      p.svm_type = svm_parameter.C_SVC;
      p.kernel_type = svm_parameter.RBF;
      p.gamma = set.gamma;
      p.C = c(set);
      p.cache_size = 200;
      p.eps = 1e-3;
      p.shrinking = 1;
      svm_model model = svm.svm_train(problem, p);
      return new Trained() {
        @Override
        public boolean positive(int row) {
          return svm.svm_predict(model, nodes(set.points[row])) > 0;
        }

        @Override
        public String model() {
          return model.l + " support vectors";
        }
      };
    });
  }

  private static double c(BenchSet set) {
    return 1 / (set.lambda * ROWS);
  }

  private static svm_node[] nodes(Point point) {
    svm_node[] nodes = new svm_node[point.size()];
    for (int k = 0; k < nodes.length; k++) {
      nodes[k] = new svm_node();
      nodes[k].index = point.column(k) + 1;
      nodes[k].value = point.value(k);
    }
    return nodes;
  }

  private static Trained weka(BenchSet set, Classifier classifier, String model) {
    return new Trained() {
      @Override
      public boolean positive(int row) throws Exception {
        Instance instance = set.rows.instance(row);
        double[] p = classifier.distributionForInstance(instance);
        return p[1] >= p[0];
      }

      @Override
      public String model() {
        return model;
      }
    };
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int limit() {
    return ROWS;
  }

  @Override
  public Measurement run(BenchSet set, int rows) throws Exception {
    Instances first = new Instances(set.rows, 0, ROWS);
    long start = System.nanoTime();
    Trained trained = trainer.train(set, first);
    double nanos = System.nanoTime() - start;
    int mistakes = 0;
    for (int i = ROWS; i < 2 * ROWS; i++) {
      mistakes += trained.positive(i) != set.targets[i] > 0 ? 1 : 0;
    }
    return new Measurement(ROWS, nanos / ROWS, (double) mistakes / ROWS, trained.model());
  }
}
