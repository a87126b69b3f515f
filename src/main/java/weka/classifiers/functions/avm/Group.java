package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.parallel.Parallel;
import avm.store.KernelRow;
import avm.store.RowBlock;
import weka.core.Instances;

/** What one thread needs to predict some rows at once. */
final class Group implements Parallel.Ranged {
  /** How many rows are predicted at once where there are no blocks. */
  static final int FEW = 64;

  private final RowModel model;
  private final RowCheck check;
  private final RowEncoder encoder;
  private final Instances rows;
  private final double[][] result;
  private final RowValues values = new RowValues();
  /** The rows as points, where they are needed as such. */
  private final Point[] points;
  /** Whether the block may take rows as they are. */
  private final boolean direct;
  private final double[][] scores;
  private final double[] odds;
  private final RowBlock block;
  private final KernelRow workspace = new KernelRow();

  /** Makes it for rows, where their distributions go, a block or null where there is none, and so many at once. */
  Group(RowModel model, RowCheck check, Instances rows, double[][] result, RowBlock block, int size) {
    this.model = model;
    this.check = check;
    encoder = model.encoder();
    this.rows = rows;
    this.result = result;
    this.block = block;
    points = new Point[size];
    direct = block != null && model.learner().linear() == null && encoder.isInPlace() && check.isNumeric();
    scores = new double[points.length][model.learner().outputs()];
    odds = new double[points.length];
  }

  @Override
  public boolean on(int from, int to) {
    try {
      values.expect(rows, from, to);
      if (block != null) {
        block.clear();
      }
      for (int i = from; i < to; i++) {
        read(i, i - from);
      }
      if (block != null) {
        model.learner().predict(block, points, to - from, scores);
      }
      model.target().distributions(scores, model.slope(), to - from, odds, result, from);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Reads and checks a row, and gives it to the block or, where there is none, predicts it. */
  private void read(int i, int k) {
    values.find(rows.instance(i), encoder.classIndex());
    if (direct && values.isSparse()) {
      check.header(values);
      if (block.putOnes(values.indices(), values.values(), values.count())) {
        return;
      }
    }
    values.look();
    check.attributes(values);
    int at = block == null ? 0 : k;
    points[at] = points[at] == null ? new Point(16) : points[at];
    encoder.encode(values, points[at]);
    if (block == null) {
      model.learner().predict(points[at], workspace, scores[k]);
    } else {
      block.put(points[at]);
    }
  }
}
