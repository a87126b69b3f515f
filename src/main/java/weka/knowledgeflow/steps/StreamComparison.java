package weka.knowledgeflow.steps;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import weka.classifiers.Evaluation;
import weka.core.Instance;
import weka.core.OptionMetadata;
import weka.core.Utils;
import weka.core.WekaException;
import weka.knowledgeflow.Data;
import weka.knowledgeflow.StepManager;

/**
 * Compares classifiers that learn the same stream: each row is predicted by every classifier before it is learned, and
 * one chart has a line for each. At the end there is a table.
 */
@KFStep(name = "StreamComparison", category = "Evaluation",
    toolTipText = "Compare classifiers that learn the same stream, in one chart",
    iconPath = "weka/gui/knowledgeflow/icons/IncrementalClassifierEvaluator.gif")
public class StreamComparison extends BaseStep {
  private static final long serialVersionUID = 1L;

  private int window = 200;
  private transient Map<String, Entrant> entrants;
  private transient int finished;

  /** A classifier of the comparison. */
  private static final class Entrant {
    private final Evaluation evaluation;
    private final double[] losses;
    private long rows;
    private double recent;
    private long nanos;

    Entrant(Instance row, int window) throws Exception {
      evaluation = new Evaluation(row.dataset());
      evaluation.useNoPriors();
      losses = new double[window];
    }

    void predict(weka.classifiers.Classifier model, Instance row) throws Exception {
      long start = System.nanoTime();
      double[] p = model.distributionForInstance(row);
      nanos += System.nanoTime() - start;
      double truth = row.classValue();
      evaluation.evaluateModelOnce(p, row);
      double loss = row.classAttribute().isNominal() ? Utils.maxIndex(p) == (int) truth ? 0 : 1
          : (p[0] - truth) * (p[0] - truth);
      int slot = (int) (rows++ % losses.length);
      recent += loss - losses[slot];
      losses[slot] = loss;
    }

    /** The share of right classes, or the root mean squared error, over the window. */
    double shown(boolean nominal) {
      double mean = Math.max(0, recent) / Math.min(rows, losses.length);
      return nominal ? 1 - mean : Math.sqrt(mean);
    }
  }

  /** {@return over how many of the last rows a chart's point is taken} */
  @OptionMetadata(displayName = "Window", displayOrder = 1,
      description = "The chart shows accuracy (or root mean squared error) over so many of the last rows")
  public int getWindow() {
    return window;
  }

  /** @param value over how many of the last rows a chart's point is taken, from 1 up */
  public void setWindow(int value) {
    window = Math.max(1, value);
  }

  @Override
  public void stepInit() {
    entrants = new LinkedHashMap<>();
    finished = 0;
  }

  @Override
  public List<String> getIncomingConnectionTypes() {
    return List.of(StepManager.CON_INCREMENTAL_CLASSIFIER);
  }

  @Override
  public List<String> getOutgoingConnectionTypes() {
    return getStepManager().numIncomingConnections() > 0 ? List.of(StepManager.CON_CHART, StepManager.CON_TEXT)
        : List.of();
  }

  @Override
  public synchronized void processIncoming(Data data) throws WekaException {
    if (isStopRequested()) {
      return;
    }
    if (getStepManager().isStreamFinished(data)) {
      if (++finished == streams()) {
        table();
        getStepManager().throughputFinished(new Data(StepManager.CON_CHART));
      }
      return;
    }
    Instance row = data.getPayloadElement(StepManager.CON_AUX_DATA_TEST_INSTANCE);
    if (row.classIsMissing()) {
      return;
    }
    getStepManager().throughputUpdateStart();
    try {
      String name = data.getSourceStep().getName();
      if (!entrants.containsKey(name)) {
        entrants.put(name, new Entrant(row, window));
      }
      entrants.get(name).predict(data.getPayloadElement(StepManager.CON_INCREMENTAL_CLASSIFIER), row);
    } catch (Exception e) {
      throw new WekaException(e);
    }
    getStepManager().throughputUpdateEnd();
    chart(row.classAttribute().isNominal());
  }

  /** A point of the chart, when every classifier has seen the row. */
  private void chart(boolean nominal) throws WekaException {
    boolean together = entrants.values().stream().mapToLong(entrant -> entrant.rows).distinct().count() == 1;
    if (together && entrants.size() >= streams()) {
      double[] point = entrants.values().stream().mapToDouble(entrant -> entrant.shown(nominal)).toArray();
      chart(getStepManager(), nominal ? 1 : Arrays.stream(point).max().orElse(1), List.copyOf(entrants.keySet()), point);
    }
  }

  private int streams() {
    return getStepManager().numIncomingConnectionsOfType(StepManager.CON_INCREMENTAL_CLASSIFIER);
  }

  /** Sends a point of a chart from 0 to the largest value, with a line for each name, where a chart is wanted. */
  static void chart(StepManager to, double most, List<String> names, double... point) throws WekaException {
    if (to.numOutgoingConnectionsOfType(StepManager.CON_CHART) == 0) {
      return;
    }
    Data chart = new Data(StepManager.CON_CHART);
    chart.setPayloadElement(StepManager.CON_AUX_DATA_CHART_MIN, 0.0);
    chart.setPayloadElement(StepManager.CON_AUX_DATA_CHART_MAX, most);
    chart.setPayloadElement(StepManager.CON_AUX_DATA_CHART_LEGEND, names);
    chart.setPayloadElement(StepManager.CON_AUX_DATA_CHART_DATA_POINT, point);
    to.outputData(StepManager.CON_CHART, chart);
  }

  private void table() throws WekaException {
    if (entrants.isEmpty() || getStepManager().numOutgoingConnectionsOfType(StepManager.CON_TEXT) == 0) {
      return;
    }
    StringBuilder text = new StringBuilder("=== Each row predicted before it was learned ===\n\n");
    boolean nominal = entrants.values().iterator().next().evaluation.getHeader().classAttribute().isNominal();
    text.append(String.format(Locale.ROOT, "%-20s %10s %12s %10s %16s%n", "Classifier", "Rows",
        nominal ? "Correct %" : "RMSE", nominal ? "Kappa" : "MAE", "Predicting ms"));
    entrants.forEach((name, entrant) -> text.append(String.format(Locale.ROOT, "%-20s %,10d %12.2f %10.3f %,16d%n",
        name, entrant.rows,
        nominal ? 100 * (1 - entrant.evaluation.errorRate()) : entrant.evaluation.rootMeanSquaredError(),
        nominal ? entrant.evaluation.kappa() : entrant.evaluation.meanAbsoluteError(), entrant.nanos / 1_000_000)));
    Data out = new Data(StepManager.CON_TEXT, text.toString());
    out.setPayloadElement(StepManager.CON_AUX_DATA_TEXT_TITLE, "Stream comparison");
    getStepManager().outputData(out);
  }
}
