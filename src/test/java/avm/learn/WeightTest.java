package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import avm.data.Point;
import java.util.List;
import org.junit.Test;

/** A weight multiplies the gradient, and only that: one row of weight 3 is one step, not three. */
public class WeightTest {

  @Test
  public void theFirstStepIsProportional() {
    for (String loss : new String[] {"hinge", "logistic", "smoothHinge"}) {
      ExpansionLearner one = new Recipe().loss(loss, 2).learner();
      ExpansionLearner heavy = new Recipe().loss(loss, 2).learner();
      one.observe(Point.of(1, 2));
      one.update(-1, 1);
      heavy.observe(Point.of(1, 2));
      heavy.update(-1, 2.5);
      assertEquals(2.5 * one.expansion().weights().coefficients().coefficient(0, 0),
          heavy.expansion().weights().coefficients().coefficient(0, 0), 1e-12);
      assertEquals(1, heavy.steps());
    }
  }

  /** With ℓ1 loss and targets too far to reach every gradient is −1 or +1, so V is a sum of the weights. */
  @Test
  public void weightsAddUp() {
    Recipe recipe = new Recipe().loss("l1", 0);
    recipe.lambda = 1;
    ExpansionLearner learner = recipe.learner();
    double sum = 0;
    for (int t = 1; t <= 50; t++) {
      double weight = 0.25 * (1 + t % 7);
      learner.observe(Point.of(0.5));
      learner.update(t % 5 == 0 ? -1e6 : 1e6, weight);
      sum += t % 5 == 0 ? -weight : weight;
      assertEquals(sum / t, learner.expansion().weights().coefficients().coefficient(0, 0), 1e-12);
    }
  }

  @Test
  public void weightsMatterInEveryOutput() {
    List<Rows> rows = Rows.binary(60, 2, 3);
    for (String output : Recipe.OUTPUTS) {
      ExpansionLearner plain = Rows.learn(new Recipe().output(output, 60).learner(), rows);
      ExpansionLearner weighted = new Recipe().output(output, 60).learner();
      for (Rows row : rows) {
        weighted.observe(row.point());
        weighted.update(row.y(), row.y() > 0 ? 2 : 1);
      }
      assertNotEquals(output, plain.expansion().weights().coefficients().outputCoefficient(0, 0),
          weighted.expansion().weights().coefficients().outputCoefficient(0, 0), 1e-6);
    }
  }
}
