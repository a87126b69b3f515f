package avm.encode;

import java.util.List;

/** What the attributes of rows are: numeric or nominal, which values a nominal one has, and which one is the class. */
public final class Schema {
  private final String name;
  private final String[] names;
  /** The values of each nominal attribute; null for a numeric one. */
  private final String[][] values;
  private final int classIndex;
  private final boolean numeric;

  /**
   * An attribute.
   *
   * @param name its name
   * @param values the names of its values if it is nominal, null if it is numeric
   */
  public record Attribute(String name, List<String> values) {
  }

  /**
   * Makes a schema.
   *
   * @param name what the data are called
   * @param attributes the attributes, the class included
   * @param classIndex the number of the class's attribute, from 0
   */
  public Schema(String name, List<Attribute> attributes, int classIndex) {
    this.name = name;
    this.classIndex = classIndex;
    names = attributes.stream().map(Attribute::name).toArray(String[]::new);
    values = new String[names.length][];
    boolean all = true;
    for (int a = 0; a < names.length; a++) {
      List<String> of = attributes.get(a).values();
      values[a] = of == null ? null : of.toArray(new String[0]);
      all &= of == null || a == classIndex;
    }
    numeric = all;
  }

  /** {@return what the data are called} */
  public String name() {
    return name;
  }

  /** {@return the number of attributes, the class included} */
  public int attributes() {
    return names.length;
  }

  /** {@return the number of the class's attribute, from 0} */
  public int classIndex() {
    return classIndex;
  }

  /** {@return the number of classes, or 0 if the class is numeric} */
  public int classes() {
    return values(classIndex);
  }

  /** {@return whether all attributes, the class aside, are numeric} */
  public boolean isNumeric() {
    return numeric;
  }

  /**
   * {@return whether an attribute is nominal}
   *
   * @param a the attribute
   */
  public boolean isNominal(int a) {
    return values[a] != null;
  }

  /**
   * {@return the number of values of a nominal attribute, 0 for a numeric one}
   *
   * @param a the attribute
   */
  public int values(int a) {
    return values[a] == null ? 0 : values[a].length;
  }

  /**
   * {@return an attribute's name}
   *
   * @param a the attribute
   */
  public String name(int a) {
    return names[a];
  }

  /**
   * {@return the name of a nominal attribute's value}
   *
   * @param a the attribute
   * @param v the value's number, from 0
   */
  public String value(int a, int v) {
    return values[a][v];
  }
}
