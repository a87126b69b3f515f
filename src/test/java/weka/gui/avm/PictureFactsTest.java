package weka.gui.avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.eval.Sketch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.classifiers.evaluation.NominalPrediction;
import weka.classifiers.evaluation.NumericPrediction;
import weka.classifiers.evaluation.Prediction;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.RBP;
import weka.classifiers.functions.avm.report.ModelGraph;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/** What each picture must show; none needs a screen. */
public class PictureFactsTest {

  /** Rows of so many attributes of different ranges, the class by the first two. */
  static Instances data(int attributes, int rows) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < attributes; a++) {
      all.add(new Attribute("attribute with a rather long name, number " + a));
    }
    all.add(new Attribute("two values", List.of("no", "yes")));
    all.add(new Attribute("class", List.of("in", "out")));
    Instances data = new Instances("facts", all, 0);
    data.setClassIndex(attributes + 1);
    Random random = new Random(2);
    for (int i = 0; i < rows; i++) {
      double[] values = random.doubles(attributes + 2).toArray();
      values[attributes + 1] = Math.hypot(values[0] - 0.5, values[1] - 0.5) < 0.4 ? 0 : 1;
      values[attributes] = Math.rint(values[attributes]);
      values[1] = 100 + 50 * values[1];
      data.add(new DenseInstance(1, values));
    }
    return data;
  }

  static AVM model(Instances data, String... options) throws Exception {
    AVM model = new AVM();
    model.setOptions(options);
    model.buildClassifier(data);
    return model;
  }

  private static String svg(Picture picture) {
    return picture.svg(960, 640, Zoom.none());
  }

  private static int count(String regex, String in) {
    return (int) Pattern.compile(regex).matcher(in).results().count();
  }

  @Test
  public void theMapHasEveryCorePointAndMarksWhatIsWrong() throws Exception {
    Instances data = data(2, 700);
    AVM model = model(data, "-D", "0.02", "-G", "20", "-L", "0.01", "-E", "1", "-N", "normalise");
    Sketch sketch = model.pictured(data).sketch();
    assertTrue(sketch.cores().size() > 400);
    assertEquals(model.getMeasure("measureCorePoints"), sketch.cores().size(), 0);
    int wrong = 0;
    for (Instance row : data) {
      wrong += model.classifyInstance(row) == row.classValue() ? 0 : 1;
    }
    assertTrue(wrong > 0);
    assertEquals(wrong, sketch.rows().stream().filter(Sketch.Row::wrong).count());
    String svg = svg(new CoverageMap(sketch));
    assertTrue(svg.contains("wrong: " + wrong + " of 700 rows"));
    assertEquals("two strokes each, and the legend's", 2 * wrong + 2, count("stroke=\"#c00000\"", svg));
    assertTrue(svg.contains("its cell, radius"));
  }

  /** The axes are in the attributes' own units, and a row is where its values are. */
  @Test
  public void anyTwoAttributesCanBeTheAxes() throws Exception {
    Instances data = data(3, 200);
    ModelGraph graph = model(data, "-E", "1", "-N", "normalise", "-D", "0.2").pictured(data);
    assertEquals(4, graph.columns().size());
    Sketch sketch = graph.sketch(1, 3);
    assertEquals(List.of("attribute with a rather long name, number 1", "two values (0 = no, 1 = yes)"), sketch.axes());
    for (int i = 0; i < 200; i++) {
      assertEquals(data.get(i).value(1), sketch.rows().get(i).x(), 1e-6);
      assertEquals(data.get(i).value(3), sketch.rows().get(i).y(), 1e-6);
    }
    double range = data.attributeStats(1).numericStats.max - data.attributeStats(1).numericStats.min;
    assertEquals("half of \u03b4, which is in ranges", 0.1 * range, sketch.cell().across(), 0.05 * range);
    assertEquals(0.1, sketch.cell().up(), 1e-9);
    Picture map = new CoverageMap(graph.sketch(), graph);
    assertEquals(graph.columns(), map.columns());
    assertTrue(svg(map.along(1, 3)).contains("two values (0 = no, 1 = yes)"));
    assertTrue(svg(map.along(1, 3).along(-1, 0)).contains("PC1"));
  }

  /** An attribute that counts less than others is still shown in its own unit, and so is one of its values. */
  @Test
  public void axesDoNotDependOnWhatAttributesCount() throws Exception {
    ArrayList<Attribute> all = new ArrayList<>(List.of(new Attribute("x"), new Attribute("colour", List.of("r", "g", "b")),
        new Attribute("class", List.of("a", "b"))));
    Instances data = new Instances("counts", all, 0);
    data.setClassIndex(2);
    for (int i = 0; i < 60; i++) {
      data.add(new DenseInstance(1, new double[] {100 + i * 7 % 60, i % 3, i * 7 % 60 < 30 ? 0 : 1}));
    }
    Sketch sketch = model(data, "-metric", "0.25,0.5", "-E", "1", "-D", "0.1", "-G", "1", "-L", "0.01", "-N", "normalise")
        .pictured(data).sketch(0, 1);
    for (int i = 0; i < 60; i++) {
      assertEquals(data.get(i).value(0), sketch.rows().get(i).x(), 1e-6);
      assertEquals(data.get(i).value(1) == 0 ? 1 : 0, sketch.rows().get(i).y(), 1e-6);
    }
  }

  @Test
  public void hyperrectanglesAreRectangles() throws Exception {
    Instances data = data(2, 60);
    AVM model = model(data, "-C", "hyperrectangle", "-D", "0.05", "-E", "1", "-N", "normalise");
    Sketch sketch = model.pictured(null).sketch(0, 1);
    assertFalse(sketch.cell().round());
    double range = data.attributeStats(1).numericStats.max - data.attributeStats(1).numericStats.min;
    assertEquals("half a side is \u03b4/\u221ad", 0.05 / Math.sqrt(3), sketch.cell().up() / range, 0.002);
    String svg = svg(new CoverageMap(sketch));
    assertTrue(svg.contains("its cell, a cube"));
    int cells = count("<path d=\"M[^\"]*\" fill=\"#222222\" fill-opacity=\"[^\"]*\" stroke", svg);
    assertEquals(sketch.cores().size(), cells);
  }

  @Test
  public void aPlaneThatShowsLittleSaysSo() throws Exception {
    assertTrue(svg(new CoverageMap(model(data(9, 150), "-E", "1").pictured(null).sketch()))
        .contains("of the variance. What"));
    assertFalse(svg(new CoverageMap(model(data(2, 150), "-E", "1").pictured(null).sketch()))
        .contains("of the variance. What"));
  }

  /** In a small picture long names become smaller and are broken into lines; nothing of them is lost. */
  @Test
  public void axisTitlesAreNeverCut() throws Exception {
    ModelGraph graph = model(data(3, 80), "-E", "1").pictured(null);
    for (int width : new int[] {1200, 500, 330}) {
      Picture map = new CoverageMap(graph.sketch(0, 1));
      StringBuilder words = new StringBuilder();
      Matcher texts = Pattern.compile("<text[^>]*>([^<]*)</text>").matcher(map.svg(width, 300, Zoom.none()));
      while (texts.find()) {
        words.append(texts.group(1)).append(' ');
      }
      for (int a = 0; a < 2; a++) {
        String title = "attributewitharatherlongname,number" + a;
        assertTrue(words.toString(), words.toString().replace(" ", "").contains(title));
      }
    }
  }

  @Test
  public void theLearningCurveIsAMeanWithABandAndNamesAllItShows() {
    List<Sketch.CurvePoint> curve = new ArrayList<>();
    for (int i = 1; i <= 240; i++) {
      curve.add(new Sketch.CurvePoint(10 * i, i % 2 == 0 ? 0.1 : 0.3, i));
    }
    Sketch sketch = new Sketch("AVM", "r", "c", List.of("a", "b"), "", null, 0, List.of("", ""), 1, List.of(), List.of(),
        new Sketch.Grid(0, 1, 0, 1, 1, List.of(0.0), List.of(0.0)), curve,
        new avm.eval.Distances("rows", 0, 1, List.of(), 0, 1));
    Picture picture = Charts.curve(sketch);
    String svg = svg(picture);
    for (String name : List.of("share of mistakes, mean of 210 rows", "two standard errors of that mean", "stored vectors")) {
      assertTrue(name, svg.contains(name));
    }
    String about = picture.about(500, 300, 960, 640, Zoom.none());
    double mean = Double.parseDouble(about.replaceAll("(?s).*mean of 210 rows ([\\d.]+).*", "$1"));
    assertEquals(0.2, mean, 0.006);
  }

  /** Predictions that are as sure as they should be lie on the diagonal; boasting ones do not. */
  @Test
  public void reliabilityShowsWhatWasObserved() throws Exception {
    Random random = new Random(3);
    List<Prediction> honest = new ArrayList<>();
    List<Prediction> boasting = new ArrayList<>();
    List<Prediction> numbers = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      double p = random.nextDouble();
      int truth = random.nextDouble() < p ? 1 : 0;
      honest.add(new NominalPrediction(truth, new double[] {1 - p, p}));
      boasting.add(new NominalPrediction(truth, p > 0.5 ? new double[] {0.01, 0.99} : new double[] {0.99, 0.01}));
      numbers.add(new NumericPrediction(10 * p, 10 * p + 1));
    }
    assertTrue(off(Reliability.of("", "all", honest)) < 0.03);
    assertEquals(0.24, off(Reliability.of("", "all", boasting)), 0.02);
    assertTrue(svg(Reliability.of("", "all", numbers)).contains("RMSE 1.000, mean of predicted minus observed 1.00"));
    assertTrue(svg(Reliability.of("", "all", List.of())).contains("There are no predictions."));
  }

  private static double off(Picture picture) {
    return Double.parseDouble(svg(picture).replaceAll("(?s).*off by ([\\d.]+) on average.*", "$1"));
  }

  @Test
  public void theHistogramOfDistancesSaysWhereDeltaIs() throws Exception {
    Instances data = data(2, 300);
    Sketch sketch = model(data, "-D", "0.3", "-G", "4", "-L", "0.01", "-N", "normalise", "-E", "1").pictured(data).sketch();
    assertEquals(0.3, sketch.distances().delta(), 0);
    assertEquals(0.5, sketch.distances().width(), 0);
    assertEquals(1, sketch.distances().shares().stream().mapToDouble(share -> share).sum(), 1e-9);
    String svg = svg(Charts.distances(sketch));
    assertTrue(svg, svg.contains("\u03b4, a cell's diameter: 0.300; ") && svg.contains("kernel's width: 0.500; "));
    double below = Double.parseDouble(svg.replaceAll("(?s).*0\\.300; ([\\d.]+)% of pairs.*", "$1"));
    int near = 0;
    int pairs = 0;
    double range = data.attributeStats(1).numericStats.max - data.attributeStats(1).numericStats.min;
    double first = data.attributeStats(0).numericStats.max - data.attributeStats(0).numericStats.min;
    for (int i = 0; i < 300; i++) {
      for (int j = 0; j < i; j++, pairs++) {
        double dx = (data.get(i).value(0) - data.get(j).value(0)) / first;
        double dy = (data.get(i).value(1) - data.get(j).value(1)) / range;
        near += Math.hypot(Math.hypot(dx, dy), data.get(i).value(2) - data.get(j).value(2)) < 0.3 ? 1 : 0;
      }
    }
    assertEquals(100.0 * near / pairs, below, 1.5);
  }

  /** The product kernel is one of Manhattan distances, and the histogram of Euclid's. */
  @Test
  public void aWidthInOtherDistancesIsNotMarked() throws Exception {
    Instances data = data(2, 60);
    Sketch sketch = model(data, "-D", "0.3", "-G", "4", "-L", "0.01", "-N", "normalise", "-E", "1", "-K", "productLaplacian").pictured(data).sketch();
    String svg = svg(Charts.distances(sketch));
    assertTrue(svg, svg.contains("a cell's diameter") && !svg.contains("kernel's width"));
    RBP rbp = new RBP();
    rbp.setOptions(new String[] {"-K", "productLaplacian"});
    rbp.buildClassifier(data);
    svg = svg(Charts.distances(rbp.pictured(data).sketch()));
    assertTrue(svg, svg.contains("at that distance") && !svg.contains("diameter") && !svg.contains("NaN"));
    assertFalse("vectors without circles", svg(new CoverageMap(rbp.pictured(data).sketch())).contains("its cell"));
  }

  @Test
  public void theWeightsAreBarsTheLongestFirst() {
    double[] weights = new double[40];
    Arrays.setAll(weights, i -> (i * 7) % 40);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      names.add("attribute " + i);
    }
    Picture picture = new WeightsPicture("Which attributes count", "", names, weights);
    String svg = svg(picture);
    assertTrue(svg.indexOf("attribute 17<") < svg.indexOf("attribute 34<"));
    assertTrue(svg.contains("the largest 24 of 40") && !svg.contains(">attribute 0<"));
    assertEquals("attribute 17\n39.0", picture.about(500, 80, 960, 640, Zoom.none()));
  }

  /** An interrupt, which the button Stop sends, ends the work and not only the waiting. */
  @Test(timeout = 60_000)
  public void theTradeOffCanBeStopped() throws Exception {
    Instances data = data(3, 600);
    AVM model = model(data, "-E", "1");
    List<String> notes = Collections.synchronizedList(new ArrayList<>());
    AtomicReference<Exception> ended = new AtomicReference<>();
    Thread work = new Thread(() -> {
      try {
        TradeOff.of(model, data, (soFar, share, note) -> {
          notes.add(note);
          Thread.currentThread().interrupt();
        });
      } catch (Exception e) {
        ended.set(e);
      }
    });
    work.start();
    work.join();
    assertEquals(List.of("1 of at most 9 models trained"), notes);
    assertTrue("" + ended.get(), ended.get() != null);
  }
}
