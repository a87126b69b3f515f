package weka.gui.avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.eval.Projection;
import avm.eval.Sketch;
import avm.eval.SketchText;
import avm.store.CoreSet;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javax.swing.JMenu;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.Test;
import weka.classifiers.functions.AVM;
import weka.classifiers.meta.FilteredClassifier;
import weka.classifiers.rules.ZeroR;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Drawable;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.WekaException;
import weka.gui.visualize.plugins.AVMPictures;
import weka.knowledgeflow.Data;
import weka.knowledgeflow.StepManager;
import weka.knowledgeflow.StepManagerImpl;
import weka.knowledgeflow.steps.AVMPlotter;

/** The pictures say of a model what the model says; they need no screen. */
public class PicturesTest {

  /** Rows on a plane, some more attributes that say nothing, and 0 (numeric), 2 or 3 classes with awkward names. */
  private static Instances data(int classes, int noise) {
    ArrayList<Attribute> attributes = new ArrayList<>(List.of(new Attribute("x & <x>"), new Attribute("y\ty")));
    for (int a = 0; a < noise; a++) {
      attributes.add(new Attribute("noise" + a));
    }
    attributes.add(classes == 0 ? new Attribute("height") : new Attribute("kind",
        List.of("r<e>d", "gr\"een", "blue").subList(0, classes)));
    Instances data = new Instances("rings & things", attributes, 0);
    data.setClassIndex(attributes.size() - 1);
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      double[] values = random.doubles(attributes.size()).toArray();
      double r = Math.hypot(values[0] - 0.5, values[1] - 0.5);
      values[attributes.size() - 1] = classes == 0 ? 10 * r : Math.min(classes - 1, (int) (r / 0.25));
      data.add(new DenseInstance(1, values));
    }
    return data;
  }

  private static AVM model(Instances data, String... options) throws Exception {
    AVM model = new AVM();
    model.setOptions(options);
    model.buildClassifier(data);
    return model;
  }

  private static Sketch sketch(AVM model, Instances rows) {
    return model.pictured(rows).sketch();
  }

  private static int colours(BufferedImage image) {
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y));
      }
    }
    return colours.size();
  }

  private static void drawn(Picture picture) throws Exception {
    for (Zoom zoom : List.of(Zoom.none(), Zoom.none().at(0.3, 0.6, 0.2), new Zoom(0.4, 0.405, 0.2, 0.205))) {
      assertTrue(colours(picture.image(960, 640, zoom, 1)) > 20);
      picture.image(40, 30, zoom, 2);
      String svg = picture.svg(960, 640, zoom);
      assertTrue(svg.contains("things"));
      assertEquals("svg", DocumentBuilderFactory.newInstance().newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8))).getDocumentElement().getTagName());
    }
  }

  @Test
  public void everyPictureOfEveryKindOfClass() throws Exception {
    for (int classes : new int[] {0, 2, 3}) {
      Instances data = data(classes, 3);
      AVM model = model(data, "-E", "2");
      Sketch sketch = SketchText.read(model.graph());
      assertEquals(classes == 0, sketch.numeric());
      drawn(new CoverageMap(sketch));
      drawn(new CoverageMap(sketch(model, data)));
      drawn(Charts.curve(sketch));
      drawn(Charts.distances(sketch(model, data)));
      drawn(Reliability.of("things", "all", HeldOut.predictions(model, data)));
      List<Double> shares = new ArrayList<>();
      drawn(TradeOff.of(model, data, (soFar, share, note) -> shares.add(share)));
      assertTrue(shares.toString(), shares.size() > 1 && shares.stream().allMatch(share -> share > 0 && share <= 1));
    }
  }

  /** With γ or δ given, auto would mean another scaling and no linear part. */
  @Test
  public void theTradeOffHasTheModelsScalingAndLinearPart() throws Exception {
    AVM model = model(data(0, 2), "-U", "auto");
    AVM other = TradeOff.learner(model, 0.25);
    assertEquals(0.25, other.getDelta(), 0);
    assertEquals("" + model.model().encoder().scaling(), other.getScaling().getSelectedTag().getReadable());
    assertEquals(model.model().settings().linear(), other.getLinear(), 0);
    assertEquals(model.model().settings().gamma(), other.getGamma(), 0);
    assertEquals(model.model().lambda(), other.getLambda(), 0);
  }

  /** A classifier whose graph takes until it is told. */
  private static final class Slow extends ZeroR implements Drawable {
    private static final long serialVersionUID = 1L;
    private final transient CountDownLatch drawing = new CountDownLatch(1);
    private final transient CountDownLatch go = new CountDownLatch(1);

    @Override
    public int graphType() {
      return 0;
    }

    @Override
    public String graph() throws Exception {
      drawing.countDown();
      go.await();
      return "";
    }
  }

  /** KnowledgeFlow's window asks for pictures while the step makes others. */
  @Test(timeout = 60_000)
  public void picturesCanBeLookedAtWhileOthersAreMade() throws Exception {
    AVMPlotter step = new AVMPlotter();
    step.setStepManager(new StepManagerImpl(step));
    Slow slow = new Slow();
    Thread flow = new Thread(() -> {
      try {
        step.processIncoming(new Data(StepManager.CON_BATCH_CLASSIFIER, slow));
      } catch (WekaException e) {
        throw new IllegalStateException(e);
      }
    });
    flow.start();
    slow.drawing.await();
    Runnable listener = () -> { };
    step.addListener(listener);
    assertTrue(step.pictures().isEmpty());
    step.clearPictures();
    step.removeListener(listener);
    assertTrue("still at it", flow.isAlive());
    slow.go.countDown();
    flow.join();
  }

  /** Weka ends a flow when no step is busy; that may be between two folds. */
  @Test
  public void theStepIsBusyUntilTheLastFold() throws Exception {
    AVMPlotter step = new AVMPlotter();
    step.setStepManager(new StepManagerImpl(step));
    AVM model = model(data(2, 0), "-E", "1");
    for (int fold = 1; fold <= 3; fold++) {
      Data data = new Data(StepManager.CON_BATCH_CLASSIFIER, model);
      data.setPayloadElement(StepManager.CON_AUX_DATA_SET_NUM, fold);
      data.setPayloadElement(StepManager.CON_AUX_DATA_MAX_SET_NUM, 3);
      step.processIncoming(data);
      assertEquals("after fold " + fold, fold < 3, step.getStepManager().isStepBusy());
    }
  }

  @Test
  public void theTextHoldsTheSketchAndStaysSmall() throws Exception {
    AVM model = model(data(3, 3), "-D", "0.01", "-E", "1");
    assertTrue(model.getMeasure("measureCorePoints") > 400);
    String text = model.graph();
    assertTrue(text.length() + " characters", text.length() < 100_000);
    assertEquals(SketchText.read(text), SketchText.read(SketchText.write(SketchText.read(text))));
    List<Sketch.Core> few = SketchText.read(text).cores();
    List<Sketch.Core> all = model.pictured(null).sketch().cores();
    assertEquals(400, few.size());
    for (int i = 0; i < all.size(); i++) { // those with the largest coefficients
      assertTrue(i < 400 ? Math.abs(few.get(i).strength() - all.get(i).strength()) < 1e-3 : all.get(i).strength() <= all.get(399).strength());
    }
  }

  /** With two attributes the plane is all there is, so that the map must show the model's own predictions. */
  @Test
  public void theMapShowsWhatTheModelPredicts() throws Exception {
    for (int classes : new int[] {0, 2, 3}) {
      Instances data = data(classes, 0);
      AVM model = model(data, "-N", "none", "-E", "2");
      Sketch.Grid grid = sketch(model, null).grid();
      CoreSet cores = model.model().learner().cores();
      double[] mean = new double[2];
      for (int i = 0; i < cores.size(); i++) {
        Point core = cores.point(i);
        for (int k = 0; k < core.size(); k++) {
          mean[core.column(k)] += core.value(k) / cores.size();
        }
      }
      Projection plane = Projection.of(cores, 2);
      int lines = grid.values().size() / grid.columns();
      for (int cell = 0; cell < grid.values().size(); cell += 7) {
        double x = grid.left() + (grid.right() - grid.left()) * (cell % grid.columns() + 0.5) / grid.columns();
        double y = grid.low() + (grid.high() - grid.low()) * (cell / grid.columns() + 0.5) / lines;
        Instance row = new DenseInstance(3);
        row.setDataset(data);
        for (int a = 0; a < 2; a++) {
          row.setValue(a, mean[a] + x * plane.axis()[0][a] + y * plane.axis()[1][a]);
        }
        assertEquals(model.classifyInstance(row), grid.values().get(cell), 1e-6);
      }
    }
  }

  @Test
  public void pointingAtACorePointTellsWhatItIs() throws Exception {
    AVM model = model(data(2, 0), "-E", "2");
    CoverageMap map = new CoverageMap(sketch(model, null));
    Set<String> told = new HashSet<>();
    for (int x = 0; x < 960; x += 4) {
      for (int y = 0; y < 640; y += 4) {
        String about = map.about(x, y, 960, 640, Zoom.none());
        if (about != null) {
          told.add(about);
        }
      }
    }
    assertTrue(told.toString(), told.size() > 5);
    assertTrue(told.toString(), told.stream().allMatch(about ->
        about.matches("(?s)Core point \\d+: for (r<e>d|gr\"een)\ncoefficient .*x & <x>=.*")));
    assertNull(map.about(0, 0, 960, 640, Zoom.none()));
    assertNotNull(Charts.curve(sketch(model, null)).about(400, 300, 960, 640, Zoom.none()));
  }

  @Test
  public void thePluginRecognisesAvmsGraphOnly() throws Exception {
    AVM model = model(data(2, 0), "-E", "1");
    JMenu menu = (JMenu) new AVMPictures().getVisualizeMenuItem(model.graph(), "12:00:00 - functions.AVM");
    assertEquals(6, menu.getItemCount());
    assertNull(new AVMPictures().getVisualizeMenuItem("digraph {}", "J48"));
    assertNull(new AVMPictures().getVisualizeMenuItem(null, "SMO"));
  }

  @Test
  public void aWrappedModelIsDrawnToo() throws Exception {
    FilteredClassifier wrapper = new FilteredClassifier();
    wrapper.setClassifier(new AVM());
    Instances data = data(2, 0);
    wrapper.buildClassifier(data);
    assertEquals(List.of("Coverage map", "Learning curve", "Distances"), List.copyOf(Pictures.of(wrapper, data).keySet()));
    assertTrue(Pictures.of(new ZeroR(), data).isEmpty());
  }

  @Test
  public void oneAttributeOneRowOrNone() throws Exception {
    Instances data = data(2, 0);
    data.deleteAttributeAt(1);
    drawn(new CoverageMap(sketch(model(data, "-E", "1"), data)));
    Instances one = new Instances(data(3, 0), 0, 1);
    AVM single = model(one);
    new CoverageMap(sketch(single, one)).draw(new SvgCanvas(960, 640), 960, 640, Zoom.none());
    Charts.curve(sketch(single, one)).draw(new SvgCanvas(960, 640), 960, 640, Zoom.none());
    AVM none = model(new Instances(one, 0));
    assertEquals("", none.graph());
    Instances classOnly = data(2, 0);
    classOnly.deleteAttributeAt(0);
    classOnly.deleteAttributeAt(0);
    new CoverageMap(sketch(model(classOnly), classOnly)).draw(new SvgCanvas(960, 640), 960, 640, Zoom.none());
  }

  @Test
  public void zoomingStaysInsideThePicture() {
    Zoom zoom = Zoom.none().at(0.9, 0.1, 0.5).moved(5, -5);
    assertEquals(new Zoom(0.5, 1, 0, 0.5), zoom);
    assertEquals(Zoom.none(), zoom.at(0.5, 0.5, 100));
    assertTrue(Axis.label(1234567).equals("1.235M") && Axis.label(0.25).equals("0.25") && Axis.label(-0.0).equals("0"));
    assertEquals(List.of(5.0, 10.0), new Axis("", 1, 12, 0, 100, false).ticks(3));
  }
}
