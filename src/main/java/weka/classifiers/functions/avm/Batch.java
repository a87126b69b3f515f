package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.learn.AutoSettings;
import avm.learn.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import weka.core.Instance;
import weka.core.Instances;

/** Training on rows that are all at hand, pass by pass. */
final class Batch {
  /** Small data are gone through until about this many steps have been taken, */
  private static final int STEPS = 20_000;
  /** but at most this often. */
  private static final int MOST_EPOCHS = 20;

  private final Point[] points;
  private final double[] targets;
  private final double[] weights;
  private final RowModel model;
  private final int epochs;
  private final Random shuffle;
  private int done;

  /**
   * Goes on with a model, or starts one.
   *
   * @param options the learner's options
   * @param header the attributes
   * @param rows the checked rows
   * @param old a model to go on with, or null
   */
  Batch(AVMOptions options, Instances header, List<Instance> rows, RowModel old) {
    points = new Point[rows.size()];
    targets = new double[rows.size()];
    weights = new double[rows.size()];
    epochs = epochs(options.getEpochs(), rows.size());
    shuffle = options.getPreserveOrder() ? null : new Random(options.getSeed());
    List<Instance> ordered = new ArrayList<>(rows);
    if (shuffle != null) {
      Collections.shuffle(ordered, shuffle);
    }
    model = old != null ? old : start(options, header, ordered, (long) rows.size() * epochs);
    if (old != null) {
      encode(ordered, old.encoder(), old.target(), header.classIndex());
    }
  }

  /** Takes one pass, in the rows' order, over the first rows of a stream. */
  private Batch(AVMOptions options, Instances header, List<Instance> rows) {
    points = new Point[rows.size()];
    targets = new double[rows.size()];
    weights = new double[rows.size()];
    epochs = 1;
    shuffle = null;
    model = start(options, header, rows, 0);
    next();
  }

  /**
   * A model of the first rows of a stream.
   *
   * @param options the learner's options
   * @param header the attributes
   * @param rows the checked rows so far; none if nothing is left to be fitted to them
   * @return the model after one pass
   */
  static RowModel stream(AVMOptions options, Instances header, List<Instance> rows) {
    return new Batch(options, header, rows).model();
  }

  private static int epochs(String option, int rows) {
    double given = Check.number(option);
    return Double.isNaN(given) ? Math.max(1, Math.min(MOST_EPOCHS, STEPS / Math.max(1, rows))) : (int) given;
  }

  /** Fits scaling and settings to the rows; total is the number of steps to come, 0 in a stream. */
  private RowModel start(AVMOptions options, Instances header, List<Instance> rows, long total) {
    Scaling scaling = options.scalingKind();
    Ranges ranges = new Ranges(header.numAttributes(), rows);
    int c = header.classIndex();
    boolean scaled = scaling != Scaling.NONE && header.classAttribute().isNumeric();
    double deviation = ranges.deviation(c);
    TargetEncoder target = new TargetEncoder(header.classAttribute().isNominal() ? header.numClasses() : 0,
        scaled ? ranges.mean(c) : 0, scaled && deviation > 0 ? deviation : 1);
    RowEncoder encoder = new RowEncoder(header, ranges, scaling);
    encode(rows, encoder, target, c);
    Settings settings = options.settings();
    if (!settings.resolved()) {
      settings = AutoSettings.resolve(settings, Arrays.asList(points), total == 0);
    }
    double largest = total == 0 ? 0 : Arrays.stream(targets).map(Math::abs).max().orElse(0);
    return new RowModel(encoder, target, settings, largest, total);
  }

  private void encode(List<Instance> rows, RowEncoder encoder, TargetEncoder target, int classIndex) {
    Point buffer = new Point(16);
    for (int i = 0; i < points.length; i++) {
      Instance row = rows.get(i);
      encoder.encode(row, buffer);
      encoder.observe(row);
      points[i] = buffer.copy();
      targets[i] = target.encode(row.value(classIndex));
      weights[i] = row.weight();
    }
  }

  /** The model, after the passes so far. */
  RowModel model() {
    return model;
  }

  /**
   * Takes one pass.
   *
   * @return whether there are more to take
   */
  boolean next() {
    int[] order = new int[points.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
      if (done > 0 && shuffle != null) {
        int other = shuffle.nextInt(i + 1);
        order[i] = order[other];
        order[other] = i;
      }
    }
    for (int i : order) {
      model.learn(points[i], targets[i], weights[i], done == 0);
    }
    return ++done < epochs;
  }
}
