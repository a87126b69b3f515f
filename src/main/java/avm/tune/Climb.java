package avm.tune;

/** The search for γ on a sample, step by step from an attempt on. */
final class Climb {
  /** γ is multiplied by this, or divided. */
  private static final double STEP = 2;
  /** The most times γ moves in one direction. */
  private static final int MOST_MOVES = 6;

  private Climb() {
  }

  /** The largest γ that is about as good as the best, as all rows are more; a smaller one if it is clearly better. */
  static Attempt largest(Attempts part, Attempt start) {
    Attempt largest = larger(part, start);
    return largest == start ? upwards(part, start, part.like(start, 1 / STEP), 1 / STEP) : largest;
  }

  /** The largest γ from an attempt upwards that is about as good as the best. */
  static Attempt larger(Attempts part, Attempt start) {
    Attempt largest = start;
    Attempt next = part.like(start, STEP);
    double least = start.criterion();
    for (int k = 1; k <= MOST_MOVES && next.criterion() <= SolverSearch.ABOUT * least; k++) {
      largest = next;
      least = Math.min(least, next.criterion());
      next = k == MOST_MOVES ? next : part.like(largest, STEP);
    }
    return largest;
  }

  /** The best from a γ on, upwards or else downwards. */
  static Attempt best(Attempts part, Attempt start) {
    if (part.isPerfect(start)) {
      return start;
    }
    Attempt best = upwards(part, start, part.like(start, STEP), STEP);
    return best == start ? upwards(part, start, part.like(start, 1 / STEP), 1 / STEP) : best;
  }

  /** The best from one γ on, each so many times the last, of which the first has been tried. */
  static Attempt upwards(Attempts part, Attempt start, Attempt first, double by) {
    Attempt best = start;
    Attempt next = first;
    for (int k = 1; k <= MOST_MOVES && !part.isPerfect(best) && best.better(next) == next; k++) {
      best = next;
      next = k == MOST_MOVES || part.isPerfect(best) ? next : part.like(best, by);
    }
    return best;
  }
}
