package avm.eval;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.io.ModelFormat;
import org.junit.Test;

/** The curve's points are means over equally many rows, few whatever the stream's length. */
public class LearningCurveTest {

  @Test
  public void everyRowIsAPointAtFirst() {
    LearningCurve curve = new LearningCurve();
    curve.add(1, 1);
    curve.add(0, 2);
    assertEquals(2, curve.points());
    assertEquals(1, curve.error(0), 0);
    assertEquals(0, curve.error(1), 0);
    assertEquals(2, curve.corePoints(1));
    assertEquals(0.5, curve.error(), 0);
  }

  @Test
  public void aLongStreamKeepsFewPointsAndAllItsRows() {
    for (int n : new int[] {1, 255, 256, 257, 511, 512, 513, 1000, 4096, 100_003}) {
      LearningCurve curve = new LearningCurve();
      double sum = 0;
      for (int i = 0; i < n; i++) {
        double loss = i % 7 == 0 ? 4 : 0.25;
        sum += loss;
        curve.add(loss, i + 1);
      }
      assertTrue(n + ": " + curve.points(), curve.points() <= LearningCurve.MOST + 1);
      assertTrue(n + ": " + curve.points(), curve.points() >= Math.min(n, LearningCurve.MOST / 2));
      assertEquals(n, curve.rows());
      assertEquals(sum / n, curve.error(), 1e-9);
      double weighted = 0;
      long before = 0;
      for (int i = 0; i < curve.points(); i++) {
        weighted += curve.error(i) * (curve.rows(i) - before);
        before = curve.rows(i);
        assertEquals(before, curve.corePoints(i));
      }
      assertEquals(n, before);
      assertEquals(sum, weighted, 1e-6);
    }
  }

  @Test
  public void isSavedWithWhatIsOpen() {
    LearningCurve curve = new LearningCurve();
    for (int i = 0; i < 777; i++) {
      curve.add(i % 2 == 0 ? 1 : 0, i);
    }
    byte[] bytes = ModelFormat.write(curve.save());
    LearningCurve read = new LearningCurve();
    read.load(ModelFormat.read(bytes));
    read.add(1, 9);
    curve.add(1, 9);
    assertEquals(curve.points(), read.points());
    assertEquals(curve.error(), read.error(), 0);
    assertEquals(778, read.rows());
    assertTrue("small: " + bytes.length, bytes.length < 4000);
  }
}
