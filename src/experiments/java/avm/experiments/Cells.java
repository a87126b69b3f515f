package avm.experiments;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/**
 * The cells of a run: what is in the CSV file already is kept, the rest is measured and written at once. Says how far
 * the run is, and how long the rest may take.
 */
public final class Cells {
  private final Results results;
  private final Set<String> kept;
  private final int total;
  private final Clock clock = new Clock();
  private int done;
  private int measured;

  /**
   * @param results the CSV file
   * @param total how many cells there are
   * @param fresh whether what is there is measured anew
   */
  public Cells(Results results, int total, boolean fresh) throws IOException {
    this.results = results;
    this.total = total;
    kept = fresh ? Set.of() : results.all().stream().map(Result::key).collect(Collectors.toUnmodifiableSet());
  }

  /** Measures a cell, unless the result of its key is there: that which is written last. */
  public void cell(String key, Callable<List<Result>> measure) throws Exception {
    done++;
    if (kept.contains(key)) {
      return;
    }
    List<Result> found = measure.call();
    results.put(found);
    measured++;
    Result last = found.get(found.size() - 1);
    System.out.println(String.format(Locale.ROOT, "%d of %d, %s left: ", done, total, left())
        + last.shown());
  }

  /** {@return the time that the rest may take, by the mean of what was measured so far} */
  String left() {
    double seconds = measured == 0 ? 0 : clock.seconds() / measured * Math.max(0, total - done);
    return String.format(Locale.ROOT, seconds < 90 ? "%.0f s" : "%.0f min", seconds < 90 ? seconds : seconds / 60);
  }

  /** {@return how many cells were measured now, and not taken from the file} */
  public int measured() {
    return measured;
  }
}
