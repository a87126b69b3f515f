package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static weka.classifiers.functions.GuideFactsTest.assertSays;

import avm.learn.Settings;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Properties;
import java.util.Random;
import org.junit.Test;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Option;
import weka.core.SerializationHelper;
import weka.core.WekaPackageManager;
import weka.core.packageManagement.DefaultPackage;

/** What the guide and other pages say of how AVM behaves, in their words, where no other test is about it. */
public class BehaviourFactsTest {
  private static final String GUIDE = "doc/guide.md";
  private static final String JAVA = "java.specification.version";

  private static double cores(AVM avm) {
    return avm.getMeasure("measureCorePoints");
  }

  /** Weka looks at Description.props before it loads a package. */
  @Test
  public void anOlderJavaSkipsThePackage() throws Exception {
    Properties description = new Properties();
    try (InputStream in = Files.newInputStream(Path.of(System.getProperty("avm.basedir"), "Description.props"))) {
      description.load(in);
    }
    DefaultPackage here = new DefaultPackage(null, null, description);
    String before = System.getProperty(JAVA);
    try {
      for (String java : new String[] {"1.8", "11", "16", "17", "21"}) {
        System.setProperty(JAVA, java);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        boolean loads = WekaPackageManager.vmVersionCheck(here, new PrintStream(said, true));
        assertEquals(java, Double.parseDouble(java) >= 17, loads);
        assertEquals(java + said, !loads, said.toString().contains("approximationVectorMachines"));
      }
    } finally {
      System.setProperty(JAVA, before);
    }
    assertSays(GUIDE, "on Java 17 or later. On an older Java, Weka skips the package and says so.");
  }

  @Test
  public void helpListsTheOptions() throws Exception {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setOut(new PrintStream(said, true));
    System.setErr(System.out);
    try {
      new AVM().run(new AVM(), new String[] {"-h"});
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    for (Object option : Collections.list(new AVM().listOptions())) {
      String synopsis = ((Option) option).synopsis();
      assertTrue(synopsis + " is not in " + said, said.toString().contains(synopsis));
    }
    assertSays(GUIDE, "`java -cp weka.jar weka.Run .AVM -h` lists the options");
  }

  @Test
  public void withoutNeighboursTheErrorIsNotTracked() throws Exception {
    Instances rows = Rows.rows(100, 2, 1);
    assertTrue(Rows.batch(Rows.GIVEN, rows).toString().contains("off by"));
    assertFalse(Rows.batch(Rows.GIVEN + "-J 0", rows).toString().contains("off by"));
    assertSays(GUIDE, "With `-J 0` the error is not tracked");
  }

  /** Noise, of which a tenth has the second class. */
  @Test
  public void balancedClassesAreEquallyLikely() throws Exception {
    Instances rows = Rows.numbers(2);
    Random random = new Random(3);
    for (int i = 0; i < 900; i++) {
      Rows.add(rows, random.nextDouble(), random.nextDouble(), random.nextInt(10) == 0 ? 1 : 0);
    }
    for (boolean stream : new boolean[] {false, true}) {
      assertEquals(0.1, rare("", rows, stream), 0.03);
      assertEquals(0.5, rare("-class-weights balanced", rows, stream), 0.1);
    }
    assertSays(GUIDE, "The probabilities are then about those of equally frequent classes");
  }

  /** The mean probability of the second class of the later rows, which a stream has not yet learned. */
  private static double rare(String options, Instances rows, boolean stream) throws Exception {
    AVM avm = Rows.avm(options);
    avm.buildClassifier(stream ? new Instances(rows, 0) : new Instances(rows, 0, 400));
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      sum += i < 400 ? 0 : avm.distributionForInstance(rows.get(i))[1];
      if (stream) {
        avm.updateClassifier(rows.get(i));
      }
    }
    return sum / (rows.size() - 400);
  }

  @Test
  public void anotherOrderOfRowsGivesAnotherModel() throws Exception {
    Instances rows = Rows.rows(150, 2, 1);
    Instances back = new Instances(rows, 0);
    for (int i = rows.size() - 1; i >= 0; i--) {
      back.add(rows.get(i));
    }
    assertTrue(Rows.differ(Rows.batch("", rows), Rows.batch("", back), rows));
    assertTrue(Rows.differ(Rows.stream("", rows), Rows.stream("", back), rows));
    assertSays(GUIDE, "Another order of rows gives another model");
  }

