package avm.encode;

import avm.io.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the attributes of rows are: numeric or nominal, which values a nominal one has, and which one is the class.
 *
 * @param name what the data are called
 * @param all the attributes, the class included
 * @param classIndex the number of the class's attribute, from 0
 */
public record Schema(String name, List<Attribute> all, int classIndex) {

  /**
   * An attribute.
   *
   * @param name its name
   * @param values the names of its values if it is nominal, null if it is numeric
   * @param weight what its scaled values are multiplied by, from 0 up; 1 changes nothing
   */
  public record Attribute(String name, List<String> values, double weight) {
    /**
     * Refuses a weight that is no factor.
     *
     * @param name its name
     * @param values the names of its values, or null
     * @param weight what its scaled values are multiplied by
     */
    public Attribute {
      if (!(weight >= 0 && weight <= 1e30)) {
        throw new IllegalArgumentException("attribute '" + name + "' has the weight " + weight
            + "; it must be a number from 0 to 1e30");
      }
    }

    /**
     * Makes an attribute of weight 1.
     *
     * @param name its name
     * @param values the names of its values, or null
     */
    public Attribute(String name, List<String> values) {
      this(name, values, 1);
    }

    private Part save() {
      Part part = new Part().put("name", name);
      if (values != null) {
        Part named = new Part();
        for (int v = 0; v < values.size(); v++) {
          named.put("" + v, values.get(v));
        }
        part.put("values", named);
      }
      return weight == 1 ? part : part.put("weight", weight);
    }

    private static Attribute load(Part part) {
      List<String> values = part.has("values") ? new ArrayList<>() : null;
      for (int v = 0; values != null && v < part.part("values").names().size(); v++) {
        values.add(part.part("values").text("" + v));
      }
      return new Attribute(part.text("name"), values, part.has("weight") ? part.number("weight") : 1);
    }
  }

  /** {@return this as a part of a model} */
  public Part save() {
    return new Part().put("name", name).put("class", classIndex).put("attributes", all.stream().map(Attribute::save).toList());
  }

  /**
   * {@return the schema that was saved}
   *
   * @param part what {@link #save} made
   */
  public static Schema load(Part part) {
    List<Attribute> all = part.parts("attributes").stream().map(Attribute::load).toList();
    return new Schema(part.text("name"), all, part.whole("class", 0, all.size() - 1));
  }

  /** {@return the number of attributes, the class included} */
  public int attributes() {
    return all.size();
  }

  /** {@return the number of classes, or 0 if the class is numeric} */
  public int classes() {
    return values(classIndex);
  }

  /** {@return whether all attributes, the class aside, are numeric} */
  public boolean isNumeric() {
    return IntStream.range(0, attributes()).noneMatch(a -> a != classIndex && isNominal(a));
  }

  /**
   * {@return whether an attribute is nominal}
   *
   * @param a the attribute
   */
  public boolean isNominal(int a) {
    return all.get(a).values != null;
  }

  /**
   * {@return the number of values of a nominal attribute, 0 for a numeric one}
   *
   * @param a the attribute
   */
  public int values(int a) {
    return isNominal(a) ? all.get(a).values.size() : 0;
  }

  /**
   * {@return what an attribute's scaled values are multiplied by}
   *
   * @param a the attribute
   */
  public double weight(int a) {
    return all.get(a).weight;
  }

  /**
   * {@return an attribute's name}
   *
   * @param a the attribute
   */
  public String name(int a) {
    return all.get(a).name;
  }

  /**
   * {@return the name of a nominal attribute's value}
   *
   * @param a the attribute
   * @param v the value's number, from 0
   */
  public String value(int a, int v) {
    return all.get(a).values.get(v);
  }
}
