package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.classifiers.meta.GridSearch;
import weka.classifiers.meta.MultiSearch;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/** Weka's packages that search for options find good ones of AVM: the guide's commands, on Weka's own diabetes data. */
public class TuningTest {
  private static Instances diabetes() throws Exception {
    try (InputStream in = TuningTest.class.getResourceAsStream("/data/diabetes.arff")) {
      Instances data = DataSource.read(in);
      data.setClassIndex(data.numAttributes() - 1);
      return data;
    }
  }

  /** The options that the guide gives a search, without what Weka's evaluation takes of them. */
  private static String[] options(String search) throws Exception {
    String guide = Files.readString(Path.of(System.getProperty("avm.basedir"), "doc", "guide.md"));
    Matcher command = Pattern.compile("weka\\.Run \\." + search + " -t diabetes\\.arff -no-cv ((?:.*\\\\\n)*.*)").matcher(guide);
    assertTrue("the guide has no command for " + search, command.find());
    return Utils.splitOptions(command.group(1).replace("\\\n", " "));
  }

  private static double correct(Classifier classifier, Instances data) throws Exception {
    Evaluation evaluation = new Evaluation(data);
    evaluation.crossValidateModel(classifier, data, 10, new Random(1));
    return evaluation.pctCorrect();
  }

  /** What a search found is no worse than the first point of its ranges, and lies inside of them. */
  private static void assertFinds(AbstractClassifier search, Classifier found) throws Exception {
    AVM best = (AVM) found;
    AVM first = (AVM) AbstractClassifier.makeCopy(best);
    first.setGamma(0.0625);
    first.setLambda(1e-5);
    Instances data = diabetes();
    assertTrue(search + " gamma", best.getGamma() > 0.0625 && best.getGamma() < 16);
    assertTrue(search + " lambda", best.getLambda() > 1e-5 && best.getLambda() < 0.1);
    assertTrue(search.toString(), search.toString().matches("(?s).* -L " + best.getLambda() + ".* -G " + best.getGamma() + " .*"));
    double correct = correct(best, data);
    assertTrue(correct + "% against " + correct(first, data) + "%", correct >= correct(first, data));
  }

  @Test
  public void gridSearchFindsGammaAndLambda() throws Exception {
    GridSearch search = new GridSearch();
    search.setOptions(options("GridSearch"));
    search.buildClassifier(diabetes());
    assertFinds(search, search.getBestClassifier());
  }

  @Test
  public void multiSearchFindsGammaAndLambda() throws Exception {
    MultiSearch search = new MultiSearch();
    search.setOptions(options("MultiSearch"));
    search.buildClassifier(diabetes());
    assertFinds(search, search.getBestClassifier());
  }

  /** Whole numbers are searched like others. */
  @Test
  public void gridSearchFindsNeighboursAndTheLimit() throws Exception {
    GridSearch search = new GridSearch();
    search.setOptions(Utils.splitOptions("-E ACC -x-property neighbours -x-min 2 -x-max 4 -x-step 2 -x-base 10 -x-expression I"
        + " -y-property maxCorePoints -y-min 20 -y-max 40 -y-step 20 -y-base 10 -y-expression I -W weka.classifiers.functions.AVM"
        + " -- -G 1 -L 0.001 -D 1"));
    search.buildClassifier(diabetes());
    AVM found = (AVM) search.getBestClassifier();
    assertTrue(search.toString(), found.getNeighbours() >= 2 && found.getNeighbours() <= 4);
    assertTrue(search.toString(), found.getMaxCorePoints() >= 20 && found.getMaxCorePoints() <= 40);
  }

  /** Every number of a property means what it means on the command line, and auto is one of them. */
  @Test
  public void autoIsANumberInTheBean() throws Exception {
    AVM avm = new AVM();
    for (double each : new double[] {avm.getGamma(), avm.getLambda(), avm.getDelta(), avm.getAlpha(), avm.getEpochs(),
        avm.getMaxMemory()}) {
      assertEquals("0 leaves it to us", 0, each, 0);
    }
    for (double each : new double[] {avm.getMaxCorePoints(), avm.getLinear(), avm.getStepOffset()}) {
      assertEquals("0 has a meaning of its own", -1, each, 0);
    }
    assertArrayEquals("auto and its number are the same", avm.getOptions(),
        Rows.avm("-G 0 -L 0 -D 0 -alpha -0.0 -E 0 -M -1 -U -1 -I -1 -max-memory 0 -max-time 0").getOptions());
    AVM none = Rows.avm("-M 0 -U 0 -I 0");
    assertEquals(0, none.getMaxCorePoints());
    assertEquals(0, none.settings().limit());
    assertEquals(0, none.getLinear() + none.settings().linear(), 0);
    assertEquals(0, none.getStepOffset() + none.settings().offset(), 0);
  }
}
