package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.expansion.KernelRow;
import java.util.Arrays;
import weka.core.Instance;
import weka.core.Instances;

/**
 * What one thread needs to predict: room for a point and its row. The row it predicted last is often the row that is
 * learned next; it has been checked and encoded then, and its kernel values and scores are at hand.
 */
final class Workspace {
  private final Point point = new Point(16);
  private final KernelRow row = new KernelRow();
  /** The values that were predicted last, but the class. */
  private int[] index = new int[16];
  private double[] value = new double[16];
  private int count;
  private int attributes;
  private Instances header;
  /** The steps the model had taken then; −1 if nothing is at hand. */
  private long steps = -1;

  /** The scores of a checked row. */
  double[] scores(RowModel model, Instance instance) {
    steps = -1;
    model.encoder().encode(instance, point);
    double[] scores = new double[model.learner().outputs()];
    model.learner().predict(point, row, scores);
    keep(instance, model.encoder().classIndex());
    steps = model.learner().steps();
    return scores;
  }

  private void keep(Instance instance, int classIndex) {
    int stored = instance.numValues();
    if (stored > index.length) {
      index = Arrays.copyOf(index, 2 * stored);
      value = Arrays.copyOf(value, 2 * stored);
    }
    int n = 0;
    for (int k = 0; k < stored; k++) {
      int a = instance.index(k);
      index[n] = a;
      value[n] = instance.valueSparse(k);
      n += a == classIndex ? 0 : 1;
    }
    count = n;
    attributes = instance.numAttributes();
    header = instance.dataset();
  }

  /** Whether a row has the values that were predicted last, by the model as it is now; its class may be another. */
  boolean holds(RowModel model, Instance instance) {
    if (steps != model.learner().steps() || header != instance.dataset() || attributes != instance.numAttributes()) {
      return false;
    }
    int classIndex = model.encoder().classIndex();
    int stored = instance.numValues();
    int n = 0;
    for (int k = 0; k < stored; k++) {
      int a = instance.index(k);
      if (a != classIndex) {
        if (n == count || index[n] != a
            || Double.doubleToRawLongBits(value[n]) != Double.doubleToRawLongBits(instance.valueSparse(k))) {
          return false;
        }
        n++;
      }
    }
    return n == count;
  }

  /** The row that it holds, encoded. */
  Point point() {
    return point;
  }

  /** Its kernel values. */
  KernelRow row() {
    return row;
  }
}
