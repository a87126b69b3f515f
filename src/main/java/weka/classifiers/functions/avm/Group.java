package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.expansion.KernelRow;
import java.util.Arrays;
import weka.core.Instances;

/** What one thread needs to predict some rows at once. */
final class Group {
  /** How many rows. */
  private static final int ROWS = 8;

  private final RowModel model;
  private final RowCheck check;
  private final RowValues values = new RowValues();
  private final Point[] points = new Point[ROWS];
  private final KernelRow[] workspaces = new KernelRow[ROWS];
  private final double[][] scores;

  Group(RowModel model, RowCheck check) {
    this.model = model;
    this.check = check;
    Arrays.setAll(points, k -> new Point(16));
    Arrays.setAll(workspaces, k -> new KernelRow());
    scores = new double[ROWS][model.learner().outputs()];
  }

  /** Predicts the rows from one to before another; false if one of them does not fit. */
  boolean predict(Instances rows, int from, int to, double[][] result) {
    try {
      for (int i = from; i < to; i += ROWS) {
        int n = Math.min(ROWS, to - i);
        for (int k = 0; k < n; k++) {
          values.read(rows.instance(i + k), model.encoder().classIndex());
          check.attributes(values);
          model.encoder().encode(values, points[k]);
        }
        model.learner().predict(points, workspaces, n, scores);
        for (int k = 0; k < n; k++) {
          result[i + k] = model.distribution(scores[k]);
        }
      }
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
