package avm.face;

import avm.encode.RowValues;
import avm.train.Workspace;

/**
 * What one row says. One thread reads and checks one row after the other into it. The row that was predicted last is often
 * the one that is learned next; it has been read and checked then.
 */
final class RowReader extends RowValues {
  private final Workspace workspace = new Workspace();
  private final Thread owner = Thread.currentThread();
  /** Whether the row that was read last was to be predicted, and was right. */
  private boolean predicted;

  /** Whether it is the calling thread's. */
  boolean isOwn() {
    return owner == Thread.currentThread();
  }

  /** Reads and checks a row to predict: the attributes of its values, null for 0, 1, 2, …, its values, and how many. */
  RowValues toPredict(ValueCheck check, int[] indices, double[] values, int n) {
    readChecked(check, indices, values, n);
    predicted = true;
    return this;
  }

  /** Reads and checks a row to learn; false if it teaches nothing. */
  boolean toLearn(ValueCheck check, int[] indices, double[] values, int n, double weight) {
    if (!predicted || !equal(indices, values, n, check.classIndex())) {
      readChecked(check, indices, values, n);
    }
    predicted = false;
    return check.teaches(weight, target());
  }

  private void readChecked(ValueCheck check, int[] indices, double[] values, int n) {
    predicted = false;
    read(indices, values, n, check.classIndex());
    check.attributes(this);
  }

  /** Room for what the library computes of a row. */
  Workspace workspace() {
    return workspace;
  }
}
