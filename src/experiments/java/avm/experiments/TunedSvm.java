package avm.experiments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import libsvm.svm;
import libsvm.svm_model;
import libsvm.svm_node;
import libsvm.svm_parameter;
import libsvm.svm_problem;
import weka.classifiers.AbstractClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.Filter;
import weka.filters.MultiFilter;
import weka.filters.unsupervised.attribute.NominalToBinary;
import weka.filters.unsupervised.attribute.Normalize;
import weka.filters.unsupervised.attribute.ReplaceMissingValues;

/**
 * LIBSVM with an RBF kernel, rows encoded as Weka's SMO does, C and γ chosen by cross-validation on a sample: a grid of
 * 3 × 6, then the best one’s neighbours until none is better, then on more rows those with larger γ or C. A numeric
 * class is standardised, ε = 0.1.
 */
final class TunedSvm extends AbstractClassifier {
  private static final long serialVersionUID = 1L;

  /** The cross-validation's sample. */
  static final int SAMPLE = 2000;
  /** The tube's half width, in standard deviations of the class. */
  static final double EPSILON = 0.1;
  private static final int[] LOG_C = {-1, 3, 7};
  private static final int[] LOG_GAMMA = {-7, -5, -3, -1, 1, 3};
  /** {ΔlogC, Δlogγ} of the second stage. */
  private static final int[][] MOVES = {{2, 0}, {-2, 0}, {0, 1}, {0, -1}, {2, -1}, {-2, 1}};
  private static final int MOST_TRIED = 36;
  /** The third stage's training rows, moves and most trainings. */
  private static final int LARGE_SAMPLE = 6000;
  private static final int[][] REFINING = {{0, 2}, {0, 1}, {2, 0}};
  private static final int MOST_REFINED = 9;
  /** One of its trainings that takes more seconds is given up: the setting is out, as all rows would take hours. */
  private static final double MOST_SECONDS = 30;

  private final Filter encoding = encoding();
  private double centre;
  private double spread = 1;
  private int classes;
  private svm_model model;
  private double[] times;
  private String chosen;

  private static Filter encoding() {
    MultiFilter filter = new MultiFilter();
    filter.setFilters(new Filter[] {new ReplaceMissingValues(), new NominalToBinary(), new Normalize()});
    return filter;
  }

  @Override
  public void buildClassifier(Instances data) throws Exception {
    encoding.setInputFormat(data);
    Instances rows = Filter.useFilter(data, encoding);
    classes = data.classAttribute().isNominal() ? data.numClasses() : 0;
    if (classes == 0) {
      centre = data.meanOrMode(data.classIndex());
      spread = Math.sqrt(data.variance(data.classIndex()));
    }
    Clock tuning = new Clock();
    svm_parameter parameter = refine(tune(new KernelTable(problem(Split.first(rows, SAMPLE)))), rows);
    chosen += String.format(Locale.ROOT, "; tuning took %.1f cpu seconds", tuning.cpuSeconds());
    svm_problem all = problem(rows);
    svm.svm_set_print_string_function(text -> { });
    Clock clock = new Clock();
    model = svm.svm_train(all, parameter);
    times = new double[] {clock.seconds(), clock.cpuSeconds()};
  }

  private int[] tune(KernelTable sample) {
    svm.svm_set_print_string_function(text -> { });
    Map<String, Double> tried = new HashMap<>();
    int[] best = null;
    for (int g : LOG_GAMMA) {
      for (int c : LOG_C) {
        best = better(sample, tried, best, c, g);
      }
    }
    int[] from = null;
    while (best != from && tried.size() < MOST_TRIED) {
      from = best;
      for (int[] move : MOVES) {
        best = better(sample, tried, best, from[0] + move[0], from[1] + move[1]);
      }
    }
    chosen = String.format(Locale.ROOT, "C=2^%d gamma=2^%d; %s %.4g in cross-validation of %d rows; %d settings tried",
        best[0], best[1], classes > 0 ? "accuracy" : "relative squared error",
        Math.abs(tried.get(best[0] + " " + best[1])), sample.problem(1).l, tried.size());
    return best;
  }

  /**
   * A small sample asks for too smooth a kernel: from the cross-validation's choice on, rougher ones are tried by
   * training on more rows and predicting others, until none is better. Where the choice itself takes too long, C is
   * lowered first.
   */
  private svm_parameter refine(int[] choice, Instances rows) {
    if (rows.numInstances() < 2 * SAMPLE) {
      return parameter(choice[0], choice[1]);
    }
    int cut = Math.min(LARGE_SAMPLE, rows.numInstances() * 3 / 5);
    svm_problem train = problem(new Instances(rows, 0, cut));
    svm_problem held = problem(new Instances(rows, cut, Math.min(4000, rows.numInstances() - cut)));
    int[] best = choice;
    double most = heldOut(train, held, best);
    while (most == Double.NEGATIVE_INFINITY) {
      best = new int[] {best[0] - 2, best[1]};
      most = heldOut(train, held, best);
    }
    int tried = 1;
    int[] from = null;
    while (best != from && tried < MOST_REFINED) {
      from = best;
      for (int k = 0; k < REFINING.length && best == from; k++) {
        int[] other = {from[0] + REFINING[k][0], from[1] + REFINING[k][1]};
        double value = heldOut(train, held, other);
        tried++;
        if (value > most) {
          most = value;
          best = other;
        }
      }
    }
    chosen = String.format(Locale.ROOT, "C=2^%d gamma=2^%d; %.5g on %d held-out rows after training on %d; before: %s",
        best[0], best[1], Math.abs(most), held.l, train.l, chosen);
    return parameter(best[0], best[1]);
  }

