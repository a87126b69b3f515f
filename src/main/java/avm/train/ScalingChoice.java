package avm.train;

import avm.data.Sample;
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
import java.util.Comparator;
import java.util.List;

/**
 * The scaling of a batch.
 *
 * @param scaling the scaling
 * @param gamma the γ with which it did best, NaN where nothing was tried
 */
record ScalingChoice(Scaling scaling, double gamma) {
  /** By what share another scaling must be better than the best before it. */
  private static final double MARGIN = 0.01;
  /** The share of values that are not zeros above which a standard deviation is tried, and from which it is tried first. */
  private static final double FEW = 0.1;
  private static final double MOST = 0.2;

  /**
   * The scaling that promises the best model on some of the rows: to standard deviation 1 unless another is better, since
   * a metric can mend the rest; where nearly all values are zeros, to a range of width 1, or rare values would count most.
   * Where few are not zeros, as in texts, a standard deviation or a rank says how rare a value is, and is not tried.
   */
  static ScalingChoice of(Settings settings, Schema schema, Ranges ranges, TargetEncoder target, RowSource all, double filled) {
    List<Scaling> scalings = ranges.scalings(schema).stream()
        .filter(s -> filled > FEW || s != Scaling.STANDARDISE && s != Scaling.QUANTILE)
        .sorted(Comparator.comparing(scaling -> filled < MOST || scaling != Scaling.STANDARDISE)).toList();
    if (scalings.size() == 1) {
      return new ScalingChoice(scalings.get(0), Double.NaN);
    }
    int[] picked = new int[AutoSettings.promising(target.classes(), all.size())];
    Arrays.setAll(picked, i -> (int) ((long) all.size() * i / picked.length));
    RowSource rows = all.pick(picked);
    List<Sample> encoded = scalings.stream().map(scaling -> Encoding.of(rows, new RowEncoder(schema, ranges, scaling), target))
        .map(some -> some.weighed(some.meanWeight())).toList();
    Trial first = AutoSettings.promise(settings, encoded.get(0), null, null, all.size());
    List<Trial> others = encoded.subList(1, encoded.size()).parallelStream()
        .map(some -> AutoSettings.promise(settings, some, encoded.get(0), first, all.size())).toList();
    ScalingChoice best = new ScalingChoice(scalings.get(0), first.gamma());
    double least = first.criterion();
    for (int k = 1; k < scalings.size(); k++) {
      Trial promise = others.get(k - 1);
      if (promise.criterion() < (1 - MARGIN) * least) {
        least = promise.criterion();
        best = new ScalingChoice(scalings.get(k), promise.gamma());
      }
    }
    return best;
  }

  /** Why the scaling is what it is, in words. */
  String why(TrainSettings options, boolean chosen) {
    boolean unit = options.leavesUnit(options.scaling());
    return options.scaling() != Scaling.AUTO ? "scaling " + options.scaling() + " was given"
        : "scaling " + (chosen ? scaling : Scaling.CANDIDATES.get(0)) + (!chosen
        ? unit || !options.settings().kind().isSearched() ? " is what auto is here" : " is what auto is where gamma or delta is given"
        : Double.isNaN(gamma) ? " is the only one to try here" : " did best on a sample");
  }
}
