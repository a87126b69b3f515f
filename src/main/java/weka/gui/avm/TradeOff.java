package weka.gui.avm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import weka.classifiers.Evaluation;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.Utils;

/** What δ costs and buys: models of several δ, trained on two thirds of the data and tested on the rest. */
public final class TradeOff {
  private static final int MOST_TRIALS = 9;
  /** A model of so few core points is the last: a still larger δ would teach nothing. */
  private static final int FEW = 8;

  private TradeOff() {
  }

  /**
   * Trains and tests the models, of half the given model's δ, the same, twice, four times and so on until few core
   * points are left; γ, λ, the scaling and the linear part stay as they are. An interrupt ends it.
   *
   * @param trained a trained model, whose options are taken
   * @param data the data at hand
   * @param told is told of each model
   * @return the picture: error and core points against δ
   * @throws Exception if a model cannot be trained
   */
  public static Picture of(AVM trained, Instances data, PictureView.Told told) throws Exception {
    Instances[] parts = HeldOut.split(data);
    boolean numeric = data.classAttribute().isNumeric();
    List<double[]> points = new ArrayList<>();
    double delta = trained.model().settings().delta() / 2;
    for (double cores = FEW + 1; points.size() < MOST_TRIALS && cores > FEW; delta *= 2) {
      AVM avm = learner(trained, delta);
      avm.buildClassifier(parts[0]);
      Evaluation evaluation = new Evaluation(parts[0]);
      evaluation.evaluateModel(avm, parts[1]);
      if (Thread.currentThread().isInterrupted()) {
        throw new InterruptedException("stopped after " + points.size() + " models");
      }
      cores = avm.getMeasure("measureCorePoints");
      points.add(new double[] {avm.getMeasure("measureDelta"),
          numeric ? evaluation.rootMeanSquaredError() : evaluation.errorRate(), cores});
      told.step(picture(points, parts), points.size() / (double) MOST_TRIALS,
          points.size() + " of at most " + MOST_TRIALS + " models trained");
    }
    return picture(points, parts);
  }

  private static Picture picture(List<double[]> points, Instances[] parts) {
    double[][] of = new double[3][];
    Arrays.setAll(of, k -> points.stream().mapToDouble(point -> point[k]).toArray());
    String error = parts[0].classAttribute().isNumeric() ? "RMSE on test rows" : "share of mistakes on test rows";
    String facts = String.format(Locale.ROOT,
        "trained on %,d rows, tested on %,d others; \u03b4 doubles from half of the model's own", parts[0].size(),
        parts[1].size());
    Axis across = new Axis("\u03b4, the cells' diameter", of[0][0] / 1.15, of[0][of[0].length - 1] * 1.15, 0, 1, true);
    return new Chart("AVM trade-off: " + parts[0].relationName(), facts, across, error, "core points", "", List.of(
        new Layer.Line(error, Palette.VERMILLION, false, true, false, of[0], of[1]),
        new Layer.Line("core points", Palette.BLUE, true, true, true, of[0], of[2])));
  }

  /** A learner like the one that made a model, its scaling and linear part included, but for δ. */
  static AVM learner(AVM trained, double delta) throws Exception {
    String[] again = trained.again(trained.model());
    AVM avm = new AVM();
    avm.setOptions(again == null ? trained.getOptions() : again);
    avm.setResume(false);
    avm.setDelta(delta);
    return avm;
  }
}
