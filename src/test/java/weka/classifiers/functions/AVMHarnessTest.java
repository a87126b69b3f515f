package weka.classifiers.functions;

import static org.junit.Assert.assertTrue;

import org.junit.Test;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Attribute;

/** AVM in Weka's checks, for two and for five classes and for a numeric class. */
public class AVMHarnessTest extends HarnessContract {

  @Override
  OnlineClassifier learner(String options) throws Exception {
    return Rows.avm(options);
  }

  @Override
  String[] options() {
    return new String[] {"", "-D 2 -A last -O", "-K laplacian -resume -S 3 -num-decimal-places 5"};
  }

  @Override
  int leastOptions() {
    return 20;
  }

  private static Checker checker(String options, int classes) throws Exception {
    return new Checker(Rows.avm(options), classes);
  }

  @Test
  public void classifierWithTwoClassesOrNumericClass() throws Exception {
    assertClean(new AVM(), 2, false);
  }

  @Test
  public void classifierWithFiveClasses() throws Exception {
    assertClean(new AVM(), 5, false);
  }

  @Test
  public void classifierAtTheSettingsOfTheLaw() throws Exception {
    assertClean(Rows.avm(Rows.LAW), 2, true);
    assertClean(Rows.avm(Rows.LAW), 5, true);
  }

  @Test
  public void weightsMatter() throws Exception {
    for (String options : new String[] {"", "-A average", "-A last", Rows.LAW}) {
      for (int classes : new int[] {2, 5}) {
        assertTrue(options, checker(options, classes).weightsMatter(Attribute.NOMINAL));
      }
      assertTrue(options, checker(options, 2).weightsMatter(Attribute.NUMERIC));
      assertTrue(options, checker(options, 2).weightsMatter(Attribute.DATE));
    }
  }

  @Test
  public void incrementalEqualsBatch() throws Exception {
    for (String output : new String[] {"auto", "suffix", "average", "last", "auto -single", "suffix -shared -single"}) {
      String options = Rows.LAW + "-A " + output;
      for (int classes : new int[] {2, 5}) {
        assertTrue(options, checker(options, classes).incrementalEqualsBatch(Attribute.NOMINAL));
      }
      assertTrue(options, checker(options, 2).incrementalEqualsBatch(Attribute.NUMERIC));
    }
  }
}
