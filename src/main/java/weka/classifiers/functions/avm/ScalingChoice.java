package weka.classifiers.functions.avm;

import avm.learn.Settings;
import avm.tune.AutoSettings;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import weka.core.Instance;
import weka.core.Instances;

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
  static ScalingChoice of(Settings settings, Instances header, List<Instance> rows, Ranges ranges, TargetEncoder target) {
    List<Instance> some = sample(rows, AutoSettings.promising(target.classes(), rows.size()));
    Map<Scaling, RowEncoder> encoders = RowEncoder.distinct(header, ranges);
    ScalingChoice best = new ScalingChoice(Scaling.CANDIDATES.get(0), Double.NaN);
    if (encoders.size() == 1) {
      return best;
    }
    List<AutoSettings.Promise> promises = encoders.values().parallelStream().map(encoder -> AutoSettings.promise(settings,
        Encoding.of(some, encoder, target), target.classes(), encoder.features())).toList();
    double least = Double.POSITIVE_INFINITY;
    Iterator<Scaling> scalings = encoders.keySet().iterator();
    for (AutoSettings.Promise promise : promises) {
      Scaling scaling = scalings.next();
      if (promise.criterion() < (1 - MARGIN) * least) {
        least = promise.criterion();
        best = new ScalingChoice(scaling, promise.gamma());
      }
    }
    return best;
  }

  /** Rows at equal distances. */
  private static List<Instance> sample(List<Instance> rows, int n) {
    List<Instance> some = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      some.add(rows.get((int) ((long) rows.size() * i / n)));
    }
    return some;
  }
}
