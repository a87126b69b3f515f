package weka.classifiers.functions.avm.report;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.tools.ToolProvider;
import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.Classifier;
import weka.classifiers.evaluation.Evaluation;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.Ahpatron;
import weka.classifiers.functions.BOGD;
import weka.classifiers.functions.BPA;
import weka.classifiers.functions.BSGD;
import weka.classifiers.functions.FOGD;
import weka.classifiers.functions.Forgetron;
import weka.classifiers.functions.KernelPerceptron;
import weka.classifiers.functions.KernelSGD;
import weka.classifiers.functions.NOGD;
import weka.classifiers.functions.OGD;
import weka.classifiers.functions.POMDR;
import weka.classifiers.functions.Projectron;
import weka.classifiers.functions.RBP;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/**
 * The class that -z prints compiles without Weka and predicts as the model does, missing and nominal values included.
 */
public class ModelSourceTest {
  private static final double TOLERANCE = 1e-12;

  /** Where sources are compiled. */
  @ClassRule
  public static final TemporaryFolder FOLDERS = new TemporaryFolder();

  /**
   * Rows of numeric and nominal attributes with awkward names, one value in ten missing; classes 0 for a numeric class.
   */
  private static Instances data(int classes, int rows) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    attributes.add(new Attribute("plain"));
    attributes.add(new Attribute("two", List.of("no", "yes")));
    attributes.add(new Attribute("q\"u\\o*/te\u00e9", List.of("a\"b", "c\\d", "e\u00e9 f", "")));
    attributes.add(classes == 0 ? new Attribute("class") : new Attribute("class",
        List.of("c0", "c1", "c2", "c3").subList(0, classes)));
    attributes.add(new Attribute("shifted"));
    Instances data = new Instances("re*/la\\u0022tion", attributes, rows);
    data.setClassIndex(3);
    Random random = new Random(classes);
    for (int i = 0; i < rows; i++) {
      double[] x = {random.nextGaussian(), random.nextInt(2), random.nextInt(4), 0, 100 + 5 * random.nextDouble()};
      double f = x[0] + x[1] - (x[2] == 3 ? 2 : 0) + (x[4] - 102) / 3;
      x[3] = classes == 0 ? 50 + 10 * f : Math.max(0, Math.min(classes - 1, Math.floor(f + classes / 2.0)));
      for (int a : new int[] {0, 1, 2, 4}) {
        x[a] = random.nextInt(10) == 0 ? Double.NaN : x[a];
      }
      data.add(new DenseInstance(1, x));
    }
    return data;
  }

  private static Object[] objects(Instance row) {
    Object[] objects = new Object[row.numAttributes()];
    for (int a = 0; a < objects.length; a++) {
      if (!row.isMissing(a) && a != row.classIndex()) {
        objects[a] = row.attribute(a).isNominal() ? row.stringValue(a) : (Object) row.value(a);
      }
    }
    return objects;
  }

  /** Compiles sources, each in a file of its class's name; gives a loader of the result. */
  private static URLClassLoader compiled(String classPath, String name, String source, ClassLoader parent)
      throws Exception {
    Path folder = FOLDERS.newFolder().toPath();
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    List<String> options = List.of("-encoding", "UTF-8", "-Xlint:-deprecation", "-nowarn", "-cp", classPath, "-d",
        folder.toString(), file.toString());
    assertEquals("javac's status", 0,
        ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(new String[0])));
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, parent);
  }

  private static void agrees(OnlineClassifier model, Instances test) throws Exception {
    agrees(model, test, TOLERANCE);
  }

  private static void agrees(OnlineClassifier model, Instances test, double tolerance) throws Exception {
    // a loader whose parent knows the JDK only: the class must need nothing else
    try (URLClassLoader loader =
        compiled("", "Scorer", model.toSource("Scorer"), ClassLoader.getPlatformClassLoader())) {
      Method distribution = loader.loadClass("Scorer").getDeclaredMethod("distribution", Object[].class);
      Method classify = loader.loadClass("Scorer").getDeclaredMethod("classify", Object[].class);
      distribution.setAccessible(true);
      classify.setAccessible(true);
      for (Instance row : test) {
        double[] expected = model.distributionForInstance(row);
        double[] actual = (double[]) distribution.invoke(null, (Object) objects(row));
        for (int c = 0; c < expected.length; c++) {
          assertEquals(expected[c], actual[c], tolerance * Math.max(1, Math.abs(expected[c])));
        }
        double predicted = model.classifyInstance(row);
        assertEquals(predicted, (double) classify.invoke(null, (Object) objects(row)),
            tolerance * Math.max(1, Math.abs(predicted)));
      }
    }
  }

  private static void check(int classes, String... options) throws Exception {
    Instances data = data(classes, 300);
    AVM model = new AVM();
    model.setOptions(options);
    model.buildClassifier(new Instances(data, 0, 250));
    agrees(model, new Instances(data, 250, 50));
  }

  @Test
  public void everyKernelAndKindOfClass() throws Exception {
    check(0, "-K", "gaussian", "-E", "2");
    check(2, "-K", "laplacian", "-E", "2");
    check(4, "-K", "productLaplacian", "-E", "2");
    check(4, "-K", "rationalQuadratic", "-E", "2");
    check(0, "-K", "matern32", "-E", "2");
    check(4, "-K", "matern52", "-E", "2");
  }

  @Test
  public void everyLearner() throws Exception {
    for (OnlineClassifier model : List.of(new KernelPerceptron(), new OGD(), new RBP(), new Forgetron(), new Projectron(),
        new BPA(), new BOGD(), new BSGD(), new NOGD(),
        new FOGD(), new Ahpatron(), new POMDR(), new KernelSGD())) {
      Instances data = data(2, 300);
      model.buildClassifier(new Instances(data, 0, 250));
      agrees(model, new Instances(data, 250, 50));
    }
  }

  /**
   * The source computes in double precision; of all rows together, coefficients are large, and so is the difference.
   */
  @Test
  public void ofAModelInSinglePrecision() throws Exception {
    for (int k = 0; k < 6; k++) {
      Instances data = data(k / 2 * 2, 300);
      AVM model = new AVM();
      model.setOptions(new String[] {"-single", "-E", k % 2 == 0 ? "2" : "auto"});
      model.buildClassifier(new Instances(data, 0, 250));
      assertTrue(model.toString().contains("single precision"));
      agrees(model, new Instances(data, 250, 50), k % 2 == 0 ? 1e-4 : 1e-3);
    }
  }

  @Test
  public void ofExpertsThereIsNone() throws Exception {
    Instances data = data(2, 60);
    AVM model = new AVM();
    model.buildClassifier(new Instances(data, 0));
    for (Instance row : data) {
      model.updateClassifier(row);
    }
    String message = assertThrows(IllegalStateException.class, () -> model.toSource("Some")).getMessage();
    assertTrue(message, message.contains("many experts predict"));
  }

  @Test
  public void everyOutputLossAndScaling() throws Exception {
    check(2, "-A", "last", "-E", "2");
    check(4, "-A", "average", "-N", "none", "-E", "2");
    check(2, "-F", "logistic", "-N", "standardise", "-E", "2");
    check(2, "-N", "quantile");
    check(0, "-A", "suffix", "-alpha", "0.5", "-C", "hyperrectangle", "-D", "0.4", "-E", "2");
  }

  @Test
  public void aLargeModelCompilesToo() throws Exception {
    Instances data = data(2, 3000);
    AVM model = new AVM();
    model.setOptions(new String[] {"-D", "0.01", "-E", "1"});
    model.buildClassifier(data);
    assertTrue(model.getMeasure("measureCorePoints") > 2000);
    agrees(model, new Instances(data, 0, 50));
  }

  /** Rows of many numeric and nominal attributes, all of them non-zero: a core point is longer than a string may be. */
  @Test
  public void manyAttributesCompileToo() throws Exception {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < 6000; a++) {
      attributes.add(a % 2 == 0 ? new Attribute("a" + a) : new Attribute("a" + a, List.of("no\uD83D\uDE00", "yes", "")));
    }
    attributes.add(new Attribute("class", List.of("c0", "c1")));
    Instances data = new Instances("wide", attributes, 0);
    data.setClassIndex(6000);
    Random random = new Random(5);
    for (int i = 0; i < 30; i++) {
      double[] x = new double[6001];
      for (int a = 0; a < 6000; a++) {
        x[a] = a % 2 == 0 ? random.nextGaussian() : random.nextInt(3);
      }
      x[6000] = i % 2;
      data.add(new DenseInstance(1, x));
    }
    for (String linear : new String[] {"0", "0.1"}) {
      AVM model = new AVM();
      model.setOptions(new String[] {"-E", "1", "-G", "0.001", "-L", "0.01", "-D", "0.1", "-U", linear});
      model.buildClassifier(data);
      agrees(model, data);
    }
  }

  /** As Weka's command line and Explorer print it: inside a wrapper that is a classifier. */
  @Test
  public void worksInWekasWrapper() throws Exception {
    Instances data = data(4, 300);
    AVM model = new AVM();
    model.buildClassifier(data);
    String source = Evaluation.wekaStaticWrapper(model, "Scorer");
    String classPath = System.getProperty("java.class.path");
    try (URLClassLoader loader = compiled(classPath, "WekaWrapper", source, getClass().getClassLoader())) {
      Classifier wrapper = (Classifier) loader.loadClass("weka.classifiers.WekaWrapper").getDeclaredConstructor()
          .newInstance();
      wrapper.buildClassifier(data);
      for (Instance row : data) {
        assertEquals(model.classifyInstance(row), wrapper.classifyInstance(row), 0);
      }
    }
  }
}
