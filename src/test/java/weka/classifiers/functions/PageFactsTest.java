package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.learn.OutputKind;
import avm.learn.Settings;
import avm.store.CoreSet;
import avm.weights.Coefficients;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instance;
import weka.core.Instances;

/** What the pages say of AVM's behaviour and no other test is about. */
public class PageFactsTest {
  private static String line(OnlineClassifier learner, String name) {
    return learner.toString().lines().filter(line -> line.startsWith(name)).findFirst().orElse("");
  }

  /** README: where -K auto tries no other kernel it is gaussian; of few rows learned together, Gaussian is not tried. */
  @Test
  public void autoIsGaussianWhereKernelsAreNotTried() throws Exception {
    Instances rows = Rows.rows(150, 2, 1);
    for (String options : new String[] {"-E 2", "-G 1", "-D 0.3", "-single", "-paper"}) {
      assertTrue(options, line(Rows.batch(options, rows), "Kernel").contains(" gaussian"));
    }
    assertTrue(line(Rows.stream("", rows), "Kernel").contains(" gaussian"));
    assertTrue(line(Rows.batch(new RBP(), rows), "Kernel").contains(" gaussian"));
    assertFalse(line(Rows.batch("", rows), "Kernel").contains(" gaussian"));
  }

  /** The guide's FAQ: a saved model contains rows of the data. */
  @Test
  public void corePointsAreRowsOfTheData() throws Exception {
    Instances rows = Rows.numbers(3);
    Set<String> all = new HashSet<>();
    for (int i = 0; i < 80; i++) {
      double[] x = {i % 7, i % 11, i % 2};
      Rows.add(rows, x[0], x[1], x[2], 0);
      all.add(x[0] + "," + x[1] + "," + x[2]);
    }
    for (AVM avm : new AVM[] {Rows.batch("-N none", rows), Rows.stream("-N none -D 0.5 -G 0.1 -L 0.01 -M 20", rows)}) {
      CoreSet cores = avm.model().learner().cores();
      assertTrue(cores.size() > 5);
      for (int i = 0; i < cores.size(); i++) {
        double[] x = new double[3];
        Point point = cores.point(i);
        for (int k = 0; k < point.size(); k++) {
          x[point.column(k)] = point.value(k);
        }
        assertTrue(Arrays.toString(x), all.contains(x[0] + "," + x[1] + "," + x[2]));
      }
    }
  }

