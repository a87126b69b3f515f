package avm.train;

import avm.encode.Encoding;
import avm.encode.Ranges;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.Scaling;
import avm.encode.Schema;
import avm.encode.TargetEncoder;
import avm.learn.Settings;
import avm.tune.AutoSettings;
import avm.tune.Trial;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Which scaling suits rows that are all at hand: the one that promises the best model, on a sample.
 *
 * @param scaling the scaling
 * @param gamma the γ with which it did best, or NaN where nothing was tried
 */
record ScalingChoice(Scaling scaling, double gamma) {
  /** By what share another scaling must be better than the one before it. */
  private static final double MARGIN = 0.01;

  /** The first of the candidates unless another is better. */
  static ScalingChoice of(Settings settings, Schema schema, RowSource rows, Ranges ranges, TargetEncoder target) {
    RowSource some = sample(rows, AutoSettings.promising(target.classes(), rows.size()));
    Map<Scaling, RowEncoder> encoders = RowEncoder.distinct(schema, ranges);
    ScalingChoice best = new ScalingChoice(Scaling.CANDIDATES.get(0), Double.NaN);
    if (encoders.size() == 1) {
      return best;
    }
    List<Trial> promises = encoders.values().parallelStream().map(encoder -> AutoSettings.promise(settings,
        Encoding.of(some, encoder, target))).toList();
    double least = Double.POSITIVE_INFINITY;
    Iterator<Trial> promised = promises.iterator();
    for (Scaling scaling : encoders.keySet()) {
      Trial promise = promised.next();
      if (promise.criterion() < (1 - MARGIN) * least) {
        least = promise.criterion();
        best = new ScalingChoice(scaling, promise.gamma());
      }
    }
    return best;
  }

  /** Rows at equal distances. */
  private static RowSource sample(RowSource rows, int n) {
    int[] some = new int[n];
    Arrays.setAll(some, i -> (int) ((long) rows.size() * i / n));
    return rows.pick(some);
  }
}
