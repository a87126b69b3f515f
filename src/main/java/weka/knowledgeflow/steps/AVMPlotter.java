package weka.knowledgeflow.steps;

import avm.eval.LearningCurve;
import avm.train.TrainedModel;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import weka.classifiers.Evaluation;
import weka.classifiers.evaluation.NominalPrediction;
import weka.classifiers.evaluation.NumericPrediction;
import weka.classifiers.evaluation.Prediction;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.WekaException;
import weka.gui.avm.CoverageMap;
import weka.gui.avm.Picture;
import weka.gui.avm.Pictures;
import weka.gui.avm.Reliability;
import weka.gui.avm.TradeOff;
import weka.knowledgeflow.Data;
import weka.knowledgeflow.StepManager;

/**
 * Draws models of AVM and of the other learners of this package: the coverage map and the learning curve of every batch
 * model, or of a stream's model every so many rows and at the end; distances and the reliability of predictions once.
 * Passes them on as images, and from a stream the error and the model's size so far as a chart.
 */
@KFStep(name = "AVMPlotter", category = "Visualization",
    toolTipText = "Draw AVM models: coverage map, learning curve, distances, reliability, trade-off of delta",
    iconPath = "weka/gui/knowledgeflow/icons/ModelPerformanceChart.gif")
public class AVMPlotter extends BaseStep {
  private static final long serialVersionUID = 1L;

  /** More pictures than these are not kept: the oldest go. */
  private static final int MOST = 60;
  /** How many of a stream's last predictions are kept. */
  private static final int LAST = 2000;

  private int rowsPerPicture = 500;
  private boolean tradeOff;
  /** Has a lock of its own: a window that looks at them must not wait while others are made. */
  private final transient Map<String, Picture> pictures = new LinkedHashMap<>();
  private final transient List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private transient Instances recent;
  /** Predictions of rows that the model had not learned. */
  private final transient List<Prediction> predictions = new LinkedList<>();
  private transient long rows;
  /** How many folds have come; they come in any order. */
  private transient int folds;

  /** {@return after how many rows of a stream the model is drawn} */
  @OptionMetadata(displayName = "Rows per picture", displayOrder = 1,
      description = "Draw a stream's model every so many rows, and at its end; 0 for at its end only")
  public int getRowsPerPicture() {
    return rowsPerPicture;
  }

  /** @param value after how many rows of a stream the model is drawn, or 0 for at the end only */
  public void setRowsPerPicture(int value) {
    rowsPerPicture = Math.max(0, value);
  }

  /** {@return whether the trade-off of δ is drawn too} */
  @OptionMetadata(displayName = "Trade-off of delta", displayOrder = 2,
      description = "Also draw error and core points against delta (trains up to nine more models; of the first batch "
          + "model only)")
  public boolean getTradeOff() {
    return tradeOff;
  }

  /** @param value whether the trade-off of δ is drawn too */
  public void setTradeOff(boolean value) {
    tradeOff = value;
  }

  @Override
  public void stepInit() {
    rows = 0;
    folds = 0;
    recent = null;
    predictions.clear();
  }

  @Override
  public List<String> getIncomingConnectionTypes() {
    return getStepManager().numIncomingConnections() > 0 ? List.of()
        : List.of(StepManager.CON_BATCH_CLASSIFIER, StepManager.CON_INCREMENTAL_CLASSIFIER);
  }

  @Override
  public List<String> getOutgoingConnectionTypes() {
    return getStepManager().numIncomingConnectionsOfType(StepManager.CON_INCREMENTAL_CLASSIFIER) > 0
        ? List.of(StepManager.CON_IMAGE, StepManager.CON_CHART)
        : getStepManager().numIncomingConnections() > 0 ? List.of(StepManager.CON_IMAGE) : List.of();
  }

  @Override
  public synchronized void processIncoming(Data data) throws WekaException {
    if (isStopRequested()) {
      getStepManager().interrupted();
      return;
    }
    try {
      if (data.getConnectionName().equals(StepManager.CON_INCREMENTAL_CLASSIFIER)) {
        stream(data);
      } else {
        batch(data);
      }
    } catch (WekaException e) {
      throw e;
    } catch (Exception e) {
      throw new WekaException(e);
    }
  }

  private void batch(Data data) throws Exception {
    getStepManager().processing();
    weka.classifiers.Classifier model = data.getPayloadElement(StepManager.CON_BATCH_CLASSIFIER);
    Instances training = data.getPayloadElement(StepManager.CON_AUX_DATA_TRAININGSET);
    Integer set = data.getPayloadElement(StepManager.CON_AUX_DATA_SET_NUM);
    Integer sets = data.getPayloadElement(StepManager.CON_AUX_DATA_MAX_SET_NUM);
    boolean one = sets == null || sets < 2;
    boolean end = one || ++folds == sets;
    String name = model.getClass().getSimpleName();
    draw(model, training, one ? "" : "fold " + set, one || set == 1, true);
    Instances test = data.getPayloadElement(StepManager.CON_AUX_DATA_TESTSET);
    if (test != null && test != training) {
      Evaluation evaluation = new Evaluation(test);
      evaluation.evaluateModel(model, test);
      predictions.addAll(evaluation.predictions());
      if (end) {
        add("Reliability", Reliability.of(name + " reliability: " + test.relationName(), "test rows", predictions));
      }
    }
    if (tradeOff && training != null && model instanceof AVM avm && (one || set == 1)) {
      getStepManager().statusMessage("Training models of several delta");
      add("Trade-off", TradeOff.of(avm, training, (soFar, share, note) -> {
        if (isStopRequested()) {
          throw new CancellationException("stopped");
        }
        getStepManager().statusMessage(note);
      }));
    }
    if (end) { // a flow with no busy step is taken for finished: so not between two folds
      getStepManager().finished();
    }
  }

