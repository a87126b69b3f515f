package avm.weights;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.Test;

/** A weight vector that is assigned counts as w_1 … w_t in every output, and what follows is averaged with it. */
public class AssignTest {
  private static void step(Coefficients coefficients, double amount) {
    coefficients.beginStep();
    coefficients.add(0, 1, amount);
    coefficients.endStep();
  }

  private static void check(Supplier<Output> make, int before, boolean restarted) {
    Output output = make.get();
    Coefficients coefficients = new Coefficients(1, 0.01, 3);
    coefficients.followedBy(output);
    coefficients.resize(3);
    for (int t = 1; t <= (restarted ? 11 : before); t++) {
      step(coefficients, Math.sin(t));
    }
    if (restarted) {
      coefficients.restart(before, before);
    }
    double[] weights = {0.5, -2, 4};
    coefficients.assign(o -> i -> weights[i], 3);
    List<Double> history = new ArrayList<>();
    for (int t = 1; t <= before; t++) {
      history.add(-2.0);
    }
    assertEquals(0.5, output.coefficient(coefficients, 0, 0), 1e-12);
    assertEquals(4, output.coefficient(coefficients, 0, 2), 1e-12);
    for (int t = before + 1; t <= before + 100; t++) {
      assertEquals(mean(history, output.share(coefficients), coefficients.coefficient(0, 1)),
          output.coefficient(coefficients, 0, 1), 1e-11);
      history.add(coefficients.coefficient(0, 1));
      step(coefficients, 0.1);
    }
  }

  /** The mean of the last share of the history, or the value after it. */
  private static double mean(List<Double> history, double share, double last) {
    int count = (int) Math.round(share * history.size());
    return count == 0 ? last
        : history.subList(history.size() - count, history.size()).stream().mapToDouble(w -> w).average().orElseThrow();
  }

  @Test
  public void everyOutput() {
    everyOutput(false);
  }

  /** The steps need not have been taken: any number of them can count as taken. */
  @Test
  public void everyOutputAfterStepsThatWereNotTaken() {
    everyOutput(true);
  }

  private static void everyOutput(boolean restarted) {
    for (int before : new int[] {2, 37, 60, 64, 90}) {
      check(Last::new, before, restarted);
      check(() -> new Average(1), before, restarted);
      check(() -> new StreamingSuffix(1), before, restarted);
      check(() -> new GridSuffix(1, 0.4), before, restarted);
      check(() -> new Suffix(1, 0.5, 120), before, restarted);
    }
  }
}
