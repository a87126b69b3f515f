package weka.classifiers.functions.avm;

import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/** Weka's rows as the library reads them, and Weka's header as the library's schema. */
final class InstanceRows implements RowSource {
  private final List<Instance> rows;
  private final RowCheck check;
  private final Use use;

  /** What rows are for: what is checked when one is read depends on it. */
  enum Use { CHECKED, LEARN, PREDICT }

  /** Makes rows of Weka's. */
  InstanceRows(List<Instance> rows, RowCheck check, Use use) {
    this.rows = rows;
    this.check = check;
    this.use = use;
  }

  /** The schema of a header. */
  static Schema schema(Instances header) {
    return new Schema(header.relationName(), IntStream.range(0, header.numAttributes()).mapToObj(header::attribute)
        .map(InstanceRows::schema).toList(), header.classIndex());
  }

  /** An attribute of a schema. */
  static Schema.Attribute schema(Attribute attribute) {
    return new Schema.Attribute(attribute.name(), attribute.isNominal()
        ? IntStream.range(0, attribute.numValues()).mapToObj(attribute::value).toList() : null, attribute.weight());
  }

  @Override
  public int size() {
    return rows.size();
  }

  @Override
  public double read(int i, RowValues into) {
    Instance row = rows.get(i);
    if (use != Use.CHECKED) {
      check.header(row.dataset(), row.numAttributes());
    }
    InstanceValues.find(row, check.classIndex(), into);
    if (use == Use.LEARN && !check.values().teaches(row.weight(), into.target())) {
      throw new IllegalArgumentException("row " + (i + 1) + " teaches nothing");
    }
    return row.weight();
  }

  /** Each row is somewhere else in memory: asked all at once for their number of values, they come nearer together. */
  @Override
  public void expect(int from, int to, RowValues into) {
    int most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, rows.get(i).numValues());
    }
    into.room(most);
  }

  @Override
  public boolean isChecked() {
    return use == Use.CHECKED;
  }

  @Override
  public void check(RowValues row) {
    if (use != Use.CHECKED) {
      check.values().attributes(row);
    }
  }

  @Override
  public RowSource checked() {
    return isChecked() ? this : new InstanceRows(check.teaching(rows), check, Use.CHECKED);
  }

  @Override
  public RowSource pick(int[] order) {
    return new InstanceRows(Arrays.stream(order).mapToObj(rows::get).toList(), check, use);
  }
}
