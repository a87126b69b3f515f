package avm.train;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.Test;

/** When core sets with a metric join. */
public class StreamMetricTest {
  /** The rows, of the first 20,000, at which they may. */
  private static List<Long> due(StreamMetric metric, int classes) {
    return LongStream.rangeClosed(1, 20_000).filter(row -> metric.isDue(row, classes)).boxed().toList();
  }

  @Test
  public void afterFourTimesAsManyRows() {
    assertEquals(List.of(256L, 1024L, 4096L), due(new StreamMetric(true), 2));
    assertEquals("numbers", List.of(256L, 1024L, 4096L), due(new StreamMetric(true), 0));
  }

  @Test
  public void notWhereItIsGiven() {
    assertEquals(List.of(), due(new StreamMetric(false), 2));
  }

  @Test
  public void fewRowsOfManyClassesTellNothing() {
    assertEquals(List.of(1024L, 4096L), due(new StreamMetric(true), 40));
  }

  @Test
  public void onceMoreAfterAChange() {
    StreamMetric metric = new StreamMetric(true);
    metric.restart(10_000);
    assertEquals(List.of(10_256L, 11_024L, 14_096L), due(metric, 2));
    assertEquals("saved", List.of(10_256L, 11_024L, 14_096L), due(StreamMetric.load(metric.save()), 2));
  }
}
