package avm.encode;

import avm.io.Part;

/**
 * A row that is kept as it came; nothing in it changes.
 *
 * @param indices the attributes of its values, ascending, the class aside; null for 0, 1, 2, …
 * @param values its values
 * @param target its class
 * @param weight its weight
 */
public record RawRow(int[] indices, double[] values, double target, double weight) {

  /** {@return this as a part of a model} */
  public Part save() {
    Part part = new Part().put("values", values).put("target", target).put("weight", weight);
    return indices == null ? part : part.put("indices", indices);
  }

  /**
   * {@return the row that was saved}
   *
   * @param part what {@link #save} made
   */
  public static RawRow load(Part part) {
    double[] values = part.numbers("values");
    return new RawRow(part.has("indices") ? part.wholes("indices", values.length) : null, values, part.number("target"),
        part.number("weight"));
  }
}
