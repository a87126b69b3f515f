package weka.gui.avm;

/** The part of a picture that is shown, as shares of the whole from the lower left corner. */
record Zoom(double left, double right, double low, double high) {

  /** The whole picture. */
  static Zoom none() {
    return new Zoom(0, 1, 0, 1);
  }

  /** Shows less (a factor below 1) or more, keeping what is at a place of the shown part where it is. */
  Zoom at(double x, double y, double factor) {
    double width = Math.min(1, Math.max(0.005, (right - left) * factor));
    double height = Math.min(1, Math.max(0.005, (high - low) * factor));
    return placed(left + x * (right - left) - x * width, low + y * (high - low) - y * height, width, height);
  }

  /** Shows a neighbouring part, so many times the shown part's size to the right and up. */
  Zoom moved(double dx, double dy) {
    return placed(left + dx * (right - left), low + dy * (high - low), right - left, high - low);
  }

  private static Zoom placed(double left, double low, double width, double height) {
    double x = Math.max(0, Math.min(1 - width, left));
    double y = Math.max(0, Math.min(1 - height, low));
    return new Zoom(x, x + width, y, y + height);
  }
}
