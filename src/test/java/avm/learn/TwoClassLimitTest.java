package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.loss.Binary;
import avm.loss.Multiclass;
import avm.loss.Objective;
import java.util.List;
import org.junit.Test;

/**
 * Two classes in the multiclass machine with λ are the binary machine with λ/2: w_2 = −w_1, so f_2 − f_1 is the binary
 * score, bit for bit, and decisions and mistakes are the same.
 */
public class TwoClassLimitTest {

  @Test
  public void hinge() {
    follows("hinge", "last");
    follows("hinge", "streaming");
  }

  @Test
  public void logistic() {
    follows("logistic", "last");
    follows("logistic", "average");
  }

  @Test
  public void smoothHinge() {
    follows("smoothHinge", "grid");
  }

  private static ExpansionLearner learner(Objective objective, double lambda, String output) {
    Recipe recipe = new Recipe();
    recipe.objective = objective;
    recipe.lambda = lambda;
    return recipe.output(output, 0).learner();
  }

  private static void follows(String loss, String output) {
    List<Rows> rows = Rows.binary(600, 3, 5);
    ExpansionLearner two = learner(new Multiclass(Recipe.margin(loss), 2), 0.02, output);
    ExpansionLearner one = learner(new Binary(Recipe.margin(loss)), 0.01, output);
    double[] f = new double[2];
    double[] g = new double[1];
    int mistakes = 0;
    for (Rows row : rows) {
      two.observe(row.point());
      one.observe(row.point());
      two.outputScores(f);
      one.outputScores(g);
      assertEquals(g[0], f[1] - f[0], 0);
      assertEquals(one.scores()[0], two.scores()[1] - two.scores()[0], 0);
      mistakes += row.y() * g[0] < 0 ? 1 : 0;
      one.update(row.y(), 1);
      two.update(row.y() > 0 ? 1 : 0, 1);
      assertEquals(one.cell(), two.cell());
    }
    assertEquals(one.report().support(), two.report().support());
    assertTrue(mistakes + " mistakes: something was learned, not everything", mistakes > 20 && mistakes < 240);
  }
}
