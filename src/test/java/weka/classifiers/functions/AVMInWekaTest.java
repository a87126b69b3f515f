package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.Test;
import weka.classifiers.Classifier;
import weka.classifiers.CostMatrix;
import weka.classifiers.Evaluation;
import weka.classifiers.meta.AdaBoostM1;
import weka.classifiers.meta.Bagging;
import weka.classifiers.meta.CVParameterSelection;
import weka.classifiers.meta.CostSensitiveClassifier;
import weka.classifiers.meta.FilteredClassifier;
import weka.classifiers.meta.MultiClassClassifier;
import weka.classifiers.meta.MultiClassClassifierUpdateable;
import weka.classifiers.misc.InputMappedClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.PropertyPath;
import weka.core.Utils;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.Discretize;
import weka.filters.unsupervised.attribute.Reorder;

/**
 * AVM works inside Weka's meta learners, gives intervals that hold about as many targets as they should, and measures
 * that the Experimenter can show. The floors on accuracy are sane, not tight: they say that something was learned.
 */
public class AVMInWekaTest {

  private static double accuracy(Classifier classifier, int classes) throws Exception {
    Instances train = Rows.rows(300, classes, 1);
    Evaluation evaluation = new Evaluation(train);
    classifier.buildClassifier(train);
    evaluation.evaluateModel(classifier, Rows.rows(300, classes, 2));
    return evaluation.pctCorrect();
  }

  private static void assertLearns(double floor, Classifier classifier, int classes) throws Exception {
    double accuracy = accuracy(classifier, classes);
    assertTrue(classifier.getClass() + ": " + accuracy + "%", accuracy > floor);
  }

  @Test
  public void alone() throws Exception {
    assertLearns(62, new AVM(), 2);
    assertLearns(42, new AVM(), 4);
    Instances numbers = Rows.rows(300, 0, 1);
    Evaluation evaluation = new Evaluation(numbers);
    evaluation.evaluateModel(Rows.batch("", numbers), Rows.rows(300, 0, 2));
    assertTrue("" + evaluation.rootRelativeSquaredError(), evaluation.rootRelativeSquaredError() < 95);
    assertTrue("" + evaluation.correlationCoefficient(), evaluation.correlationCoefficient() > 0.5);
  }

  @Test
  public void insideMetaLearners() throws Exception {
    FilteredClassifier filtered = new FilteredClassifier();
    filtered.setFilter(new Discretize());
    filtered.setClassifier(new AVM());
    assertLearns(60, filtered, 2);
    Bagging bagging = new Bagging();
    bagging.setClassifier(Rows.avm(Rows.GIVEN));
    bagging.setNumIterations(4);
    bagging.setNumExecutionSlots(2);
    assertLearns(60, bagging, 2);
    AdaBoostM1 boost = new AdaBoostM1();
    boost.setClassifier(Rows.avm(Rows.GIVEN));
    boost.setNumIterations(3);
    assertLearns(60, boost, 2);
    InputMappedClassifier mapped = new InputMappedClassifier();
    mapped.setClassifier(new AVM());
    mapped.setSuppressMappingReport(true);
    assertLearns(62, mapped, 2);
    Instances rows = Rows.rows(100, 2, 2);
    Reorder swap = new Reorder();
    swap.setAttributeIndices("2,1,3-last");
    swap.setInputFormat(rows);
    Instances swapped = Filter.useFilter(rows, swap);
    for (int i = 0; i < rows.size(); i++) {
      assertArrayEquals("attributes are found by name", mapped.distributionForInstance(rows.get(i)),
          mapped.distributionForInstance(swapped.get(i)), 0);
    }
    MultiClassClassifier several = new MultiClassClassifier();
    several.setClassifier(new Ahpatron());
    assertLearns(35, several, 4);
  }

