package weka.gui.avm;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.function.IntConsumer;
import javax.swing.JOptionPane;
import javax.swing.ProgressMonitor;
import javax.swing.SwingWorker;
import weka.classifiers.Evaluation;
import weka.classifiers.functions.AVM;
import weka.core.Instances;

/** What δ costs and buys: models of several δ, trained on two thirds of the data and tested on the rest. */
public final class TradeOff {
  private static final int MOST_TRIALS = 9;
  /** More rows than these are sampled: the picture should come soon. */
  private static final int MOST_ROWS = 4000;
  /** A model of so few core points is the last: a still larger δ would teach nothing. */
  private static final int FEW = 8;

  private TradeOff() {
  }

  /**
   * Trains and tests the models, of half the given model's δ, the same, twice, four times and so on until few core
   * points are left; γ, λ, the scaling and the linear part stay as they are.
   *
   * @param trained a trained model, whose options are taken
   * @param data the data at hand
   * @param progress is told how many models are done
   * @return the picture: error and core points against δ
   * @throws Exception if a model cannot be trained
   */
  public static Picture of(AVM trained, Instances data, IntConsumer progress) throws Exception {
    Instances rows = new Instances(data);
    rows.deleteWithMissingClass();
    rows.randomize(new Random(1));
    int used = Math.min(MOST_ROWS, rows.numInstances());
    int cut = used * 2 / 3;
    Instances train = new Instances(rows, 0, cut);
    Instances test = new Instances(rows, cut, used - cut);
    boolean numeric = rows.classAttribute().isNumeric();
    List<Double> deltas = new ArrayList<>();
    List<Double> errors = new ArrayList<>();
    List<Double> sizes = new ArrayList<>();
    double delta = trained.model().settings().delta() / 2;
    for (double cores = FEW + 1; deltas.size() < MOST_TRIALS && cores > FEW; delta *= 2) {
      AVM avm = learner(trained, delta);
      avm.buildClassifier(train);
      Evaluation evaluation = new Evaluation(train);
      evaluation.evaluateModel(avm, test);
      cores = avm.getMeasure("measureCorePoints");
      deltas.add(avm.getMeasure("measureDelta"));
      errors.add(numeric ? evaluation.rootMeanSquaredError() : evaluation.errorRate());
      sizes.add(cores);
      progress.accept(deltas.size());
    }
    String facts = String.format(Locale.ROOT,
        "trained on %,d rows, tested on %,d others; \u03b4 doubles from half of the model's own", cut, used - cut);
    return new TwoAxes("AVM trade-off: " + data.relationName(), facts, "\u03b4, the cells' diameter",
        new TwoAxes.Series(numeric ? "RMSE on test rows" : "share of mistakes on test rows", Palette.VERMILLION, false,
            deltas, errors), new TwoAxes.Series("core points", Palette.BLUE, true, deltas, sizes), true);
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

  /**
   * Trains and tests the models in the background, showing how far it is, and opens a window with the picture.
   *
   * @param panel where it was asked for
   * @param trained a trained model, whose options are taken
   * @param data the data at hand
   */
  public static void open(Component panel, AVM trained, Instances data) {
    ProgressMonitor monitor =
        new ProgressMonitor(panel, "Training AVM with several \u03b4", "the first model", 0, MOST_TRIALS);
    monitor.setMillisToDecideToPopup(200);
    monitor.setMillisToPopup(500);
    new SwingWorker<Picture, Integer>() {
      @Override
      protected Picture doInBackground() throws Exception {
        return of(trained, data, this::publish);
      }

      @Override
      protected void process(List<Integer> done) {
        int models = done.get(done.size() - 1);
        monitor.setNote(models + " of at most " + MOST_TRIALS + " models");
        monitor.setProgress(models);
        if (monitor.isCanceled()) {
          cancel(true);
        }
      }

      @Override
      protected void done() {
        monitor.close();
        if (isCancelled()) {
          return;
        }
        try {
          get().open();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
          JOptionPane.showMessageDialog(panel, "The models could not be trained: " + e.getCause().getMessage(),
              "AVM trade-off", JOptionPane.ERROR_MESSAGE);
        }
      }
    }.execute();
  }
}
