package weka.classifiers.functions;

import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import weka.classifiers.Classifier;
import weka.core.Instance;
import weka.core.Instances;

/** Where AVM is weak, as the model card says it. */
public class ModelCardTest {
  /** Squares of a board, so many on each side, in two attributes of several; the others say nothing. */
  private static Instances board(int squares, int attributes, int n, long seed) {
    Instances rows = Rows.numbers(attributes);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      double[] x = random.doubles(attributes + 1).toArray();
      x[attributes] = ((int) (squares * x[0]) + (int) (squares * x[1])) % 2;
      Rows.add(rows, x);
    }
    return rows;
  }

  private static double wrong(Classifier model, Instances rows) throws Exception {
    int wrong = 0;
    for (Instance row : rows) {
      wrong += model.classifyInstance(row) == row.classValue() ? 0 : 1;
    }
    return (double) wrong / rows.size();
  }

  @Test
  public void fineDetailNeedsMoreCorePoints() throws Exception {
    Instances test = board(8, 2, 1000, 2);
    double few = wrong(Rows.batch("-M 50", board(8, 2, 3000, 1)), test);
    double many = wrong(Rows.batch("", board(8, 2, 3000, 1)), test);
    assertTrue(few + ", " + many, few > 0.3 && many < 0.15);
    double coarse = wrong(Rows.batch("-M 50", board(2, 2, 3000, 1)), board(2, 2, 1000, 2));
    assertTrue("of a coarse board " + coarse, coarse < 0.1);
  }

  @Test
  public void attributesWithoutInformationCountWhereTheScalingIsGiven() throws Exception {
    double plain = wrong(Rows.stream("", board(2, 2, 2000, 1)), board(2, 2, 1000, 2));
    double stream = wrong(Rows.stream("", board(2, 10, 2000, 1)), board(2, 10, 1000, 2));
    double given = wrong(Rows.stream("-N normalise", board(2, 10, 2000, 1)), board(2, 10, 1000, 2));
    double early = wrong(Rows.stream("", board(2, 10, 250, 1)), board(2, 10, 1000, 2));
    assertTrue("stream " + plain + ", " + stream, stream < plain + 0.02);
    assertTrue("given " + given + ", stream " + stream, given > stream + 0.05);
    assertTrue("early " + early + ", stream " + stream, early > stream + 0.05);
  }
}
