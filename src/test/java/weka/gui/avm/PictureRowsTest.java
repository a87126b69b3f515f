package weka.gui.avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.eval.Distances;
import avm.eval.Sketch;
import avm.store.CoreSet;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;
import weka.gui.Logger;
import weka.knowledgeflow.Data;
import weka.knowledgeflow.StepManager;
import weka.knowledgeflow.StepManagerImpl;
import weka.knowledgeflow.steps.AVMPlotter;

/** Which rows the reliability of a flow is about, and how dark the cells of a map are; none needs a screen. */
public class PictureRowsTest {
  /** A model with all settings given, so that training takes no time. */
  private static AVM model(Instances data) throws Exception {
    return PictureFactsTest.model(data, "-N", "none", "-G", "4", "-D", "0.5", "-L", "0.01", "-E", "1");
  }

  private static AVMPlotter step() {
    AVMPlotter step = new AVMPlotter();
    StepManagerImpl manager = new StepManagerImpl(step);
    manager.setLog(new Logger() {
      @Override
      public void logMessage(String message) {
        // none is looked at
      }

      @Override
      public void statusMessage(String message) {
        // none is looked at
      }
    });
    step.setStepManager(manager);
    step.setRowsPerPicture(0);
    step.stepInit();
    return step;
  }

  private static String reliability(AVMPlotter step) {
    return step.pictures().get("Reliability").svg(Picture.WIDTH, Picture.HEIGHT, Zoom.none());
  }

  private static Data fold(Classifier model, Instances training, Instances test, int fold) {
    Data data = new Data(StepManager.CON_BATCH_CLASSIFIER, model);
    data.setPayloadElement(StepManager.CON_AUX_DATA_TRAININGSET, training);
    data.setPayloadElement(StepManager.CON_AUX_DATA_TESTSET, test);
    data.setPayloadElement(StepManager.CON_AUX_DATA_SET_NUM, fold);
    data.setPayloadElement(StepManager.CON_AUX_DATA_MAX_SET_NUM, 2);
    return data;
  }

  @Test
  public void theReliabilityOfABatchFlowIsThatOfAllTestSets() throws Exception {
    Instances data = PictureFactsTest.data(2, 180);
    AVMPlotter step = step();
    double squared = 0;
    for (int fold = 0; fold < 2; fold++) {
      Instances training = data.trainCV(2, fold);
      Instances test = data.testCV(2, fold);
      AVM model = model(training);
      step.processIncoming(fold(model, training, test, fold + 1));
      assertEquals("after the last fold", fold == 1, step.pictures().containsKey("Reliability"));
      for (Instance row : test) {
        squared += Math.pow(model.distributionForInstance(row)[1] - row.classValue(), 2) / data.size();
      }
    }
    String svg = reliability(step);
    assertTrue(svg, svg.contains(String.format(Locale.ROOT, "test rows: 180 rows, mean squared error of a probability %.3g,", squared)));
  }

  /** On a plane of two attributes the others are at the mean of the core points, here in the unit of the data. */
  @Test
  public void theOtherAttributesOfAMapAreAtTheMeanOfTheCorePoints() throws Exception {
    Instances data = PictureFactsTest.data(4, 200);
    data.deleteAttributeAt(4);
    data.forEach(row -> row.setValue(1, (row.value(1) - 100) / 50));
    AVM model = model(data);
    CoreSet cores = model.model().learner().cores();
    double[] mean = new double[data.numAttributes()];
    for (int i = 0; i < cores.size(); i++) {
      for (int k = 0; k < cores.point(i).size(); k++) {
        mean[cores.point(i).column(k)] += cores.point(i).value(k) / cores.size();
      }
    }
    Sketch.Grid grid = model.pictured(data).sketch(0, 1).grid();
    int lines = grid.values().size() / grid.columns();
    for (int square = 0; square < grid.values().size(); square++) {
      Instance row = new DenseInstance(1, mean);
      row.setDataset(data);
      row.setValue(0, grid.left() + (grid.right() - grid.left()) * (square % grid.columns() + 0.5) / grid.columns());
      row.setValue(1, grid.low() + (grid.high() - grid.low()) * (square / grid.columns() + 0.5) / lines);
      assertEquals(model.classifyInstance(row), grid.values().get(square), 1e-6);
    }
    assertEquals("both classes are there", 2, Set.copyOf(grid.values()).size());
  }

  private static Instances wave(int rows) {
    ArrayList<Attribute> all = new ArrayList<>(List.of(new Attribute("x"), new Attribute("y")));
    Instances data = new Instances("wave", all, 0);
    data.setClassIndex(1);
    for (int i = 0; i < rows; i++) {
      data.add(new DenseInstance(1, new double[] {i * 37 % 101 / 50.0, 3 * Math.sin(i * 37 % 101 / 20.0) + i / 1000.0}));
    }
    return data;
  }

