package avm.expansion;

/** The nearest cell of a row, and how far the next one is: what is left of the squared distances when they are not kept. */
final class NearestCell {
  private double least;
  private double second;
  private int index;

  /** Looks for it among stored vectors. */
  void seek(CoreSet cores, double[] squaredDistances) {
    least = Double.POSITIVE_INFINITY;
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

  /** Which one it is. */
  int index() {
    return index;
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