  /** The value of a setting on held-out rows, −∞ if its training takes too long. */
  private double heldOut(svm_problem train, svm_problem held, int[] choice) {
    Deadline deadline = new Deadline(MOST_SECONDS);
    svm.svm_set_print_string_function(text -> deadline.check());
    svm_model trial;
    try {
      trial = svm.svm_train(train, parameter(choice[0], choice[1]));
    } catch (Deadline.Passed e) {
      return Double.NEGATIVE_INFINITY;
    }
    double[] predicted = new double[held.l];
    for (int i = 0; i < held.l; i++) {
      predicted[i] = svm.svm_predict(trial, held.x[i]);
    }
    return value(held, predicted);
  }

  /** The better of the best so far and another. */
  private int[] better(KernelTable sample, Map<String, Double> tried, int[] best, int c, int g) {
    if (c < -3 || c > 11 || g < -11 || g > 6 || tried.containsKey(c + " " + g)) {
      return best;
    }
    double value = crossValidate(sample.problem(Math.pow(2, g)), parameter(c, g));
    tried.put(c + " " + g, value);
    return best == null || value > tried.get(best[0] + " " + best[1]) ? new int[] {c, g} : best;
  }

  /** The value of a setting in cross-validation. */
  private double crossValidate(svm_problem sample, svm_parameter parameter) {
    svm.rand.setSeed(1);
    parameter.kernel_type = svm_parameter.PRECOMPUTED;
    double[] predicted = new double[sample.l];
    svm.svm_cross_validation(sample, parameter, sample.l < SAMPLE / 2 ? 5 : 3, predicted);
    return value(sample, predicted);
  }

  /** Per cent right, or minus the mean squared error. */
  private double value(svm_problem sample, double[] predicted) {
    double sum = 0;
    for (int i = 0; i < sample.l; i++) {
      double e = predicted[i] - sample.y[i];
      sum += classes > 0 ? (e == 0 ? 100 : 0) : -e * e;
    }
    return sum / sample.l;
  }

  private svm_parameter parameter(int logC, int logGamma) {
    svm_parameter p = new svm_parameter();
    p.svm_type = classes > 0 ? svm_parameter.C_SVC : svm_parameter.EPSILON_SVR;
    p.kernel_type = svm_parameter.RBF;
    p.gamma = Math.pow(2, logGamma);
    p.C = Math.pow(2, logC);
    p.p = EPSILON;
    p.eps = 1e-3;
    p.cache_size = 1000;
    p.shrinking = 1;
    p.weight_label = new int[0];
    p.weight = new double[0];
    return p;
  }

  private svm_problem problem(Instances rows) {
    svm_problem problem = new svm_problem();
    problem.l = rows.numInstances();
    problem.x = new svm_node[problem.l][];
    problem.y = new double[problem.l];
    for (int i = 0; i < problem.l; i++) {
      problem.x[i] = nodes(rows.instance(i));
      problem.y[i] = (rows.instance(i).classValue() - centre) / spread;
    }
    return problem;
  }

  private static svm_node[] nodes(Instance row) {
    List<svm_node> nodes = new ArrayList<>();
    for (int k = 0; k < row.numValues(); k++) {
      if (row.index(k) != row.classIndex() && row.valueSparse(k) != 0) {
        svm_node node = new svm_node();
        node.index = row.index(k) + 1;
        node.value = row.valueSparse(k);
        nodes.add(node);
      }
    }
    return nodes.toArray(svm_node[]::new);
  }

  @Override
  public double[] distributionForInstance(Instance row) throws Exception {
    encoding.input(row);
    svm_node[] x = nodes(encoding.output());
    double[] values = new double[model.nr_class * (model.nr_class - 1) / 2 + 1];
    double predicted = svm.svm_predict_values(model, x, values);
    if (classes == 0) {
      return new double[] {centre + spread * predicted};
    }
    double[] distribution = new double[classes];
    if (model.nr_class == 2) {
      double p = 1 / (1 + Math.exp(-values[0]));
      distribution[model.label[0]] = p;
      distribution[model.label[1]] = 1 - p;
    } else {
      votes(values, distribution);
      distribution[(int) predicted] += 0.5;
      Utils.normalize(distribution);
    }
    return distribution;
  }

  private void votes(double[] values, double[] votes) {
    int k = 0;
    for (int i = 0; i < model.nr_class; i++) {
      for (int j = i + 1; j < model.nr_class; j++) {
        votes[model.label[values[k++] > 0 ? i : j]]++;
      }
    }
  }

  /** Seconds of the last training alone: by the clock, and of the processor. */
  double[] times() {
    return times;
  }

  int vectors() {
    return model.l;
  }

  String chosen() {
    return chosen;
  }
}
