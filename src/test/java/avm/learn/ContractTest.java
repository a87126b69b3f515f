package avm.learn;

import avm.coverage.CellNeighbours;
import avm.coverage.Confident;
import avm.coverage.Hyperrectangle;
import avm.coverage.Neighbours;
import avm.coverage.Schedule;
import avm.kernel.SingleGaussian;
import java.util.ArrayList;
import java.util.List;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** The {@link LearnerContract} of AVM with every part. */
@RunWith(Parameterized.class)
public class ContractTest extends LearnerContract {

  private final String loss;
  private final int classes;
  private final String output;
  private final String approximation;
  private final boolean rectangle;
  private final int limit;

  public ContractTest(String loss, int classes, String output, String approximation, boolean rectangle, int limit) {
    super(Rows.of(loss, classes, ROWS, 3, 31), Rows.of(loss, classes, 40, 3, 32), approximation.equals("schedule"));
    this.loss = loss;
    this.classes = classes;
    this.output = output;
    this.approximation = approximation;
    this.rectangle = rectangle;
    this.limit = limit;
  }

  /**
   * Every output with every approximation and both coverages, losses, classes and limits taking turns; "neighbours" is
   * always approximated, by three core points; "single" compares in single precision.
   */
  @Parameters(name = "{0}, {1} classes, {2}, {3}, rectangle {4}, limit {5}")
  public static List<Object[]> cases() {
    String[] losses = {"hinge", "logistic", "l2", "smoothHinge", "eps", "l1"};
    List<Object[]> cases = new ArrayList<>();
    for (String output : Recipe.OUTPUTS) {
      for (String approximation : new String[] {"always", "schedule", "confident"}) {
        for (boolean rectangle : new boolean[] {false, true}) {
          int k = cases.size();
          String loss = losses[k % losses.length];
          int classes = NaiveSgd.numeric(loss) ? 0 : k % 4 < 2 ? 2 : 3;
          cases.add(new Object[] {loss, classes, output, approximation, rectangle, k % 3 == 0 ? 0 : 30});
        }
      }
    }
    cases.add(new Object[] {"l2", 0, "streaming", "always", false, 30});
    cases.add(new Object[] {"l2", 0, "grid", "schedule", true, 0});
    cases.add(new Object[] {"l2", 0, "streaming", "neighbours", false, 30});
    cases.add(new Object[] {"logistic", 3, "average", "neighbours", false, 0});
    cases.add(new Object[] {"l2", 0, "streaming", "cell neighbours", false, 30});
    cases.add(new Object[] {"logistic", 3, "average", "cell neighbours", true, 0});
    cases.add(new Object[] {"l2", 0, "streaming", "single", false, 30});
    cases.add(new Object[] {"logistic", 2, "grid", "single neighbours", true, 0});
    cases.add(new Object[] {"logistic", 3, "streaming", "single cell neighbours", false, 30});
    return cases;
  }

  @Override
  ExpansionLearner learner(long seed) {
    Recipe recipe = new Recipe().loss(loss, classes).output(output, ROWS);
    recipe.kernel = approximation.startsWith("single") ? new SingleGaussian(0.5) : recipe.kernel;
    switch (approximation.replace("single ", "")) {
      case "schedule" -> recipe.approximation = new Schedule(5, 0.5, seed);
      case "confident" -> recipe.approximation = new Confident();
      case "neighbours" -> recipe.representation = new Neighbours(recipe.kernel, 3);
      case "cell neighbours" -> recipe.representation = new CellNeighbours(recipe.kernel, 3);
      default -> { }
    }
    recipe.coverage = rectangle ? new Hyperrectangle(1.2, 3) : recipe.coverage;
    recipe.lambda = 0.01;
    recipe.limit = limit;
    return recipe.learner();
  }
}
