package avm.eval;

import java.util.Arrays;
import java.util.List;

/**
 * What the pictures of a model need, and no more: its core points on a plane, what it says on a grid of that plane, its
 * learning curve, and how far points are from each other. Bounded in size whatever the model's.
 *
 * @param learner the learner's name
 * @param relation the name of the data
 * @param target the name of the class
 * @param classes the classes' names; none for a numeric class
 * @param facts a line about the model
 * @param cell the shape of the cells' shadows on the plane; null for a learner that has no cells
 * @param corePoints how many core points the model has, shown here or not
 * @param axes the names of the two axes
 * @param seen the share of the core points' variance that the plane shows, between 0 and 1
 * @param cores core points, those of the largest coefficients first
 * @param rows data points; may be none
 * @param grid what the model says on the plane
 * @param curve the learning curve
 * @param distances how far points are from each other
 */
public record Sketch(String learner, String relation, String target, List<String> classes, String facts, Cell cell,
    int corePoints, List<String> axes, double seen, List<Core> cores, List<Row> rows, Grid grid, List<CurvePoint> curve,
    Distances distances) {

  /**
   * The shadow of a cell.
   *
   * @param round whether it is an ellipse (a circle, where both axes have one unit), else a rectangle
   * @param across how far it reaches on the first axis to either side of its core point
   * @param up how far on the second
   */
  public record Cell(boolean round, double across, double up) {
  }

  /**
   * A core point.
   *
   * @param x where, on the first axis
   * @param y where, on the second
   * @param value the class it speaks for, or the predicted number
   * @param strength its coefficient's share of the largest, between 0 and 1
   * @param about what it is, in words
   */
  public record Core(double x, double y, double value, double strength, String about) {
  }

  /**
   * A data point.
   *
   * @param x where, on the first axis
   * @param y where, on the second
   * @param value its class, or the number
   * @param wrong whether the model predicts another class
   */
  public record Row(double x, double y, double value, boolean wrong) {
  }

  /**
   * Predictions on a grid, row by row from the lowest.
   *
   * @param left the first axis's lower end
   * @param right its upper end
   * @param low the second axis's lower end
   * @param high its upper end
   * @param columns how many cells a row has
   * @param values the predicted class or number of each cell
   * @param sure how sure the model is of it, between 0 and 1
   */
  public record Grid(double left, double right, double low, double high, int columns, List<Double> values,
      List<Double> sure) {
  }

  /**
   * A point of the learning curve.
   *
   * @param rows the rows seen
   * @param error the share of mistakes or the root mean squared error since the last point
   * @param corePoints the model's size
   */
  public record CurvePoint(double rows, double error, double corePoints) {
  }

  /**
   * {@return how many cells cover each square of the grid's part of the plane, line by line from the lowest; a core point
   * counts as if it were in the middle of its square}
   *
   * @param columns how many squares a line has
   * @param lines how many lines there are
   */
  public int[] density(int columns, int lines) {
    int[][] before = new int[lines][columns + 1];
    for (Core core : cores) {
      before[line(core, lines)][column(core, columns) + 1]++;
    }
    for (int[] line : before) {
      Arrays.parallelPrefix(line, Integer::sum);
    }
    double across = cell.across() / (grid.right() - grid.left()) * columns;
    double up = cell.up() / (grid.high() - grid.low()) * lines;
    int[] counts = new int[columns * lines];
    for (int square = 0; square < counts.length; square++) {
      int line = square / columns;
      for (int k = Math.max(0, (int) Math.ceil(line - up)); k <= Math.min(lines - 1, line + up); k++) {
        double height = (k - line) / up;
        double reach = cell.round() ? across * Math.sqrt(Math.max(0, 1 - height * height)) : across;
        int from = Math.max(0, (int) Math.ceil(square % columns - reach));
        int to = Math.min(columns - 1, (int) (square % columns + reach));
        counts[square] += before[k][to + 1] - before[k][from];
      }
    }
    return counts;
  }

  private int column(Core core, int columns) {
    return within(columns * (core.x() - grid.left()) / (grid.right() - grid.left()), columns);
  }

  private int line(Core core, int lines) {
    return within(lines * (core.y() - grid.low()) / (grid.high() - grid.low()), lines);
  }

  private static int within(double value, int count) {
    return (int) Math.max(0, Math.min(count - 1, value));
  }

  /** {@return what the model's vectors are called} */
  public String vectors() {
    return cell != null ? "core points" : "stored vectors";
  }

  /** {@return whether the class is a number} */
  public boolean numeric() {
    return classes.isEmpty();
  }
}
