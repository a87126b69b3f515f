package avm.expansion;

/**
 * The nearest cell of a row, within reach, and how far the next one is: what is left of the squared distances when they are
 * not kept.
 */
final class NearestCell {
  private double least;
  private double second;
  private int index;
  private double reach;

  /** Looks for it among stored vectors, up to a squared distance. */
  void seek(CoreSet cores, double[] squaredDistances, double upTo) {
    reach = upTo;
    least = Math.nextUp(upTo);
    second = least;
    index = KernelRow.NONE;
    int n = cores.size();
    for (int i = CoreSet.next(squaredDistances, 0, n, second); i < n;
        i = CoreSet.next(squaredDistances, i + 1, n, second)) {
      add(cores, i, squaredDistances[i]);
    }
  }

  /** Looks at a stored vector after those before it. */
  void add(CoreSet cores, int i, double squaredDistance) {
    if (squaredDistance < second && cores.isCell(i)) {
      if (squaredDistance < least) {
        second = least;
        least = squaredDistance;
        index = i;
      } else {
        second = squaredDistance;
      }
    }
  }

  /** Which one it is, or {@link KernelRow#NONE}. */
  int index() {
    return index;
  }

  /** Whether {@link #within} knows what is within a squared distance. */
  boolean knows(double within) {
    return within <= reach;
  }

  /** Its squared distance. */
  double squaredDistance() {
    return least;
  }

  /** What {@link KernelRow#nearestCell} says. */
  int within(double within, double margin) {
    return !(least <= within) ? KernelRow.NONE
        : margin > 0 && second <= Math.min(within, least + margin) ? KernelRow.DOUBTFUL : index;
  }
}
