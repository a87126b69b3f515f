package avm.train;

import avm.encode.RowEncoder;
import avm.encode.Scaling;
import avm.encode.Schema;
import avm.learn.ApproximationKind;
import avm.learn.LossKind;
import avm.learn.OutputKind;
import avm.learn.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What training needs to know.
 *
 * @param settings the learner's settings, NaN for auto
 * @param scaling how numeric attributes are scaled
 * @param epochs how many passes a batch takes, NaN for auto
 * @param preserveOrder whether a batch takes rows in their own order, not shuffled
 * @param paper whether settings left to us are the paper's: always so where the learner's are not searched for
 * @param warmUp how many rows of a stream settings left to us are fitted to
 * @param seed the seed of the rows' order
 * @param threads how many threads train, 0 for all cores; it changes how long that takes, and nothing else
 * @param bytes how many bytes training may take, about; where they are few, fewer vectors are stored
 * @param seconds how many seconds of one core it may take to learn all rows together, about, infinite for no limit; where
 *     they are few, fewer vectors are stored
 * @param metric how much each attribute but the class counts: none where all count alike, null where it is learned
 */
public record TrainSettings(Settings settings, Scaling scaling, double epochs, boolean preserveOrder, boolean paper,
    int warmUp, long seed, int threads, double bytes, double seconds, List<Double> metric) {
  /**
   * @param settings the learner's settings
   * @param scaling how numeric attributes are scaled
   * @param epochs how many passes a batch takes
   * @param preserveOrder whether a batch takes rows in their own order
   * @param paper whether settings left to us are the paper's
   * @param warmUp how many rows of a stream settings are fitted to
   * @param seed the seed of the rows' order
   * @param threads how many threads train
   * @param bytes how many bytes training may take
   * @param seconds how many seconds it may take
   * @param metric how much each attribute counts
   */
  public TrainSettings {
    paper |= !settings.kind().isSearched();
  }

  /**
   * {@return how many bytes training may take: a quarter of the heap, or what is given, half of it at most}
   *
   * @param megabytes how many megabytes are given, or NaN for none
   */
  public static double bytes(double megabytes) {
    double heap = Runtime.getRuntime().maxMemory();
    return Double.isNaN(megabytes) ? heap / 4 : Math.min(megabytes * (1 << 20), heap / 2);
  }

  /** Whether settings and scaling are all given: rows learned one by one are then taken as they are, weights too. */
  boolean isComplete() {
    return settings.resolved() && scaling == Scaling.NONE;
  }

  /** An encoder that has the metric, if one is given. */
  RowEncoder counting(RowEncoder encoder) {
    Schema schema = encoder.schema();
    if (metric == null || metric.isEmpty()) {
      return encoder;
    }
    if (metric.size() != schema.attributes() - 1) {
      throw new IllegalArgumentException("option -metric has " + metric.size() + " numbers, and the data have "
          + (schema.attributes() - 1) + " attributes beside the class; give one for each, or auto, or none");
    }
    List<Double> each = new ArrayList<>(metric);
    each.add(schema.classIndex(), 1.0);
    return encoder.counting(Arrays.stream(encoder.groups()).mapToDouble(each::get).toArray());
  }

  /** Whether the unit of γ and δ, which the scaling is, is left to us with them. */
  boolean leavesUnit(Scaling asked) {
    return asked == Scaling.AUTO && Double.isNaN(settings.gamma()) && Double.isNaN(settings.delta());
  }

  /** Whether a stream is learned by experts: where nothing is given that only one learner can have. */
  boolean pools(int classes) {
    return classes != 1 && !paper && (metric == null || metric.isEmpty()) && settings.neighbours() > 0 && settings.limit() == Settings.AUTO_LIMIT
        && Double.isNaN(settings.lambda()) && Double.isNaN(settings.delta()) && Double.isNaN(settings.linear())
        && Double.isNaN(settings.offset()) && Double.isNaN(settings.alpha())
        && settings.output() == OutputKind.AUTO && settings.approximation() == ApproximationKind.ALWAYS
        && settings.loss(classes) == (classes == 0 ? LossKind.L2 : LossKind.LOGISTIC);
  }
}