  /** For a numeric class Weka can print how many targets the intervals cover. */
  @Test
  public void wekaPrintsTheCoverage() throws Exception {
    Evaluation evaluation = new Evaluation(Rows.rows(300, 0, 1));
    evaluation.evaluateModel(Rows.batch("", Rows.rows(300, 0, 1)), Rows.rows(300, 0, 2));
    String plain = evaluation.toSummaryString();
    evaluation.toggleEvalMetrics(List.of("Coverage", "Region size"));
    assertFalse(plain, plain.contains("Coverage of cases"));
    assertTrue(evaluation.toSummaryString(), evaluation.toSummaryString().contains("Coverage of cases"));
  }

  /** A search over options by cross-validation, as the package MultiSearch also does; here over -L and -D. */
  @Test
  public void insideASearch() throws Exception {
    CVParameterSelection search = new CVParameterSelection();
    search.setClassifier(Rows.avm("-G 1.5 -E 2 -L 0.5 -D 2"));
    search.addCVParameter("L 0.001 0.5 2");
    search.addCVParameter("D 0.3 3 3");
    search.setNumFolds(3);
    assertLearns(62, search, 2);
    String chosen = String.join(" ", search.getBestClassifierOptions());
    assertTrue(chosen, chosen.matches(".*-D (0\\.3|1\\.65|3)\\b.*") && chosen.matches(".*-L 0\\.(001|5)\\b.*"));
    assertTrue("the larger ones of both are poor: " + chosen, !chosen.contains("-D 3") && !chosen.contains("-L 0.5"));
    assertTrue(search.toString(), search.toString().contains("Approximation Vector Machine"));
  }

  /** How MultiSearch and the Experimenter set an option: by the name of the property. */
  @Test
  public void propertiesByPath() throws Exception {
    FilteredClassifier filtered = new FilteredClassifier();
    filtered.setClassifier(new AVM());
    for (String property : new String[] {"delta", "gamma", "lambda"}) {
      PropertyPath.setValue(filtered, "classifier." + property, 0.25);
      assertEquals(0.25, PropertyPath.getValue(filtered, "classifier." + property));
    }
    assertLearns(60, filtered, 2);
  }

  @Test
  public void costsMatter() throws Exception {
    CostSensitiveClassifier costs = new CostSensitiveClassifier();
    costs.setClassifier(new AVM());
    costs.setCostMatrix(CostMatrix.parseMatlab("[0 20; 1 0]"));
    Instances data = Rows.rows(200, 2, 1);
    costs.buildClassifier(data);
    AVM plain = Rows.batch("", data);
    int first = 0;
    for (Instance row : data) {
      first += (int) (plain.classifyInstance(row) - costs.classifyInstance(row));
    }
    assertTrue("the class that is dear to miss is predicted more often: " + first, first > 0);
  }

  @Test
  public void updateableInsideMultiClass() throws Exception {
    MultiClassClassifierUpdateable meta = new MultiClassClassifierUpdateable();
    meta.setClassifier(Rows.avm(""));
    Instances data = Rows.rows(400, 4, 1);
    meta.buildClassifier(new Instances(data, 0));
    for (Instance row : data) {
      meta.updateClassifier(row);
    }
    Evaluation evaluation = new Evaluation(data);
    evaluation.evaluateModel(meta, data);
    assertTrue("" + evaluation.pctCorrect(), evaluation.pctCorrect() > 40);
  }

  @Test
  public void distributionsAreProbabilities() throws Exception {
    for (int classes : new int[] {2, 4}) {
      Instances data = Rows.rows(200, classes, 1);
      for (String loss : new String[] {"logistic", "hinge", "smoothHinge"}) {
        AVM avm = Rows.batch(Rows.GIVEN + "-F " + loss, data);
        for (double[] p : Rows.predictions(avm, Rows.rows(100, classes, 2))) {
          assertEquals(1, Utils.sum(p), 1e-9);
          for (double share : p) {
            assertTrue(loss + ": a bare " + share, share > 0 && share < 1);
          }
        }
      }
    }
  }

