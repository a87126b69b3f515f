package avm.budget;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.loss.Hinge;
import avm.loss.Multiclass;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.StepSize;
import avm.weights.WeightVectors;
import java.util.stream.IntStream;
import org.junit.Test;

/** The vector whose coefficients have the least sum of squares leaves, the oldest of equals, be it the row itself. */
public class RemoveSmallestTest {
  private final Expansion e = new Expansion(new Gaussian(1),
      new WeightVectors(new Coefficients(2, StepSize.none()), new Last(), null));
  private final Step step = new Step(new Multiclass(new Hinge(), 2));
  private final RemoveSmallest policy = new RemoveSmallest(3);

  /** Learns a row on a line with a gradient for each class; where the stored vectors are afterwards. */
  private double[] learn(double x, double first, double second) {
    KernelRow row = new KernelRow();
    e.compute(Point.of(x), row);
    step.observe(Point.of(x), row);
    step.alpha()[0] = first;
    step.alpha()[1] = second;
    step.learn(1, 0, 1);
    e.weights().coefficients().beginStep();
    policy.place(e, step);
    step.addTo(e.weights().coefficients());
    e.weights().endStep(Point.of(x), step.alpha(), 1);
    return IntStream.range(0, e.size()).mapToDouble(i -> Math.sqrt(e.cores().point(i).squaredNorm())).toArray();
  }

  @Test
  public void theSmallestLeaves() {
    learn(1, 3, 0);
    learn(2, 1, -1);
    assertArrayEquals(new double[] {1, 2, 3}, learn(3, 0, 2), 0);
    assertArrayEquals("9, 2 and 4 are more than 1.25", new double[] {1, 2, 3}, learn(4, -1, 0.5), 0);
    assertEquals("no vector takes it", 0, step.count());
    assertArrayEquals("of 2 and 2 the row is the younger", new double[] {1, 5, 3}, learn(5, 1, 1), 0);
    assertArrayEquals("2 once more", new double[] {1, 6, 3}, learn(6, 1, -2), 0);
    assertArrayEquals("4 is less than 9, 5 and 25", new double[] {1, 6, 7}, learn(7, 5, 0), 0);
    assertArrayEquals("a row that is stored adds to its own", new double[] {1, 6, 7}, learn(6, 1, -2), 0);
    assertArrayEquals("so 9 is the least now", new double[] {8, 6, 7}, learn(8, 4, 0), 0);
    assertEquals(-4, e.weights().coefficients().coefficient(0, 0), 0);
  }
}
