package avm.train;

import avm.data.Point;
import avm.data.Sample;
import avm.encode.RowEncoder;
import avm.io.Part;
import avm.learn.Settings;
import avm.model.Expansion;
import avm.parallel.Parallel;
import avm.pool.Pool;
import avm.store.CoreSet;
import avm.tune.Metric;
import avm.weights.Coefficients;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which attributes count in a stream, as its experts find out. At some of the first rows core sets join whose columns are
 * multiplied by the {@link Metric} of the core set that is trusted most. When its metric does well, a better one follows
 * from it.
 */
final class StreamMetric {
  /** After so many rows core sets join, then after four times as many, and so on. */
  private static final long FIRST = 256;
  private static final long TIMES = 4;
  private static final long LAST = 4096;
  /** So few rows of a class tell nothing of it. */
  private static final int FEW = 20;
  /** γ of those that join, as multiples of the γ of the one that is trusted most. */
  private static final double[] MULTIPLES = {1, 4};
  /** About how many multiplications the derivatives take at most: no row takes long. */
  private static final double MOST_WORK = 2e7;

  private final boolean on;
  /** The number of rows when the experts began, or began again. */
  private long begin;

  /** @param on whether nobody has said how much attributes count, or what γ and δ are */
  StreamMetric(boolean on) {
    this.on = on;
  }

  /** The experts begin again: the stream has changed. */
  void restart(long rows) {
    begin = rows;
  }

  /** Whether so many rows are some at which core sets may join. */
  boolean isDue(long rows, int classes) {
    long n = FIRST;
    while (n < rows - begin) {
      n *= TIMES;
    }
    return on && n == rows - begin && n <= LAST && n >= (long) FEW * classes;
  }

  /** Core sets that have learned nothing, with the metric of the one that is trusted most; none where that has none. */
  static List<TrainedModel> fresh(Entrants entrants, Pool pool) {
    int leader = entrants.leader(pool);
    TrainedModel model = entrants.get(leader);
    if (Tournament.isLinear(model)) {
      return List.of();
    }
    Part saved = model.encoder().save();
    double[] before = saved.has("metric") ? saved.numbers("metric") : null;
    double[] metric = Parallel.by(1, () -> metric(model, entrants.bestVector(leader, pool), before));
    if (metric == null) {
      return List.of();
    }
    RowEncoder encoder = RowEncoder.load(model.encoder().schema(), saved).counting(metric);
    Settings settings = model.settings();
    return Arrays.stream(MULTIPLES).mapToObj(multiple ->
        model.fresh(encoder, settings.with(s -> Tournament.set(s, multiple * settings.gamma())))).toList();
  }

  /** The metric of one of a model's weight vectors, given the one that the model has, if any. Its core points stand for the rows. */
  private static double[] metric(TrainedModel model, int vector, double[] before) {
    Expansion expansion = model.learner().expansion();
    CoreSet cores = expansion.cores();
    Coefficients coefficients = expansion.weights(vector).coefficients();
    int n = cores.size();
    float[][] weights = new float[expansion.outputs()][n];
    for (int o = 0; o < weights.length; o++) {
      for (int i = 0; i < n; i++) {
        weights[o][i] = (float) coefficients.outputCoefficient(o, i);
      }
    }
    Point[] points = IntStream.range(0, n).mapToObj(cores::point).toArray(Point[]::new);
    double[] ones = new double[n];
    Arrays.fill(ones, 1);
    RowEncoder encoder = model.encoder();
    Sample rows = new Sample(points, new double[n], ones, model.target().classes(), encoder.features());
    double work = (double) n * (points[0].size() + 1) * weights.length;
    int most = (int) Math.max(1, Math.min(Metric.ROWS, MOST_WORK / work));
    long seed = model.settings().seed();
    return Metric.next(cores, expansion.kernel(), weights, 0, rows, encoder.groups(), before, seed, most,
        () -> Metric.median(rows, expansion.kernel(), seed));
  }

  /** This as a part of a saved model. */
  Part save() {
    return new Part().put("on", on).put("begin", begin);
  }

  /** Reads it. */
  static StreamMetric load(Part part) {
    StreamMetric metric = new StreamMetric(part.truth("on"));
    metric.begin = part.whole("begin");
    return metric;
  }
}