  private void stream(Data data) throws Exception {
    weka.classifiers.Classifier model = data.getPayloadElement(StepManager.CON_INCREMENTAL_CLASSIFIER);
    if (getStepManager().isStreamFinished(data)) {
      draw(model, recent, "end", true, true);
      if (!predictions.isEmpty()) {
        add("Reliability", Reliability.of(model.getClass().getSimpleName() + " reliability: " + recent.relationName(),
            "the last rows, each predicted before it was learned", predictions));
      }
      getStepManager().throughputFinished(new Data(StepManager.CON_CHART));
      return;
    }
    getStepManager().throughputUpdateStart();
    Instance row = data.getPayloadElement(StepManager.CON_AUX_DATA_TEST_INSTANCE);
    keep(row);
    predict(model, row);
    if (rowsPerPicture > 0 && rows > 0 && rows % rowsPerPicture == 0) {
      draw(model, recent, "row " + rows, false, false);
    }
    rows++;
    getStepManager().throughputUpdateEnd();
    if (model instanceof OnlineClassifier learner && learner.model() != null) {
      chart(learner.model(), recent.classAttribute().isNominal());
    }
  }

  /** The last rows are shown on the map. */
  private void keep(Instance row) {
    if (recent == null) {
      recent = new Instances(row.dataset(), 0);
    }
    recent.add(row);
    if (recent.size() > LAST) {
      recent.delete(0);
    }
  }

  /** Keeps what the model says of a row that it learns next, for the last rows. */
  private void predict(weka.classifiers.Classifier model, Instance row) throws Exception {
    if (row.classIsMissing()) {
      return;
    }
    double[] says = model.distributionForInstance(row);
    predictions.add(says.length == 1 ? new NumericPrediction(row.classValue(), says[0])
        : new NominalPrediction(row.classValue(), says));
    if (predictions.size() > LAST) {
      predictions.remove(0);
    }
  }

  private void chart(TrainedModel model, boolean nominal) throws WekaException {
    LearningCurve curve = model.curve();
    if (curve.points() > 0) {
      double error = nominal ? curve.error() : Math.sqrt(curve.error());
      StreamComparison.chart(getStepManager(), Math.max(1, error),
          List.of(nominal ? "Mistakes per row so far" : "RMSE so far",
              (model.settings().kind().hasCells() ? "Core points" : "Stored vectors") + " per row so far"), error,
          curve.corePoints(curve.points() - 1) / (double) curve.rows());
    }
  }

  /** Draws a model: all pictures or the two that change, with a choice of axes if it will not change. */
  private void draw(weka.classifiers.Classifier model, Instances data, String when, boolean all, boolean last)
      throws Exception {
    Map<String, Picture> made = Pictures.of(model, data);
    if (made.isEmpty()) {
      getStepManager().logWarning("Nothing to draw: " + model.getClass().getName()
          + " is no learner of the AVM package, holds none, or has learned nothing yet");
    }
    for (Map.Entry<String, Picture> each : made.entrySet()) {
      if (all || !each.getKey().equals("Distances")) {
        add(each.getKey() + " " + when, each.getValue() instanceof CoverageMap map && !last ? map.fixed() : each.getValue());
      }
    }
  }

  private void add(String name, Picture picture) throws WekaException {
    synchronized (pictures) {
      pictures.put(name.trim(), picture);
      if (pictures.size() > MOST) {
        pictures.remove(pictures.keySet().iterator().next());
      }
    }
    listeners.forEach(Runnable::run);
    if (getStepManager().numOutgoingConnectionsOfType(StepManager.CON_IMAGE) > 0) {
      Data image = new Data(StepManager.CON_IMAGE, picture.image());
      image.setPayloadElement(StepManager.CON_AUX_DATA_TEXT_TITLE, name.trim());
      getStepManager().outputData(image);
    }
  }

  /** {@return the pictures so far: a copy, by name, the oldest first} */
  public Map<String, Picture> pictures() {
    synchronized (pictures) {
      return new LinkedHashMap<>(pictures);
    }
  }

  /** Forgets the pictures. */
  public void clearPictures() {
    synchronized (pictures) {
      pictures.clear();
    }
    listeners.forEach(Runnable::run);
  }

  /** @param listener is run whenever the pictures have changed */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  /** @param listener is told of changes no longer */
  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  @Override
  public Map<String, String> getInteractiveViewers() {
    return Map.of("Show pictures", "weka.gui.avm.AVMPlotterViewer");
  }
}
