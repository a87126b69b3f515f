package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.Settings;
import avm.solve.Refit;
import avm.tune.AutoSettings;
import avm.tune.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import weka.classifiers.functions.avm.options.AVMOptions;
import weka.core.Instance;
import weka.core.Instances;

/** Training on rows that are all at hand, pass by pass. */
final class Batch {
  /**
   * How many scores are learned from, row by row, before all rows are learned together: they make the learning curve; of
   * at least so many rows.
   */
  private static final int LEARNED = 4000;
  private static final int LEAST_LEARNED = 1000;

  private final Sample sample;
  private final RowModel model;
  private final int epochs;
  private final boolean fresh;
  private final double lambda;
  private boolean solving;
  private final Random shuffle;
  private int done;

  /** Goes on with a model, or starts one if there is none; a stream's first rows keep their order. */
  private Batch(AVMOptions options, Instances header, List<Instance> rows, RowModel old, boolean stream,
      Scaling scaling) {
    int n = rows.size();
    shuffle = stream || options.getPreserveOrder() ? null : new Random(options.getSeed());
    List<Instance> ordered = rows;
    if (shuffle != null) {
      ordered = new ArrayList<>(rows);
      Collections.shuffle(ordered, shuffle);
    }
    boolean fits = old == null && options.scaling() != Scaling.NONE;
    Ranges ranges = new Ranges(header.numAttributes(), fits ? rows : List.of());
    TargetEncoder target = old != null ? old.target() : target(options, header, ranges);
    fresh = old == null;
    double given = options.epochs();
    solving = fresh && !stream && !options.getPaper() && Double.isNaN(given)
        && Refit.possible(options.settings(), n, target.classes());
    Plan plan = stream ? Plan.STREAM : solving ? Plan.SOLVE : Plan.PASSES;
    Settings asked = plan.limited(options.settings());
    boolean chooses = solving && scaling == Scaling.AUTO && Double.isNaN(asked.gamma()) && Double.isNaN(asked.delta());
    ScalingChoice used = chooses
        ? ScalingChoice.of(asked, header, ordered, ranges, target)
        : new ScalingChoice(scaling, Double.NaN);
    RowEncoder encoder = old != null ? old.encoder() : new RowEncoder(header, ranges, used.scaling());
    sample = Encoding.of(ordered, encoder, target);
    Settings settings = old != null ? old.settings()
        : settings(asked, options.getPaper(), encoder, target, plan, used.gamma());
    lambda = asked.lambda();
    boolean once = stream || solving || options.getPaper() || old != null && !old.solved().isEmpty();
    epochs = !Double.isNaN(given) && !stream ? (int) given
        : once ? 1 : AutoSettings.epochs(settings, sample, target.classes());
    double largest = stream ? 0 : Arrays.stream(sample.targets()).map(Math::abs).max().orElse(0);
    model = old != null ? old : new RowModel(encoder, target, settings, why(options, asked)
        + (chooses ? "; scaling " + used.scaling() + " promised most on a sample" : ""), largest,
        stream ? 0 : (long) n * epochs, stream && !options.getPaper() && !asked.resolved());
  }

  /**
   * Goes on with a model, or starts one.
   *
   * @param options the learner's options
   * @param header the attributes
   * @param rows the checked rows
   * @param old a model to go on with, or null
   */
  Batch(AVMOptions options, Instances header, List<Instance> rows, RowModel old) {
    this(options, header, rows, old, false, options.scaling());
  }

  /**
   * A model of the first rows of a stream.
   *
   * @param options the learner's options
   * @param header the attributes
   * @param rows the checked rows so far; none if nothing is left to be fitted to them
   * @param scaling how numeric attributes are scaled
   * @return the model after one pass
   */
  static RowModel stream(AVMOptions options, Instances header, List<Instance> rows, Scaling scaling) {
    Batch first = new Batch(options, header, rows, null, true, scaling);
    first.next();
    return first.model;
  }

  /** Why settings will be what they are, or nothing. */
  static String why(AVMOptions options, Settings asked) {
    return options.getPaper() ? "the paper's heuristics" : AutoSettings.why(asked);
  }

  /** A nominal class as it is; a numeric one centred and scaled unless scaling is none. */
  static TargetEncoder target(AVMOptions options, Instances header, Ranges ranges) {
    int c = header.classIndex();
    if (header.classAttribute().isNominal()) {
      return new TargetEncoder(header.numClasses(), 0, 1);
    }
    double deviation = ranges.deviation(c);
    return options.scaling() == Scaling.NONE
        ? new TargetEncoder(0, 0, 1)
        : new TargetEncoder(0, ranges.mean(c), deviation > 0 ? deviation : 1);
  }

  private Settings settings(Settings settings, boolean paper, RowEncoder encoder, TargetEncoder target, Plan plan,
      double found) {
    if (settings.resolved()) {
      return settings;
    }
    return paper
        ? AutoSettings.paper(settings, sample, plan == Plan.STREAM)
        : AutoSettings.resolve(settings, sample, target.classes(), encoder.features(), plan, found);
  }

  /** The model, after the passes so far. */
  RowModel model() {
    return model;
  }

  /**
   * Takes one pass: the first in the rows' order, which was shuffled already, the others shuffled anew.
   *
   * @return false if all passes have been taken before
   */
  boolean next() {
    if (done == epochs) {
      boolean solve = solving;
      solving = false;
      if (solve) {
        model.refit(sample, lambda);
      }
      return solve;
    }
    int[] order = done > 0 && shuffle != null ? sample.shuffled(shuffle) : sample.order();
    Point[] points = new Point[order.length];
    for (int k = 0; k < order.length; k++) {
      points[k] = sample.points()[order[k]];
    }
    int learned = Math.max(LEAST_LEARNED, LEARNED / model.learner().outputs());
    model.learner().inTurn(points, points.length, k -> {
      if (solving && k >= learned) {
        model.cover(points[k]);
      } else {
        model.learn(points[k], sample.targets()[order[k]], sample.weights()[order[k]], fresh && done == 0);
      }
    });
    done++;
    return true;
  }
}
