package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import avm.train.Workspace;
import weka.core.Instance;

/**
 * Reads and checks one of Weka's rows after the other, in one thread. The row that was predicted last is often the one that
 * is learned next; it has been read and checked then.
 */
final class RowReader {
  private final InstanceValues values = new InstanceValues();
  private final Workspace workspace = new Workspace();
  private final Thread owner = Thread.currentThread();
  /** Whether the row that was read last was to be predicted, and was right. */
  private boolean predicted;

  /** Whether it is the calling thread's. */
  boolean isOwn() {
    return owner == Thread.currentThread();
  }

  /** Reads and checks a row to predict. */
  RowValues toPredict(RowCheck check, Instance row) {
    read(check, row);
    predicted = true;
    return values;
  }

  /** Reads and checks a row to learn; null if it teaches nothing. */
  RowValues toLearn(RowCheck check, Instance row) {
    if (!predicted || !values.equal(row, check.classIndex())) {
      read(check, row);
    }
    predicted = false;
    return check.teaches(row.weight(), values.target()) ? values : null;
  }

  private void read(RowCheck check, Instance row) {
    predicted = false;
    values.read(row, check.classIndex());
    check.header(values.header(), values.attributes());
    check.attributes(values);
  }

  /** Room for what the library computes of a row. */
  Workspace workspace() {
    return workspace;
  }
}
