package weka.gui.avm;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntConsumer;
import weka.classifiers.Evaluation;
import weka.classifiers.functions.AVM;
import weka.core.Instances;

/**
 * What δ costs and buys: models of several δ, trained on two thirds of the data and tested on the rest.
 *
 * @param relation the name of the data
 * @param numeric whether the class is a number
 * @param rows how many rows were used
 * @param trials the models
 */
public record TradeOff(String relation, boolean numeric, int rows, List<Trial> trials) {
  /** More rows than these are sampled: the picture should come soon. */
  private static final int MOST_ROWS = 4000;
  private static final int MOST_TRIALS = 9;
  /** A model of so few core points is the last: a still larger δ would teach nothing. */
  private static final int FEW = 8;

  /**
   * A model.
   *
   * @param delta its δ
   * @param error the share of mistakes or the root mean squared error on the test rows
   * @param corePoints its size
   */
  public record Trial(double delta, double error, double corePoints) {
  }

  /** How many models are trained at most. */
  static int steps() {
    return MOST_TRIALS;
  }

  /**
   * Trains and tests the models, of half the given model's δ, the same, twice, four times and so on until few core
   * points are left; γ and λ stay as they are.
   *
   * @param trained a trained model, whose options are taken
   * @param data the data at hand
   * @param progress is told how many models are done
   * @return the result
   * @throws Exception if a model cannot be trained
   */
  public static TradeOff of(AVM trained, Instances data, IntConsumer progress) throws Exception {
    Instances rows = new Instances(data);
    rows.setClassIndex(data.classIndex());
    rows.deleteWithMissingClass();
    rows.randomize(new Random(1));
    int used = Math.min(MOST_ROWS, rows.numInstances());
    int cut = used * 2 / 3;
    Instances train = new Instances(rows, 0, cut);
    Instances test = new Instances(rows, cut, used - cut);
    boolean numeric = rows.classAttribute().isNumeric();
    List<Trial> trials = new ArrayList<>();
    double delta = trained.model().settings().delta() / 2;
    for (double cores = FEW + 1; trials.size() < MOST_TRIALS && cores > FEW; delta *= 2) {
      AVM avm = new AVM();
      avm.setOptions(trained.getOptions());
      avm.setResume(false);
      avm.setGamma(number(trained.model().settings().gamma()));
      avm.setLambda(number(trained.model().settings().lambda()));
      avm.setDelta(number(delta));
      avm.buildClassifier(train);
      Evaluation evaluation = new Evaluation(train);
      evaluation.evaluateModel(avm, test);
      cores = avm.getMeasure("measureCorePoints");
      trials.add(new Trial(avm.getMeasure("measureDelta"),
          numeric ? evaluation.rootMeanSquaredError() : evaluation.errorRate(), cores));
      progress.accept(trials.size());
    }
    return new TradeOff(data.relationName(), numeric, used, trials);
  }

  /**
   * The picture: error and core points against δ.
   *
   * @return the picture
   */
  public Picture picture() {
    List<Double> deltas = trials.stream().map(Trial::delta).toList();
    String facts = String.format(Locale.ROOT,
        "trained on %,d rows, tested on %,d others; \u03b4 doubles from half of the model's own", rows * 2 / 3,
        rows - rows * 2 / 3);
    return new TwoAxes("AVM trade-off: " + relation, facts, "\u03b4, the cells' diameter",
        new Series(numeric ? "RMSE on test rows" : "share of mistakes on test rows", Palette.VERMILLION, false, deltas,
            trials.stream().map(Trial::error).toList()),
        new Series("core points", Palette.BLUE, true, deltas, trials.stream().map(Trial::corePoints).toList()), true);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4g", value);
  }
}