  @Test
  public void intervalsHoldWhatTheyPromise() throws Exception {
    Instances data = Rows.rows(500, 0, 1);
    AVM avm = Rows.batch("", data);
    for (double confidence : new double[] {0.5, 0.8, 0.95}) {
      int held = 0;
      for (Instance row : Rows.rows(500, 0, 2)) {
        double[][] interval = avm.predictIntervals(row, confidence);
        assertEquals(1, interval.length);
        assertTrue(interval[0][0] <= interval[0][1]);
        held += interval[0][0] <= row.classValue() && row.classValue() <= interval[0][1] ? 1 : 0;
      }
      assertTrue(confidence + ": " + held / 500.0, held / 500.0 > confidence - 0.15);
    }
    double[] narrow = avm.predictIntervals(data.instance(0), 0.5)[0];
    double[] wide = avm.predictIntervals(data.instance(0), 0.95)[0];
    assertTrue(wide[0] < narrow[0] && narrow[1] < wide[1]);
  }

  @Test
  public void intervalsInEvaluation() throws Exception {
    Instances data = Rows.rows(200, 0, 1);
    Evaluation evaluation = new Evaluation(data);
    evaluation.evaluateModel(Rows.batch("", data), data);
    assertTrue(evaluation.coverageOfTestCasesByPredictedRegions() > 75);
    assertTrue(evaluation.sizeOfPredictedRegions() > 0);
  }

  @Test
  public void noIntervalsForANominalClass() throws Exception {
    Instances data = Rows.rows(50, 2, 1);
    AVM avm = Rows.batch("", data);
    Rows.assertMessage(() -> avm.predictIntervals(data.instance(0), 0.9), "numeric class", "'target' is nominal");
  }

  @Test
  public void measures() throws Exception {
    List<String> names = Collections.list(new AVM().enumerateMeasures());
    assertTrue(names.containsAll(List.of("measureCorePoints", "measureSupportVectors", "measureSteps",
        "measureModelBytes", "measureDelta")));
    AVM avm = Rows.stream("-N none -D 0.5 -G 1 -L 0.1", Rows.rows(80, 2, 1));
    for (String name : names) {
      assertTrue(name, name.startsWith("measure"));
      assertEquals(name + " before build", 0, new AVM().getMeasure(name), 0);
      assertFalse(name, Double.isNaN(avm.getMeasure(name)));
      assertTrue(name, avm.getMeasure(name) > 0);
    }
    assertEquals(80, avm.getMeasure("measureSteps"), 0);
    assertEquals(0.5, avm.getMeasure("measureDelta"), 0);
    assertTrue(avm.getMeasure("measureCorePoints") <= 80);
    assertTrue(avm.getMeasure("measureSupportVectors") <= avm.getMeasure("measureCorePoints"));
    assertEquals(1, avm.getMeasure("measureApproximated"), 0);
    Rows.assertMessage(() -> avm.getMeasure("measureNothing"), "measureNothing", "measureCorePoints");
  }

  @Test
  public void aLimitOnCorePointsHolds() throws Exception {
    for (int classes : new int[] {2, 4, 0}) {
      Instances data = Rows.rows(300, classes, 1);
      for (String options : new String[] {"-M 10", "-M 1", "-M 10 -Z schedule -B 50"}) {
        AVM avm = Rows.stream(options + " -W 50 -D 0.001 -G 1 -L 0.01", data);
        assertTrue(options, avm.model().learner().cores().size() <= (options.startsWith("-M 10") ? 10 : 1));
        assertTrue(avm.toString(), avm.toString().contains("doubled"));
        avm.distributionForInstance(data.instance(0));
      }
    }
  }

  @Test
  public void thePageNamesWhatMatters() throws Exception {
    String page = Rows.batch("", Rows.rows(100, 2, 1)).toString();
    for (String part : new String[] {"Kernel", "gamma", "logistic", "lambda", "delta", "Prediction by", "steps",
        "bound", "smaller", "accurate"}) {
      assertTrue(part + " is not in " + page, page.contains(part));
    }
  }
}
