package avm.merge;

import avm.encode.Schema;
import avm.io.Part;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** What keeps two models from being merged, named. */
final class Differences {
  /** The settings that may differ: a seed changes nothing that is learned already. */
  private static final List<String> MAY_DIFFER = List.of("seed");
  /** What an encoder notes of rows, and what is not known of every model. */
  private static final List<String> NOTED = List.of("running", "scaling");
  private static final String[] SCALES = {"shift", "factor", "bound"};

  private Differences() {
  }

  private static IllegalArgumentException refused(String what, Object one, Object other) {
    return new IllegalArgumentException("the models cannot be merged: " + what + " is " + one + " in one and " + other
        + " in the other; train all of them from one model of the first rows, or with the same options");
  }

  private static void same(String what, Object one, Object other) {
    if (!Objects.equals(one, other)) {
      throw refused(what, one, other);
    }
  }

  /** Refuses models of other attributes. */
  static void check(Schema one, Schema other) {
    same("the number of attributes", one.attributes(), other.attributes());
    same("the class", one.name(one.classIndex()), other.name(other.classIndex()));
    for (int a = 0; a < one.attributes(); a++) {
      same("attribute " + (a + 1), one.name(a), other.name(a));
      same("attribute '" + one.name(a) + "'", kind(one, a), kind(other, a));
    }
    same("the place of the class", one.classIndex() + 1, other.classIndex() + 1);
  }

  private static String kind(Schema schema, int a) {
    return schema.isNominal(a) ? "of the values " + schema.all().get(a).values() : "numeric";
  }

  /** Refuses models of other settings, scalings or classes' scales. */
  static void check(Schema schema, Part one, Part other) {
    Part settings = one.part("settings");
    Part others = other.part("settings");
    for (String name : settings.names()) {
      if (!MAY_DIFFER.contains(name)) {
        same(name, value(settings, name), others.has(name) ? value(others, name) : "missing");
      }
    }
    checkScaling(schema, one.part("encoder"), other.part("encoder"));
    for (String name : one.part("target").names()) {
      same("the class's " + name, value(one.part("target"), name), value(other.part("target"), name));
    }
    same("the weight that counts as 1", value(one, "unit"), value(other, "unit"));
  }

  /** Refuses another scaling. */
  static void checkScaling(Schema schema, Part one, Part other) {
    if (one.has("scaling") && other.has("scaling")) {
      same("the scaling", one.text("scaling"), other.text("scaling"));
    }
    for (int a = 0; a < schema.attributes(); a++) {
      for (String scale : SCALES) {
        same("the scaling's " + scale + " of attribute '" + schema.name(a) + "'", one.numbers(scale)[a],
            other.numbers(scale)[a]);
      }
    }
    Set<String> names = new TreeSet<>(one.names());
    names.addAll(other.names());
    names.removeAll(NOTED);
    for (String name : names) {
      same("the encoding's " + name, value(one, name), value(other, name));
    }
  }

  /** A value in words. */
  private static String value(Part part, String name) {
    return part.has(name) ? part.show(name) : "not given";
  }

  /** Refuses experts that are not the same ones. */
  static void checkExperts(List<Part> one, List<Part> other) {
    same("the number of core sets of experts", one.size(), other.size());
  }
}
