package avm.expansion;

/** Finds the nearest of the cells' core points that are offered, in order of their index: see {@link KernelRow#nearestCell}. */
final class NearestCell {
  private final double within;
  private final double margin;
  private double limit;
  private double least = Double.POSITIVE_INFINITY;
  private int index = KernelRow.NONE;

  /** Looks no further than a squared distance; where two are equal but for a margin, it is doubtful which is nearer. */
  NearestCell(double within, double margin) {
    this.within = within;
    this.margin = margin;
    limit = within;
  }

  /** What is further away than this need not be offered. */
  double limit() {
    return limit;
  }

  /** Takes a core point and its squared distance. */
  void offer(int i, double distance) {
    if (distance < least && distance <= limit) {
      index = least <= distance + margin ? KernelRow.DOUBTFUL : i;
      least = distance;
      limit = Math.min(within, least + margin);
    } else if (margin > 0 && distance <= limit) {
      index = KernelRow.DOUBTFUL;
    }
  }

  /** The nearest one, {@link KernelRow#NONE} or {@link KernelRow#DOUBTFUL}. */
  int index() {
    return index;
  }
}