  /** Of 150 rows five core points are left. */
  @Test
  public void theRowsOfTheWarmUpAreKeptUntilItEnds() throws Exception {
    Instances rows = Rows.rows(150, 2, 1);
    AVM avm = Rows.stream("-W 150 -M 5 -L 0.01", new Instances(rows, 0, 149));
    int before = bytes(avm);
    avm.updateClassifier(rows.get(149));
    assertTrue(before + " and " + bytes(avm) + " bytes", before > 2 * bytes(avm));
    assertSays(GUIDE, "training keeps the first `-W` rows until the warm-up ends");
  }

  private static int bytes(AVM avm) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SerializationHelper.write(out, avm);
    return out.size();
  }

  /** Values of −2 to 2, 0.5 at most when they are normalised: they are cut at 1, which is 4; those of 8 to 16 are cut at 16. */
  @Test
  public void valuesFarBeyondTheRangeOfTheFirstRowsAreCut() throws Exception {
    for (double end : new double[] {4, 16}) {
      Instances rows = Rows.numbers(1);
      for (int i = 0; i <= 100; i++) {
        double share = i * 37 % 101 / 100.0;
        Rows.add(rows, end == 4 ? 4 * share - 2 : 8 + 8 * share, share < 0.5 ? 0 : 1);
      }
      AVM avm = Rows.stream("-N normalise -G 0.3 -L 0.001 -W 101", rows);
      double[] at = distribution(avm, rows, end);
      assertArrayEquals(at, distribution(avm, rows, end + 0.5), 0);
      assertTrue(at[0] != distribution(avm, rows, end - 0.5)[0]);
    }
    assertSays("doc/model-card.md", "far outside the range of a stream's first thousand rows: they are cut.");
    assertSays("doc/algorithms.md", "a scaled value is cut at the size of the largest that scaling was fitted to, or at 1 if this is larger");
  }

  private static double[] distribution(AVM avm, Instances rows, double value) throws Exception {
    Instance row = (Instance) rows.get(0).copy();
    row.setDataset(rows);
    row.setValue(0, value);
    return avm.distributionForInstance(row);
  }

  @Test
  public void fewRowsAreNearlyAllCorePoints() throws Exception {
    Instances rows = Rows.rows(60, 2, 1);
    AVM avm = Rows.batch("", rows);
    assertTrue(cores(avm) + " core points", cores(avm) > 50);
    assertTrue(cores(Rows.batch("-M 20", rows)) <= 20);
    assertSays(GUIDE, "| nearly as many core points as rows | usual for few rows. `-M` limits them |");
  }

  @Test
  public void aGivenDeltaDoublesAtTheLimit() throws Exception {
    AVM avm = Rows.batch("-D 0.02 -M 20", Rows.rows(200, 2, 1));
    assertTrue(avm.toString(), avm.toString().matches("(?s).*\\(0\\.02 doubled \\dx by -M 20\\).*"));
    assertSays(GUIDE, "If `-D` is given, δ doubles at the limit");
  }

  /** Rows in two places, 5 apart: m is 25, and distances have no spread. */
  @Test
  public void whatAStreamAndThePaperDoWithoutASearch() throws Exception {
    Instances rows = Rows.numbers(2);
    for (int i = 0; i < 60; i++) {
      Rows.add(rows, i % 2 * 3, i % 2 * 4, i % 2);
    }
    Settings paper = Rows.batch("-paper -N none", rows).model().settings();
    assertEquals(1.0 / 25, paper.gamma(), 1e-12);
    assertEquals(2 * 5, paper.delta(), 1e-4);
    assertEquals(1.0 / 50_000, Rows.stream("-paper -N none -W 50", rows).model().settings().lambda(), 1e-18);
    Settings stream = Rows.stream("-A last -N none -W 50", rows).model().settings();
    assertEquals(2.0 / 25, stream.gamma(), 1e-12);
    assertEquals(0.1 / 50_000, stream.lambda(), 1e-18);
    assertEquals(0, stream.linear(), 0);
    assertSays("doc/algorithms.md", "δ is twice the mean distance of pairs minus twice their standard deviation");
    assertSays("doc/algorithms.md", "γ is 2/m, λ is 0.1/50,000, and there is no linear part");
  }

  @Test
  public void passesAreManyIfRowsAreFew() throws Exception {
    String given = "-J 0 -G 1 -L 0.01 -D 0.3 ";
    assertEquals(100 * 100, Rows.batch(given, Rows.rows(100, 2, 1)).getMeasure("measureSteps"), 0);
    assertEquals(60_000, Rows.batch(given, Rows.rows(1000, 2, 1)).getMeasure("measureSteps"), 0);
    assertSays("doc/algorithms.md", "about 60,000 steps on small data, but at most 100 passes");
  }
}
