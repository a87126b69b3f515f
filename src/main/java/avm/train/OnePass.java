package avm.train;

import avm.data.Point;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.RunningValues;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A batch's only pass where nothing has to be found out from the rows first: each is read once, and checked, encoded
 * and learned by the same thread while it is at hand.
 */
final class OnePass {
  private final RowSource rows;
  private final TrainedModel model;
  private final double[] targets;
  private final double[] weights;
  private final RowValues again = new RowValues();
  private final Map<Thread, Reader> readers = new ConcurrentHashMap<>();
  /** Whether rows are noted when they are read, in any order, as long as all are made of ones: their sums are whole. */
  private final boolean early;

  private OnePass(RowSource rows, TrainedModel model) {
    this.rows = rows;
    this.model = model;
    targets = new double[rows.size()];
    weights = new double[rows.size()];
    readAgain(0);
    early = again.isOnes() && model.encoder().schema().isNumeric() && model.encoder().isInPlace();
  }

  /**
   * Reads rows, in one thread. All that it looks at is its own or stays as it is: what is next in memory to something
   * that another thread changes with every row would have to come from that one's core each time.
   */
  private final class Reader {
    private final RowSource from = rows;
    private final RowEncoder encoder = model.encoder();
    private final double[] target = targets;
    private final double[] weight = weights;
    private final RowValues values = new RowValues();
    private final RunningValues noted = new RunningValues(encoder.schema());
    /** Whether all rows so far are noted. */
    private boolean notes = early;

    private void read(int i, Point into) {
      weight[i] = from.read(i, values);
      target[i] = values.target();
      notes = notes && weight[i] == 1 && noted.addOnes(values.indices(), values.values(), values.count(), into);
      if (notes) {
        return;
      }
      values.look();
      from.check(values);
      if (!values.isPlain()) {
        throw new IllegalArgumentException("row " + (i + 1) + " is not plain");
      }
      encoder.encode(values, into);
    }
  }

  /** Trains a model with rows not checked yet; throws if one is not right or not plain, and the model is spoilt. */
  static void learn(RowSource rows, TrainedModel model) {
    OnePass pass = new OnePass(rows, model);
    model.learner().inTurn(pass::give, rows.size(), true, pass::learn);
    pass.finish();
  }

  /** Reads rows. */
  private void give(int from, int to, Point[] into) {
    Reader reader = readers.computeIfAbsent(Thread.currentThread(), thread -> new Reader());
    reader.from.expect(from, to, reader.values);
    for (int k = 0; k < to - from; k++) {
      if (into[k] == null) {
        into[k] = new Point(16);
      }
      reader.read(from + k, into[k]);
    }
  }

  private void learn(Point x, int i) {
    if (!early && !model.encoder().observe(x, weights[i])) {
      readAgain(i);
      model.encoder().observe(again, weights[i]);
    }
    model.learn(x, model.target().encode(targets[i]), weights[i], true);
  }

  private void readAgain(int i) {
    rows.read(i, again);
    again.look();
  }

  /** Adds up what was noted early, in the rows' order if some rows were not. */
  private void finish() {
    RowEncoder encoder = model.encoder();
    if (readers.values().stream().allMatch(reader -> reader.notes)) {
      readers.values().forEach(reader -> encoder.observe(reader.noted));
    } else if (early) {
      for (int i = 0; i < weights.length; i++) {
        readAgain(i);
        encoder.observe(again, weights[i]);
      }
    }
  }
}
