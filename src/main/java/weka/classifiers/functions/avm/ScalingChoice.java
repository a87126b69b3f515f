package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.learn.AutoSettings;
import avm.learn.Sample;
import avm.learn.Settings;
import java.util.ArrayList;
import java.util.List;
import weka.core.Instance;
import weka.core.Instances;

/** Which scaling suits rows that are all at hand: the one that promises the best model, on a sample. */
final class ScalingChoice {
  /** How many rows are looked at, */
  private static final int ROWS = 2400;
  /** and how many scores of theirs at most, where classes are many. */
  private static final int SCORES = 60_000;
  /** By what share another scaling must be better than the one before it. */
  private static final double MARGIN = 0.01;

  private ScalingChoice() {
  }

  /** The first of the candidates unless another is better. */
  static Scaling of(Settings settings, Instances header, List<Instance> rows, Ranges ranges, TargetEncoder target) {
    List<Instance> some = sample(rows, Math.min(ROWS, SCORES / Math.max(1, target.classes())));
    List<Scaling> scalings = new ArrayList<>();
    List<RowEncoder> encoders = new ArrayList<>();
    for (Scaling scaling : Scaling.CANDIDATES) {
      RowEncoder encoder = new RowEncoder(header, ranges, scaling);
      if (encoders.stream().noneMatch(encoder::scalesAs)) {
        scalings.add(scaling);
        encoders.add(encoder);
      }
    }
    Scaling best = scalings.get(0);
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < encoders.size() && encoders.size() > 1; k++) {
      double criterion = AutoSettings.promise(settings, encode(some, encoders.get(k), target, header.classIndex()),
          target.classes(), encoders.get(k).features());
      if (criterion < (1 - MARGIN) * least) {
        least = criterion;
        best = scalings.get(k);
      }
    }
    return best;
  }

  /** Rows at equal distances. */
  private static List<Instance> sample(List<Instance> rows, int most) {
    int n = Math.min(most, rows.size());
    List<Instance> some = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      some.add(rows.get((int) ((long) rows.size() * i / n)));
    }
    return some;
  }

  private static Sample encode(List<Instance> rows, RowEncoder encoder, TargetEncoder target, int classIndex) {
    int n = rows.size();
    Sample sample = new Sample(new Point[n], new double[n], new double[n]);
    RowValues values = new RowValues();
    Point buffer = new Point(16);
    for (int i = 0; i < n; i++) {
      Instance row = rows.get(i);
      values.read(row, classIndex);
      encoder.encode(values, buffer);
      encoder.observe(values, row.weight());
      sample.points()[i] = buffer.copy();
      sample.targets()[i] = target.encode(row.value(classIndex));
      sample.weights()[i] = row.weight();
    }
    return sample;
  }
}
