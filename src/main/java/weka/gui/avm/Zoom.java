package weka.gui.avm;

/**
 * The part of a picture that is shown, as shares of the whole from the lower left corner.
 *
 * @param left the left side
 * @param right the right side
 * @param low the lower side
 * @param high the upper side
 */
public record Zoom(double left, double right, double low, double high) {

  /** {@return the whole picture: no zoom} */
  public static Zoom none() {
    return new Zoom(0, 1, 0, 1);
  }

  /**
   * Shows less or more, keeping what is at a place where it is.
   *
   * @param x the place, as a share of what is shown now
   * @param y the place, as a share of what is shown now
   * @param factor below 1 shows less
   * @return the new part; never more than the whole
   */
  public Zoom at(double x, double y, double factor) {
    double width = Math.min(1, Math.max(0.005, (right - left) * factor));
    double height = Math.min(1, Math.max(0.005, (high - low) * factor));
    return placed(left + x * (right - left) - x * width, low + y * (high - low) - y * height, width, height);
  }

  /**
   * Shows a neighbouring part.
   *
   * @param dx how far to the right, as a share of what is shown
   * @param dy how far up, as a share of what is shown
   * @return the new part
   */
  public Zoom moved(double dx, double dy) {
    return placed(left + dx * (right - left), low + dy * (high - low), right - left, high - low);
  }

  private static Zoom placed(double left, double low, double width, double height) {
    double x = Math.max(0, Math.min(1 - width, left));
    double y = Math.max(0, Math.min(1 - height, low));
    return new Zoom(x, x + width, y, y + height);
  }
}
