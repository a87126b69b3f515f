package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/** Default options on data that once gave wrong results. */
public class AVMRightTest {
  private static Instances header(int attributes, boolean nominal) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < attributes; a++) {
      all.add(new Attribute("x" + a));
    }
    all.add(nominal ? new Attribute("y", List.of("no", "yes")) : new Attribute("y"));
    Instances header = new Instances("generated", all, 0);
    header.setClassIndex(attributes);
    return header;
  }

  /** y = a + 0.1b, no noise. */
  private static Instances linear(long seed, int n) {
    Instances rows = header(2, false);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      double a = random.nextGaussian();
      double b = random.nextGaussian();
      rows.add(new DenseInstance(1, new double[] {a, b, a + 0.1 * b}));
    }
    return rows;
  }

  /** A rule of two of five attributes, or none; every row may be there several times. */
  private static Instances classes(long seed, int distinct, int n, boolean rule) {
    Instances rows = header(5, true);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      if (i >= distinct) {
        rows.add(rows.get(random.nextInt(distinct)));
        continue;
      }
      double[] values = random.doubles(6, -1, 1).toArray();
      values[5] = (rule ? values[0] * values[1] > 0 : random.nextInt(4) == 0) ? 1 : 0;
      rows.add(new DenseInstance(1 + random.nextInt(3), values));
    }
    return rows;
  }

  private static double rmse(AVM avm, Instances rows) throws Exception {
    double sum = 0;
    for (Instance row : rows) {
      sum += Math.pow(avm.classifyInstance(row) - row.classValue(), 2);
    }
    return Math.sqrt(sum / rows.size());
  }

  private static double wrong(AVM avm, Instances rows) throws Exception {
    double wrong = 0;
    for (Instance row : rows) {
      wrong += avm.classifyInstance(row) == row.classValue() ? 0 : 1.0 / rows.size();
    }
    return wrong;
  }

  private static AVM trained(Instances rows) throws Exception {
    AVM avm = new AVM();
    avm.buildClassifier(rows);
    return avm;
  }

  /** A wide kernel needs few cells, but two of them leave out a direction. */
  @Test
  public void aSmallLinearSetIsNotPredictedByItsMean() throws Exception {
    long[][] sets = {{2, 100}, {3, 100}, {16, 100}, {11, 50}, {16, 50}, {27, 50}, {42, 50}, {41, 200}};
    for (long[] set : sets) {
      Instances rows = linear(set[0], (int) set[1]);
      assertTrue("seed " + set[0] + ", " + set[1] + " rows", rmse(trained(rows), rows) < 0.1);
    }
  }

  @Test
  public void weightsMayHaveAnyScale() throws Exception {
    for (boolean stream : new boolean[] {false, true}) {
      Instances rows = classes(1, 250, 250, true);
      double[][] expected = null;
      for (double scale : new double[] {1, 1e-12, 1.0 / rows.size(), 1e12, 1e40}) {
        Instances scaled = new Instances(rows);
        scaled.forEach(row -> row.setWeight(scale * row.weight()));
        AVM avm = trained(stream ? new Instances(rows, 0) : scaled);
        for (int i = 0; stream && i < scaled.size(); i++) {
          avm.updateClassifier(scaled.get(i));
        }
        double[][] found = avm.distributionsForInstances(rows);
        expected = expected == null ? found : expected;
        for (int i = 0; i < found.length; i++) {
          assertEquals("weights times " + scale, expected[i][0], found[i][0], 1e-9);
        }
      }
    }
  }

  /**
   * A batch of 200 rows of 200 classes took 23 seconds of the processor once, and a row of a stream 27. All threads count, since
   * training has its own; the first batch warms the JVM up.
   */
  @Test
  public void manyClassesDoNotStallTraining() throws Exception {
    Instances rows = header(4, false);
    List<String> names = IntStream.range(0, 200).mapToObj(c -> "c" + c).toList();
    rows.setClassIndex(-1);
    rows.replaceAttributeAt(new Attribute("y", names), 4);
    rows.setClassIndex(4);
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      rows.add(new DenseInstance(1, random.doubles(5).map(v -> 200 * v).map(Math::floor).toArray()));
    }
    trained(rows);
    double start = processSeconds();
    trained(rows);
    double seconds = processSeconds() - start;
    assertTrue("a batch in " + seconds + " s", seconds < 5);
    AVM stream = trained(new Instances(rows, 0));
    for (Instance row : rows) {
      start = processSeconds();
      stream.updateClassifier(row);
      seconds = processSeconds() - start;
      assertTrue("a row in " + seconds + " s", seconds < 2);
    }
  }

  private static double processSeconds() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime() / 1e9;
  }

  /** A copy among the rows held out says nothing about rows to come. */
  @Test
  public void copiesOfRowsAreNoProofOfARule() throws Exception {
    double error = wrong(trained(classes(3, 200, 600, false)), classes(4, 1000, 1000, false));
    assertTrue("error " + error, error < 0.3);
    error = wrong(trained(classes(5, 200, 600, true)), classes(6, 1000, 1000, true));
    assertTrue("error " + error, error < 0.15);
  }

  /** Rows of one nominal attribute are alike, and yet no copies: none of its values is left if they are held out together. */
  @Test
  public void oneNominalAttributeIsLearned() throws Exception {
    Attribute answer = new Attribute("test", List.of("negative", "positive"));
    Instances rows = new Instances("tested", new ArrayList<>(List.of(answer, new Attribute("ill", List.of("no", "yes")))), 0);
    rows.setClassIndex(1);
    Random random = new Random(2);
    for (int i = 0; i < 300; i++) {
      double ill = random.nextInt(4) == 0 ? 1 : 0;
      rows.add(new DenseInstance(1, new double[] {random.nextInt(7) == 0 ? 1 - ill : ill, ill}));
    }
    assertEquals(1.0 / 7, wrong(trained(rows), rows), 0.05);
  }

  /** On noise nothing beats the more frequent class; the page says what was compared. */
  @Test
  public void aPlainerModelTakesThePlaceOfAWorseOne() throws Exception {
    AVM avm = trained(classes(7, 60, 60, false));
    assertTrue(avm.toString(), avm.toString().contains("of a constant"));
    assertTrue(wrong(avm, classes(8, 1000, 1000, false)) < 0.3);
  }

  /** Of noise, a constant takes the place of some models, but of none whose γ or μ was given. */
  @Test
  public void gammaOrALinearPartKeepsTheModel() throws Exception {
    int replaced = 0;
    for (int seed = 0; seed < 10; seed++) {
      Instances noise = header(3, true);
      Random random = new Random(seed);
      for (int i = 0; i < 60; i++) {
        noise.add(new DenseInstance(1, new double[] {random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextInt(2)}));
      }
      replaced += trained(noise).toString().contains(" alone, ") ? 1 : 0;
      assertFalse(Rows.batch("-G 1", noise).toString().contains(" alone, "));
      assertFalse(Rows.batch("-U 0.3", noise).toString().contains(" alone, "));
    }
    assertTrue(replaced + " of 10", replaced > 0);
  }

  /** The mean squared error of rows 2,000 to 2,200 of a stream, row 2,000 having such a class, the later ones such a shift. */
  private static double after(double wild, double shift) throws Exception {
    Instances header = header(3, false);
    AVM avm = trained(header);
    Random random = new Random(9);
    double sum = 0;
    for (int i = 0; i < 2200; i++) {
      double[] values = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), 0};
      values[3] = i == 2000 ? wild : Math.sin(2 * values[0]) + values[1] + 0.1 * random.nextGaussian() + (i < 2000 ? 0 : shift);
      Instance row = new DenseInstance(1, values);
      row.setDataset(header);
      sum += i > 2000 ? Math.pow(avm.classifyInstance(row) - values[3], 2) / 200 : 0;
      avm.updateClassifier(row);
    }
    return sum;
  }

  @Test
  public void aWildTargetCostsLittle() throws Exception {
    double usual = after(0, 0);
    assertTrue(after(1000, 0) < 2 * usual);
    assertTrue(after(-1e9, 0) < 2 * usual);
    assertTrue("a change for good is learned", after(50, 50) < 0.2 * 50 * 50);
  }
}
