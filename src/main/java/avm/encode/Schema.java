package avm.encode;

import java.util.List;
import java.util.stream.IntStream;

/** What the attributes of rows are: numeric or nominal, which values a nominal one has, and which one is the class. */
public final class Schema {
  private final String name;
  private final Attribute[] attributes;
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
    this.attributes = attributes.toArray(new Attribute[0]);
    numeric = IntStream.range(0, this.attributes.length).noneMatch(a -> a != classIndex && isNominal(a));
  }

  /** {@return what the data are called} */
  public String name() {
    return name;
  }

  /** {@return the number of attributes, the class included} */
  public int attributes() {
    return attributes.length;
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
    return attributes[a].values != null;
  }

  /**
   * {@return the number of values of a nominal attribute, 0 for a numeric one}
   *
   * @param a the attribute
   */
  public int values(int a) {
    return isNominal(a) ? attributes[a].values.size() : 0;
  }

  /**
   * {@return an attribute's name}
   *
   * @param a the attribute
   */
  public String name(int a) {
    return attributes[a].name;
  }

  /**
   * {@return the name of a nominal attribute's value}
   *
   * @param a the attribute
   * @param v the value's number, from 0
   */
  public String value(int a, int v) {
    return attributes[a].values.get(v);
  }
}