  /** What a stream says of a row is said before it learns the row, and of the last 2,000 rows. */
  @Test
  public void theReliabilityOfAStreamIsThatOfTheLastRowsBeforeTheyAreLearned() throws Exception {
    Instances data = wave(2150);
    AVM model = model(new Instances(data, 0));
    AVMPlotter step = step();
    double squared = 0;
    for (int i = 0; i < data.size(); i++) {
      Instance row = data.get(i);
      Data next = new Data(StepManager.CON_INCREMENTAL_CLASSIFIER, model);
      next.setPayloadElement(StepManager.CON_AUX_DATA_TEST_INSTANCE, row);
      step.processIncoming(next);
      squared += i < 150 ? 0 : Math.pow(model.classifyInstance(row) - row.classValue(), 2) / 2000;
      model.updateClassifier(row);
    }
    Data end = new Data(StepManager.CON_INCREMENTAL_CLASSIFIER, model);
    end.setPayloadElement(StepManager.CON_AUX_DATA_INCREMENTAL_STREAM_END, true);
    step.processIncoming(end);
    String svg = reliability(step);
    assertTrue(svg, svg.contains(String.format(Locale.ROOT, "each predicted before it was learned: 2,000 rows, RMSE %.4g,", Math.sqrt(squared))));
  }

  /** Of 240 points a twelfth is 20, and the one in the middle. */
  @Test
  public void theBandOfTheLearningCurveIsTwoStandardErrorsToEitherSide() {
    List<Sketch.CurvePoint> curve = new ArrayList<>();
    Random random = new Random(1);
    for (int i = 1; i <= 240; i++) {
      curve.add(new Sketch.CurvePoint(10 * i, random.nextInt(10) / 20.0, i));
    }
    Picture picture = Charts.curve(new Sketch("AVM", "r", "c", List.of("a", "b"), "", null, 0, List.of("", ""), 1, List.of(), List.of(),
        new Sketch.Grid(0, 1, 0, 1, 1, List.of(0.0), List.of(0.0)), curve, new Distances("rows", 0, 1, List.of(), 0, 1)));
    Matcher path = Pattern.compile("<path d=\"([^\"]+)\" fill=\"#\\w+\" fill-opacity=\"0.2").matcher(picture.svg(960, 640, Zoom.none()));
    assertTrue(path.find());
    double[] numbers = Pattern.compile("[\\d.]+").matcher(path.group(1)).results().mapToDouble(each -> Double.parseDouble(each.group())).toArray();
    assertEquals("up one side and back the other", 4 * 240, numbers.length);
    Axis up = picture.axes(960, 640, Zoom.none())[1];
    for (int i = 20; i < 220; i += 40) {
      double[] window = curve.subList(i - 10, i + 11).stream().mapToDouble(Sketch.CurvePoint::error).toArray();
      double mean = Utils.mean(window);
      double error = Math.sqrt(Utils.variance(window) / window.length);
      assertEquals(mean + 2 * error, up.value(numbers[2 * i + 1]), 0.003);
      assertEquals(Math.max(0, mean - 2 * error), up.value(numbers[2 * (479 - i) + 1]), 0.003);
    }
  }

  /** A map of cells around points, on which all is one class; the plane shows a share of the variance. */
  private static CoverageMap map(List<double[]> points, double seen) {
    List<Sketch.Core> cores = points.stream().map(point -> new Sketch.Core(point[0], point[1], 0, 0, "")).toList();
    return new CoverageMap(new Sketch("AVM", "r", "c", List.of("a", "b"), "", new Sketch.Cell(true, 0.1, 0.1), cores.size(), List.of("", ""),
        seen, cores, List.of(), new Sketch.Grid(0, 2, 0, 1.5, 1, List.of(0.0), List.of(0.0)), List.of(), new Distances("rows", 0, 1, List.of(), 0, 1)));
  }

  /** How light the map is at a place. */
  private static int light(CoverageMap map, double x, double y) {
    BufferedImage image = map.image();
    Axis[] axes = map.axes(Picture.WIDTH, Picture.HEIGHT, Zoom.none());
    int rgb = image.getRGB((int) axes[0].pixel(x), (int) axes[1].pixel(y));
    return (rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255);
  }

  /** A few cells are drawn one by one; many in one place by their number. */
  @Test
  public void whereMoreCellsOverlapTheGreyIsDarker() {
    for (int times : new int[] {1, 10}) {
      List<double[]> points = new ArrayList<>(Collections.nCopies(times, new double[] {0.5, 0.5}));
      points.addAll(Collections.nCopies(4 * times, new double[] {1.5, 0.5}));
      CoverageMap map = map(points, 1);
      int none = light(map, 1, 1);
      int few = light(map, 0.5, 0.56);
      int many = light(map, 1.5, 0.56);
      assertTrue(times + ": " + none + ", " + few + ", " + many, none > few + 10 && few > many + 10);
    }
  }

  @Test
  public void aPlaneSaysSoIfItShowsLessThanHalfOfTheVariance() {
    List<double[]> point = List.of(new double[] {1, 1});
    assertTrue(map(point, 0.499).svg(960, 640, Zoom.none()).contains("of the variance. What"));
    assertFalse(map(point, 0.5).svg(960, 640, Zoom.none()).contains("of the variance. What"));
  }
}
