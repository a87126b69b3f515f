package avm.eval;

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
   * {@return how many of the cells cover a place of the plane}
   *
   * @param x the place, on the first axis
   * @param y on the second
   */
  public int covering(double x, double y) {
    int count = 0;
    for (Core core : cores) {
      double dx = Math.abs(core.x() - x) / cell.across();
      double dy = Math.abs(core.y() - y) / cell.up();
      count += (cell.round() ? dx * dx + dy * dy : Math.max(dx, dy)) < 1 ? 1 : 0;
    }
    return count;
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
