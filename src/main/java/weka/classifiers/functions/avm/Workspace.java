package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.expansion.CoreSet;
import avm.expansion.KernelRow;
import weka.core.Instance;

/**
 * What one thread needs to predict: room for a point and its row. The row it predicted last is often the row that is
 * learned next; its kernel values, which do not depend on the coefficients, are then at hand.
 */
final class Workspace {
  private final Point point = new Point(16);
  private final KernelRow row = new KernelRow();
  private CoreSet cores;
  private int size;

  /** The scores of a row. */
  double[] scores(RowModel model, Instance instance) {
    cores = null;
    model.encoder().encode(instance, point);
    double[] scores = new double[model.learner().outputs()];
    model.learner().predict(point, row, scores);
    cores = model.learner().cores();
    size = cores.size();
    return scores;
  }

  /** The kernel values of a point against a core set, if they are those predicted with last; else null. */
  KernelRow row(Point x, CoreSet now) {
    return now == cores && now.size() == size && point.sameAs(x) ? row : null;
  }
}
