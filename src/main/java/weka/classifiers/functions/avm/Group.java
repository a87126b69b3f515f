package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.expansion.KernelRow;
import avm.expansion.RowBlock;
import java.util.Arrays;
import weka.core.Instances;

/** What one thread needs to predict some rows at once. */
final class Group implements Parallel.Ranged {
  /** How many rows are predicted at once where there are no blocks. */
  static final int FEW = 64;

  private final RowModel model;
  private final RowCheck check;
  private final Instances rows;
  private final double[][] result;
  private final RowValues values = new RowValues();
  private final Point[] points;
  private final double[][] scores;
  private final double[] odds;
  private final RowBlock block;
  private final KernelRow workspace = new KernelRow();

  /** Makes it for rows, where their distributions go, a block or null where there is none, and so many at once. */
  Group(RowModel model, RowCheck check, Instances rows, double[][] result, RowBlock block, int size) {
    this.model = model;
    this.check = check;
    this.rows = rows;
    this.result = result;
    this.block = block;
    points = new Point[size];
    Arrays.setAll(points, k -> new Point(16));
    scores = new double[points.length][model.learner().outputs()];
    odds = new double[points.length];
  }

  @Override
  public boolean on(int from, int to) {
    try {
      values.expect(rows, from, to);
      for (int i = from; i < to; i++) {
        Point point = read(i, points[block == null ? 0 : i - from]);
        if (block == null) {
          model.learner().predict(point, workspace, scores[i - from]);
        }
      }
      if (block != null) {
        model.learner().predict(points, block, to - from, scores);
      }
      model.target().distributions(scores, model.slope(), to - from, odds, result, from);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Reads, checks and encodes a row. */
  private Point read(int i, Point into) {
    values.read(rows.instance(i), model.encoder().classIndex());
    check.attributes(values);
    model.encoder().encode(values, into);
    return into;
  }
}
