package weka.classifiers.functions.avm;

import avm.io.NotAModel;
import avm.io.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import weka.core.Attribute;
import weka.core.Instances;

/** A header of Weka's as data: the relation's name, the attributes, and which of them is the class. */
final class HeaderPart {
  private HeaderPart() {
  }

  /** A header's part of a model. */
  static Part save(Instances header) {
    List<Part> attributes =
        IntStream.range(0, header.numAttributes()).mapToObj(a -> save(header.attribute(a))).toList();
    return new Part().put("relation", header.relationName()).put("class", header.classIndex())
        .put("attributes", attributes);
  }

  private static Part save(Attribute attribute) {
    Part part = new Part().put("name", attribute.name()).put("weight", attribute.weight());
    if (attribute.isDate()) {
      return part.put("kind", "date").put("format", attribute.getDateFormat());
    }
    if (!attribute.isNominal()) {
      return part.put("kind", "numeric");
    }
    Part values = new Part();
    for (int v = 0; v < attribute.numValues(); v++) {
      values.put("" + v, attribute.value(v));
    }
    return part.put("kind", "nominal").put("values", values);
  }

  /** The header that was saved, without rows. */
  static Instances load(Part part) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (Part saved : part.parts("attributes")) {
      Attribute attribute = attribute(saved);
      attribute.setWeight(saved.number("weight"));
      attributes.add(attribute);
    }
    Instances header = new Instances(part.text("relation"), attributes, 0);
    header.setClassIndex(part.whole("class", 0, attributes.size() - 1));
    return header;
  }

  private static Attribute attribute(Part saved) {
    String name = saved.text("name");
    return switch (saved.text("kind")) {
      case "date" -> new Attribute(name, saved.text("format"));
      case "numeric" -> new Attribute(name);
      case "nominal" -> {
        Part values = saved.part("values");
        int n = values.names().size();
        yield new Attribute(name, IntStream.range(0, n).mapToObj(v -> values.text("" + v)).toList());
      }
      default -> throw new NotAModel("the model's attribute '" + name + "' is of the kind '" + saved.text("kind")
          + "'; it must be numeric, nominal or date");
    };
  }
}
