package avm.encode;

import java.io.Serializable;

/**
 * A row that is kept as it came; nothing in it changes.
 *
 * @param indices the attributes of its values, ascending, the class aside; null for 0, 1, 2, …
 * @param values its values
 * @param target its class
 * @param weight its weight
 */
public record RawRow(int[] indices, double[] values, double target, double weight) implements Serializable {
}