  /** algorithms.md, Intervals: of a model they are equally wide, and without bounds before the first row. */
  @Test
  public void intervalsAreEquallyWide() throws Exception {
    Instances rows = Rows.rows(200, 0, 1);
    assertArrayEquals(new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY},
        Rows.stream("", Rows.header(0)).predictIntervals(rows.instance(0), 0.9)[0], 0);
    for (AVM avm : new AVM[] {Rows.stream("", rows), Rows.stream("-L 0.001", rows), Rows.batch("", rows)}) {
      double first = Double.NaN;
      for (Instance row : rows) {
        double[] ends = avm.predictIntervals(row, 0.9)[0];
        first = Double.isNaN(first) ? ends[1] - ends[0] : first;
        assertEquals(first, ends[1] - ends[0], 1e-9 * first);
      }
      assertTrue(first > 0);
    }
  }

  /** README, the other learners: γ is one over the median squared distance, here of rows in two places. */
  @Test
  public void gammaOfOtherLearnersIsOneOverTheMedianSquaredDistance() throws Exception {
    Instances rows = Rows.numbers(2);
    for (int i = 0; i < 60; i++) {
      Rows.add(rows, i % 2 == 0 ? 0 : 3, i % 2 == 0 ? 0 : 4, i % 2);
    }
    for (OnlineClassifier learner : new OnlineClassifier[] {new RBP(), new OGD(), new FOGD(), new NOGD()}) {
      Rows.batch(Rows.with(learner, "-N none"), rows);
      assertEquals(1.0 / 25, learner.model().settings().gamma(), 1e-12);
    }
  }

  /** The guide: the line Projections is there for l2 with -I 0 only. */
  @Test
  public void projectionsAreSaidForTheSquaredLossWithoutAnOffset() throws Exception {
    Instances rows = Rows.rows(100, 0, 1);
    assertTrue(line(Rows.batch("-E 1 -L 0.01 -I 0", rows), "Projections").matches("Projections +[1-9].*"));
    for (String options : new String[] {"-E 1 -L 0.01", "-E 1 -L 0.01 -I 0 -F l1", ""}) {
      assertEquals(options, "", line(Rows.batch(options, rows), "Projections"));
    }
  }

  /** The guide and README: what -paper is, and what it leaves alone. */
  @Test
  public void thePapersAlgorithm() throws Exception {
    Instances rows = Rows.rows(120, 2, 1);
    AVM avm = Rows.batch("-paper", rows);
    Settings paper = avm.model().settings();
    assertEquals(0, paper.neighbours());
    assertEquals(0, paper.offset(), 0);
    assertEquals(0, paper.linear(), 0);
    assertEquals(OutputKind.LAST, paper.output());
    assertEquals("one pass", 120, avm.getMeasure("measureSteps"), 0);
    assertEquals("lambda is 1/N", 1.0 / 120, paper.lambda(), 1e-15);
    Settings usual = Rows.batch("-E 1", rows).model().settings();
    assertEquals(usual.loss(), paper.loss());
    assertEquals(usual.limit(), paper.limit());
    AVM other = Rows.batch("-paper -A average -E 3", rows);
    assertEquals(OutputKind.AVERAGE, other.model().settings().output());
    assertEquals(360, other.getMeasure("measureSteps"), 0);
  }

  /**
   * algorithms.md, Experts: four weight vectors in each core set and three experts without one. There are normalised core
   * sets of three γ, a standardised one, one by quantiles and the linear function, also in the warm-up; after 256 rows two with a
   * metric; and after 2,000 rows three of them and the linear function.
   */
  @Test
  public void soManyExpertsArePooled() throws Exception {
    Instances rows = Rows.numbers(3);
    Random random = new Random(2);
    for (int i = 0; i < 2100; i++) {
      double[] x = random.doubles(4).toArray();
      x[3] = x[0] + 0.2 * random.nextGaussian() > x[1] * x[2] ? 1 : 0;
      Rows.add(rows, x);
    }
    AVM avm = Rows.stream("-W 400", new Instances(rows, 0, 250));
    assertEquals(6 * 4 + 3, pooled(avm));
    Rows.update(avm, rows, 250, 1000);
    assertEquals(8 * 4 + 3, pooled(avm));
    Rows.update(avm, rows, 1000, 2100);
    assertEquals(4 * 4 + 3, pooled(avm));
    rows.forEach(row -> row.setValue(2, Math.floor(5 * row.value(2))));
    assertEquals("one more for whole numbers", 7 * 4 + 3, pooled(Rows.stream("-W 400", new Instances(rows, 0, 250))));
  }

  private static int pooled(AVM avm) {
    return Integer.parseInt(line(avm, "Experts").replaceAll("Experts +(\\d+) predictions.*", "$1"));
  }

  /** algorithms.md, Single precision: a core point far from the origin ends it, and the page no longer says it. */
  @Test
  public void thePageSaysWhetherRowsAreComparedInSinglePrecision() throws Exception {
    Instances rows = Rows.rows(100, 2, 1);
    AVM avm = Rows.stream("-single -N none -G 1 -D 0.5 -L 0.01", rows);
    assertTrue(line(avm, "Kernel").contains("in single precision"));
    Instance far = (Instance) rows.get(0).copy();
    far.setDataset(rows);
    far.setValue(0, 1e4);
    avm.updateClassifier(far);
    assertFalse(line(avm, "Kernel").contains("in single precision"));
    assertFalse(line(Rows.stream("-N none -G 1 -D 0.5 -L 0.01", rows), "Kernel").contains("in single precision"));
  }

  /** algorithms.md, V: it is λt times a coefficient. */
  @Test
  public void theStoredValuesAreWholeNumbersWithTheseLosses() throws Exception {
    for (String loss : new String[] {"hinge", "l1", "epsilonInsensitive", "logistic"}) {
      Instances rows = Rows.rows(150, loss.matches("hinge|logistic") ? 2 : 0, 1);
      AVM avm = Rows.batch("-E 1 -J 0 -I 0 -L 0.01 -G 1 -D 0.3 -N normalise -U 0 -F " + loss, rows);
      Coefficients w = avm.model().learner().expansion().weights().coefficients();
      double off = 0;
      for (int i = 0; i < avm.model().learner().cores().size(); i++) {
        double v = w.coefficient(0, i) * 0.01 * w.steps();
        off = Math.max(off, Math.abs(v - Math.rint(v)));
      }
      assertEquals(loss + " " + off, !loss.equals("logistic"), off < 1e-9);
    }
  }

  /** The guide: the page and the map of a stream with experts are those of the core set that is trusted most. */
  @Test
  public void thePageAndTheMapShowTheCoreSetThatIsTrustedMost() throws Exception {
    Instances rows = AVMExpertsTest.rows(1300, true, true);
    AVM avm = Rows.stream("", rows);
    Matcher sets = Pattern.compile("gamma ([\\d.]+), ([\\d,]+) core points: (\\d+)%").matcher(avm.toString());
    int most = -1;
    String cores = "";
    Set<String> sizes = new HashSet<>();
    while (sets.find()) {
      sizes.add(sets.group(2));
      cores = Integer.parseInt(sets.group(3)) > most ? sets.group(2) : cores;
      most = Math.max(most, Integer.parseInt(sets.group(3)));
    }
    assertTrue("sizes that can be told apart: " + sizes, sizes.size() > 1);
    int size = Integer.parseInt(cores.replace(",", ""));
    assertEquals(avm.toString(), size, avm.getMeasure("measureCorePoints"), 0);
    assertEquals(size, avm.pictured(rows).sketch().corePoints());
    assertEquals(size, avm.pictured(rows).sketch().cores().size());
  }

  /** algorithms.md, Probabilities: with the logistic loss in a stream scores are not stretched; with others they are. */
  @Test
  public void theSlopeOfAStreamIsOneWithTheLogisticLoss() throws Exception {
    Instances rows = Rows.rows(300, 2, 1);
    assertEquals(1, Rows.stream("-L 0.001", rows).model().slope(), 0);
    assertTrue(Math.abs(Rows.stream("-L 0.001 -F hinge", rows).model().slope() - 1) > 0.01);
    assertTrue(Math.abs(Rows.batch("", rows).model().slope() - 1) > 0.001);
  }
}
