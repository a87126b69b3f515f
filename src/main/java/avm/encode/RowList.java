package avm.encode;

import java.util.Arrays;
import java.util.List;

/**
 * Rows that are kept as they came.
 *
 * @param rows the rows, checked before they were kept
 */
public record RowList(List<RawRow> rows) implements RowSource {
  /** No rows. */
  public static final RowList NONE = new RowList(List.of());

  @Override
  public int size() {
    return rows.size();
  }

  @Override
  public double read(int i, RowValues into) {
    into.find(rows.get(i));
    return rows.get(i).weight();
  }

  @Override
  public RowSource pick(int[] order) {
    return new RowList(Arrays.stream(order).mapToObj(rows::get).toList());
  }
}
