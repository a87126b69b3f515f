package avm.experiments;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.docs.Origin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The arithmetic of the experiments: means, deviations, orders of rows, and cells that are kept. */
public class ArithmeticTest {
  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  private Path csv;
  private Results results;

  @Before
  public void open() throws IOException {
    csv = folder.getRoot().toPath().resolve("results.csv");
    results = new Results(csv, folder.getRoot().toPath().resolve("lock"));
  }

  private static Result result(String system, int seed, double accuracy) {
    return new Result("online", "set", system, seed, 100, 0, accuracy, Double.NaN, Double.NaN, Double.NaN, 1.5, 1.25,
        Double.NaN, 7, 80, "2026-01-01T00:00Z", "gamma=1, lambda=2", Online.NONE, new Origin("abc", "jdk", "cpu"));
  }

  @Test
  public void meanAndDeviation() {
    Summary summary = Summary.of(2, 4, 4, 4, 5, 5, 7, 9);
    assertEquals(5, summary.mean(), 1e-12);
    assertEquals(Math.sqrt(32.0 / 7), summary.deviation(), 1e-12);
    assertEquals("5.00 ± 2.14", summary.text("%.2f"));
  }

  @Test
  public void deviationOfLargeNumbersIsNotLost() {
    assertEquals(1, Summary.of(1e9 + 1, 1e9 + 2, 1e9 + 3).deviation(), 1e-6);
  }

  @Test
  public void oneRunHasNoDeviationAndNoneHasNoMean() {
    assertEquals("3.0", Summary.of(3).text("%.1f"));
    assertEquals("–", Summary.of().text("%.1f"));
  }

  @Test
  public void ordersArePermutationsAndDependOnTheSeedAlone() {
    int[] order = Order.of(1000, 3);
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    for (int i = 0; i < sorted.length; i++) {
      assertEquals(i, sorted[i]);
    }
    assertArrayEquals(order, Order.of(1000, 3));
    assertFalse(Arrays.equals(order, Order.of(1000, 4)));
  }

  @Test
  public void everyPlaceIsAsLikely() {
    int[] first = new int[4];
    for (int seed = 0; seed < 4000; seed++) {
      first[Order.of(4, seed)[0]]++;
    }
    for (int n : first) {
      assertEquals(1000, n, 120);
    }
  }

  @Test
  public void checkpointsEndAtTheLastRow() {
    assertArrayEquals(new int[] {25, 50, 75, 100}, Order.checkpoints(100, 4));
    assertArrayEquals(new int[] {1, 2, 3}, Order.checkpoints(3, 10));
    assertArrayEquals(new int[] {7}, Order.checkpoints(7, 1));
  }

  @Test
  public void resultsComeBackAsTheyWere() throws IOException {
    Result written = result("RBP", 1, 81.25);
    results.put(List.of(written));
    Result read = results.all().get(0);
    assertEquals(written.key(), read.key());
    assertEquals(written.origin(), read.origin());
    assertEquals(81.25, read.accuracy(), 0);
    assertEquals("gamma=1; lambda=2", read.settings());
    assertTrue(Double.isNaN(read.rmse()));
  }

  @Test
  public void linesOfBeforeTheOriginAreRead() {
    String old = "batch,a9a,AVM,0,10,5,84.8,,,,1,2,3,4,5,2026-01-01T00:00Z,none";
    assertEquals(Origin.UNKNOWN, Result.parse(old).origin());
    assertEquals(84.8, Result.parse(old).accuracy(), 0);
  }

  @Test
  public void cellsThatAreThereAreKept() throws Exception {
    Cells first = new Cells(results, 3, false);
    first.cell(result("RBP", 1, 0).key(), () -> List.of(result("RBP", 1, 80)));
    first.cell(result("RBP", 2, 0).key(), () -> List.of(result("RBP", 2, 90)));
    Cells second = new Cells(results, 3, false);
    second.cell(result("RBP", 1, 0).key(), () -> List.of(result("RBP", 1, 10)));
    second.cell(result("RBP", 3, 0).key(), () -> List.of(result("RBP", 3, 70)));
    assertEquals(2, first.measured());
    assertEquals(1, second.measured());
    assertEquals(80, Summary.of(results.all(), Result::accuracy).mean(), 1e-12);
    assertEquals(10, Summary.of(results.all(), Result::accuracy).deviation(), 1e-12);
    Cells fresh = new Cells(results, 1, true);
    fresh.cell(result("RBP", 1, 0).key(), () -> List.of(result("RBP", 1, 10)));
    assertEquals(10, results.all().get(0).accuracy(), 0);
    assertEquals(3, results.all().size());
  }

  @Test
  public void aKilledCellLeavesNothing() throws Exception {
    Cells cells = new Cells(results, 1, false);
    try {
      cells.cell(result("RBP", 1, 0).key(), () -> {
        throw new IOException("killed");
      });
    } catch (IOException e) {
      assertEquals("killed", e.getMessage());
    }
    assertTrue(results.all().isEmpty());
  }
}
