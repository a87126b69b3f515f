package weka.classifiers.functions;

import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Random;
import org.junit.Test;
import weka.classifiers.Evaluation;
import weka.core.Attribute;
import weka.core.Instances;

/** The product kernel: where it is chosen, and what it is good for. */
public class AVMProductTest {
  private static final String PRODUCT = "productLaplacian";

  /** Six attributes; steps along each of three of them, or a wave along a slanted direction. */
  private static Instances rows(int n, boolean steps) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int j = 0; j < 7; j++) {
      attributes.add(new Attribute("x" + j));
    }
    Instances rows = new Instances("generated", attributes, n);
    rows.setClassIndex(6);
    Random random = new Random(4);
    for (int i = 0; i < n; i++) {
      double[] x = new double[7];
      for (int j = 0; j < 6; j++) {
        x[j] = random.nextDouble();
      }
      x[6] = steps ? Math.floor(5 * x[0]) + Math.floor(4 * x[1]) * (x[2] > 0.6 ? 1 : -1)
          : 2 * Math.sin(3 * (x[0] + x[1] - x[2] - x[3]));
      x[6] += 0.3 * random.nextGaussian();
      Rows.add(rows, x);
    }
    return rows;
  }

  private static double error(AVM avm, Instances test) throws Exception {
    Evaluation evaluation = new Evaluation(test);
    evaluation.evaluateModel(avm, test);
    return evaluation.rootMeanSquaredError();
  }

  private static String kernel(AVM avm) {
    return avm.toString().lines().filter(line -> line.startsWith("Kernel")).findFirst().orElseThrow();
  }

  @Test
  public void isChosenForStepsAlongAttributes() throws Exception {
    Instances all = rows(4500, true);
    Instances test = new Instances(all, 2500, 2000);
    for (int n : new int[] {300, 2500}) {
      Instances train = new Instances(all, 0, n);
      AVM auto = Rows.batch("", train);
      assertTrue(kernel(auto), kernel(auto).contains(PRODUCT));
      for (String other : new String[] {"laplacian", "matern32"}) {
        double error = error(Rows.batch("-K " + other, train), test);
        assertTrue(error(auto, test) + " and " + error, error(auto, test) < 0.95 * error);
      }
    }
  }

  @Test
  public void isNotChosenForASlantedWave() throws Exception {
    for (int n : new int[] {300, 2500}) {
      assertTrue(!kernel(Rows.batch("", rows(n, false))).contains(PRODUCT));
    }
  }

  /** Training pass by pass, streams and other learners take it as any kernel, and sparse rows give the same model. */
  @Test
  public void isAKernelLikeOthers() throws Exception {
    Instances rows = Rows.rows(300, 3, 2);
    for (String options : new String[] {"-E 2", "-D 0.3 -G 1.5 -L 0.002 -J 0 -E 2", ""}) {
      AVM product = Rows.batch("-K productLaplacian " + options, rows);
      Rows.assertSame("sparse", product, Rows.batch("-K productLaplacian " + options, Rows.sparse(rows)), rows);
      assertTrue(Rows.differ(product, Rows.batch("-K laplacian " + options, rows), rows));
    }
    assertTrue(Rows.differ(Rows.stream("-K productLaplacian -L 0.001 -G 2", rows), Rows.stream("-K laplacian -L 0.001 -G 2", rows), rows));
  }
}
