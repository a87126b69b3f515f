package avm.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A sketch as text and back: one line per thing, its name first, fields parted by tabs. */
public final class SketchText {
  private static final String FIRST_LINE = "AVM sketch 2";

  private SketchText() {
  }

  /**
   * {@return whether a text is a sketch's, so that {@link #read} can be expected to read it}
   *
   * @param text any text, or null
   */
  public static boolean recognises(String text) {
    return text != null && text.startsWith(FIRST_LINE);
  }

  /**
   * {@return a sketch as text}
   *
   * @param sketch the sketch
   */
  public static String write(Sketch sketch) {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
    line(text, "learner", sketch.learner());
    line(text, "relation", sketch.relation());
    line(text, "target", sketch.target());
    line(text, "classes", sketch.classes().toArray());
    line(text, "facts", sketch.facts());
    if (sketch.cell() != null) {
      line(text, "cell", sketch.cell().round(), sketch.cell().across(), sketch.cell().up());
    }
    line(text, "plane", sketch.corePoints(), sketch.seen());
    line(text, "axes", sketch.axes().toArray());
    for (Sketch.Core core : sketch.cores()) {
      line(text, "core", core.x(), core.y(), core.value(), core.strength(), core.about());
    }
    for (Sketch.Row row : sketch.rows()) {
      line(text, "row", row.x(), row.y(), row.value(), row.wrong());
    }
    Sketch.Grid grid = sketch.grid();
    line(text, "grid", grid.left(), grid.right(), grid.low(), grid.high(), grid.columns());
    line(text, "values", grid.values().toArray());
    line(text, "sure", grid.sure().toArray());
    for (Sketch.CurvePoint point : sketch.curve()) {
      line(text, "curve", point.rows(), point.error(), point.corePoints());
    }
    Distances distances = sketch.distances();
    line(text, "distances", distances.between(), distances.low(), distances.high(), distances.delta(), distances.width());
    line(text, "shares", distances.shares().toArray());
    return text.toString();
  }

  private static void line(StringBuilder text, String name, Object... fields) {
    text.append(name);
    for (Object field : fields) {
      text.append('\t').append(field instanceof Double number ? number(number)
          : String.valueOf(field).replaceAll("\\s+", " "));
    }
    text.append('\n');
  }

  /** Five digits are more than a picture shows. */
  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e9 ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.5g", value);
  }

  /**
   * {@return the sketch of a text}
   *
   * @param text what {@link #write} wrote
   * @throws IllegalArgumentException if it is something else
   */
  public static Sketch read(String text) {
    if (!recognises(text)) {
      throw new IllegalArgumentException("the text does not begin with '" + FIRST_LINE + "': it is not a sketch of AVM");
    }
    Map<String, List<List<String>>> lines = new TreeMap<>();
    for (String line : text.split("\n")) {
      List<String> fields = Arrays.asList(line.split("\t", -1));
      lines.computeIfAbsent(fields.get(0), name -> new ArrayList<>()).add(fields.subList(1, fields.size()));
    }
    List<Double> grid = numbers(one(lines, "grid"));
    return new Sketch(one(lines, "learner").get(0), one(lines, "relation").get(0), one(lines, "target").get(0),
        one(lines, "classes"), one(lines, "facts").get(0), all(lines, "cell").stream().map(f ->
            new Sketch.Cell(Boolean.parseBoolean(f.get(0)), number(f, 1), number(f, 2))).findFirst().orElse(null),
        (int) number(one(lines, "plane"), 0), one(lines, "axes"), number(one(lines, "plane"), 1),
        all(lines, "core").stream().map(f -> new Sketch.Core(number(f, 0), number(f, 1), number(f, 2), number(f, 3),
            f.get(4))).toList(),
        all(lines, "row").stream().map(f -> new Sketch.Row(number(f, 0), number(f, 1), number(f, 2),
            Boolean.parseBoolean(f.get(3)))).toList(),
        new Sketch.Grid(grid.get(0), grid.get(1), grid.get(2), grid.get(3), grid.get(4).intValue(),
            numbers(one(lines, "values")), numbers(one(lines, "sure"))),
        all(lines, "curve").stream().map(f -> new Sketch.CurvePoint(number(f, 0), number(f, 1), number(f, 2))).toList(),
        new Distances(one(lines, "distances").get(0), number(one(lines, "distances"), 1), number(one(lines, "distances"), 2),
            numbers(one(lines, "shares")), number(one(lines, "distances"), 3), number(one(lines, "distances"), 4)));
  }

  private static List<List<String>> all(Map<String, List<List<String>>> lines, String name) {
    return lines.getOrDefault(name, List.of());
  }

  private static List<String> one(Map<String, List<List<String>>> lines, String name) {
    List<List<String>> found = all(lines, name);
    if (found.size() != 1) {
      throw new IllegalArgumentException("the sketch has " + found.size() + " lines '" + name + "'; it should have one");
    }
    return found.get(0);
  }

  private static double number(List<String> fields, int i) {
    return Double.parseDouble(fields.get(i));
  }

  private static List<Double> numbers(List<String> fields) {
    return fields.stream().map(Double::valueOf).toList();
  }
}
