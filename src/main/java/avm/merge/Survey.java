package avm.merge;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * A sample of rows that many may take at once, each of some of them, so that all agree on scaling and settings: each row draws
 * a number, and those with the smallest are kept. Surveys of other rows are merged by the same rule; in which order, and
 * how, makes no difference.
 *
 * @param <T> what a row is; it must be serialisable for the survey to be
 */
public final class Survey<T> implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Seeds that follow each other lead to numbers far apart. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final int most;
  private final long seed;
  private final PriorityQueue<Drawn<T>> kept = new PriorityQueue<>(new LargestFirst());
  private long seen;

  /** A row, and the number that it drew. */
  private record Drawn<T>(T row, long number, long order) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** The one that would go next is first. */
  private static final class LargestFirst implements Comparator<Drawn<?>>, Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public int compare(Drawn<?> one, Drawn<?> other) {
      int number = Long.compare(other.number, one.number);
      return number != 0 ? number : Long.compare(other.order, one.order);
    }
  }

  /**
   * Begins a survey.
   *
   * @param most how many rows are kept at most
   * @param seed the seed of the draws: another one for each survey that will be merged
   */
  public Survey(int most, long seed) {
    this.most = most;
    this.seed = seed;
  }

  /**
   * Takes notice of a row.
   *
   * @param row the row, which is kept as it is if it is drawn
   */
  public void add(T row) {
    keep(new Drawn<>(row, new SplittableRandom(SPREAD * seed + seen).nextLong(), seen++));
  }

  private void keep(Drawn<T> drawn) {
    if (kept.size() < most || kept.comparator().compare(kept.peek(), drawn) < 0) {
      kept.add(drawn);
    }
    if (kept.size() > most) {
      kept.poll();
    }
  }

  /**
   * Takes in a survey of other rows.
   *
   * @param other the other one, of another seed; stays as it is
   * @return this survey
   */
  public Survey<T> merge(Survey<T> other) {
    other.kept.forEach(this::keep);
    seen += other.seen;
    return this;
  }

  /** {@return the rows that are kept, in random order} */
  public List<T> rows() {
    return kept.stream().sorted(kept.comparator().reversed()).map(Drawn::row).toList();
  }

  /** {@return how many rows there were} */
  public long seen() {
    return seen;
  }
}
