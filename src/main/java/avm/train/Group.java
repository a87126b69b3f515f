package avm.train;

import avm.data.Point;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.parallel.Parallel;
import avm.store.KernelRow;
import avm.store.RowBlock;

/** What one thread needs to predict some rows at once. */
final class Group implements Parallel.Ranged {
  /** How many rows are predicted at once where there are no blocks. */
  static final int FEW = 64;

  private final TrainedModel model;
  private final RowEncoder encoder;
  private final RowSource rows;
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
  Group(TrainedModel model, RowSource rows, double[][] result, RowBlock block, int size) {
    this.model = model;
    encoder = model.encoder();
    this.rows = rows;
    this.result = result;
    this.block = block;
    points = new Point[size];
    direct = block != null && model.learner().expansion().weights().linear() == null && encoder.isInPlace() && encoder.schema().isNumeric();
    scores = new double[points.length][model.learner().outputs()];
    odds = new double[points.length];
  }

  @Override
  public boolean on(int from, int to) {
    try {
      rows.expect(from, to, values);
      if (block != null) {
        block.clear();
      }
      for (int i = from; i < to; i++) {
        read(i, i - from);
      }
      if (block != null) {
        model.learner().expansion().predict(block, points, to - from, scores);
      }
      model.target().distributions(scores, model.slope(), to - from, odds, result, from);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Reads and checks a row, and gives it to the block or, where there is none, predicts it. */
  private void read(int i, int k) {
    rows.read(i, values);
    if (direct && values.isSparse() && block.putOnes(values.indices(), values.values(), values.count())) {
      return;
    }
    values.look();
    rows.check(values);
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
