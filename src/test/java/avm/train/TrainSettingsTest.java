package avm.train;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** How much memory training may use. */
public class TrainSettingsTest {
  @Test
  public void aQuarterOfTheHeapUnlessGivenAndNeverMoreThanHalf() {
    double heap = Runtime.getRuntime().maxMemory();
    assertEquals(heap / 4, TrainSettings.bytes(Double.NaN), 0);
    assertEquals(10 * 1024 * 1024, TrainSettings.bytes(10), 0);
    assertEquals(heap / 2, TrainSettings.bytes(1e9), 0);
  }
}
