package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.classifiers.Classifier;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;
import weka.gui.GenericObjectEditor;

/**
 * The page says what was given, what was chosen and by what, names one λ, and prints options that give the model again.
 */
public class AVMPageTest {
  private static final int[] KINDS = {2, 4, 0};

  /** How models are left to us in part; all rows together, in passes, by the paper. */
  private static final String[] OPTIONS = {"", "-L 0.003", "-G 2", "-D 0.4", "-G 2 -L 0.003", "-N standardise", "-U 0.3",
      "-E 2", "-E 2 -L 0.003", "-E 2 -G 2", "-J 0", "-paper", "-paper -G 2", "-N none -M 30", "-O -S 7",
      "-Z schedule -B 3", "-I 5", "-A last -E 3 -K laplacian"};

  /** The options that a page prints. */
  private static String again(AVM model) {
    Matcher line = Pattern.compile("This configuration gives the model again from the same rows:\nweka.classifiers.functions.AVM (.*)\n").matcher(model.toString());
    assertTrue(model.toString(), line.find());
    return line.group(1);
  }

  private static void assertSame(String what, AVM expected, AVM actual, Instances data) throws Exception {
    double[][] one = Rows.predictions(expected, data);
    double[][] other = Rows.predictions(actual, data);
    for (int i = 0; i < one.length; i++) {
      for (int c = 0; c < one[i].length; c++) {
        assertEquals(what + ", row " + i, one[i][c], other[i][c], 1e-9 * Math.max(1, Math.abs(one[i][c])));
      }
    }
  }

  @Test
  public void thePrintedOptionsGiveTheModelAgainFromABatch() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.withMissing(Rows.rows(150, classes, 4), 11);
      for (String options : OPTIONS) {
        AVM model = Rows.batch(options, data);
        String again = again(model);
        assertEquals(again, isPlain(model), again.matches(".*-[DGLNUI] auto.*"));
        AVM same = Rows.batch(again, data);
        assertSame(options + " | " + again, model, same, data);
        assertEquals("the options of that one are its own", again, again(same));
      }
    }
  }

  /** What the Explorer does with a line that is pasted into "Enter configuration…", under a model's options. */
  @Test
  public void thePrintedLineCanBePastedIntoTheExplorer() throws Exception {
    Instances data = Rows.rows(150, 2, 4);
    AVM model = Rows.batch("-K matern52 -paper", data);
    String[] words = Utils.splitOptions("weka.classifiers.functions.AVM " + again(model));
    String learner = words[0];
    words[0] = "";
    GenericObjectEditor editor = new GenericObjectEditor();
    editor.setClassType(Classifier.class);
    editor.setValue(Utils.forName(Object.class, learner, words));
    AVM pasted = (AVM) editor.getValue();
    pasted.buildClassifier(data);
    assertSame(again(model), model, pasted, data);
    assertEquals("-K matern52 and -paper are in it", again(model), Utils.joinOptions(pasted.getOptions()));
  }

  /**
   * Which rows are approximated depends on the scores in the pass before all rows are learned together, and so on the λ of that
   * pass, which the printed options do not have. Where there is only one λ the model comes again.
   */
  @Test
  public void confidentApproximationIsNotRepeatedWhereAllRowsAreLearnedTogether() throws Exception {
    Instances data = Rows.rows(150, 2, 1);
    AVM model = Rows.batch("-Z confident", data);
    assertTrue(Rows.differ(model, Rows.batch(again(model), data), data));
    for (String options : new String[] {"-Z confident -E 2", "-Z confident -J 0"}) {
      AVM passes = Rows.batch(options, data);
      assertSame(options, passes, Rows.batch(again(passes), data), data);
    }
    AVM stream = Rows.stream("-Z confident -W 50", data);
    assertSame("stream", stream, Rows.stream(again(stream), data), data);
    GuideFactsTest.assertSays("doc/guide.md", "with `-Z confident` not in a batch that is learned all together");
  }

  /** Float coefficients are rounded, and not alike after other steps. */
  @Test
  public void inSinglePrecisionToItsRounding() throws Exception {
    Instances data = Rows.rows(300, 2, 4);
    AVM model = Rows.batch("-single", data);
    double[][] expected = Rows.predictions(model, data);
    double[][] actual = Rows.predictions(Rows.batch(again(model), data), data);
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i][0], actual[i][0], 1e-4);
    }
  }

  /** Numeric attributes of unlike ranges, for which auto chooses a scaling other than the one it has with γ given. */
  @Test
  public void thePrintedOptionsGiveTheModelOfSvmguide1Again() throws Exception {
    Instances data = DataSource.read("doc/data/svmguide1.arff");
    data.setClassIndex(data.numAttributes() - 1);
    AVM model = Rows.batch("", data);
    AVM same = Rows.batch(again(model), data);
    assertFalse(again(model), again(model).contains("-N normalise"));
    assertSame(again(model), model, same, data);
    assertEquals(model.getMeasure("measureCorePoints"), same.getMeasure("measureCorePoints"), 0);
    AVM stream = Rows.stream("", data);
    assertSame(again(stream), stream, Rows.stream(again(stream), data), data);
  }

  @Test
  public void thePrintedOptionsGiveTheModelAgainFromAStream() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(90, classes, 4);
      for (String options : new String[] {"-W 40", "", "-W 32 -N none", "-W 32 -L 0.001", "-W 32 -D 0.4", "-paper -W 32"}) {
        AVM model = Rows.stream(options, data);
        assertSame(options + " | " + again(model), model, Rows.stream(again(model), data), data);
      }
    }
  }

  /** The numbers after "lambda" on a page, but for the line of options. */
  private static long lambdas(String page) {
    return Pattern.compile("lambda [0-9]").matcher(page).results().count();
  }

  @Test
  public void thePageNamesOneLambdaAndTellsGivenFromChosen() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(60, classes, 4);
      for (String options : OPTIONS) {
        for (boolean stream : new boolean[] {false, true}) {
          String page = (stream ? Rows.stream(options + " -W 20", data) : Rows.batch(options, data)).toString();
          assertEquals(page, 1, lambdas(page));
          if (page.contains("Experts ")) {
            assertFalse(options, options.matches(".*-[DL] .*"));
            continue;
          }
          for (String name : new String[] {"delta", "gamma", "lambda"}) {
            boolean given = (" " + options).contains(" -" + Character.toUpperCase(name.charAt(0)) + " ");
            assertEquals(options + "\n" + page, given, listed(page, name, "given: "));
            assertFalse(page, given && listed(page, name, "did best", "best on", "heuristics", "as small as", "rule of thumb"));
            assertTrue(page, given || listed(page, name, "did best", "best on", "heuristics", "as small as", "rule of thumb"));
          }
          assertEquals(page, options.contains("-N"), page.matches("(?s).*scaling \\w+ was given.*"));
        }
      }
      AVM model = Rows.batch("", data);
      assertTrue("the λ in force", isPlain(model) || again(model).contains("-L " + model.model().lambda() + " "));
    }
  }

  /** A linear part is looked for, unless γ and λ are both given. */
  @Test
  public void theLinearPartIsSearchedWithAGivenGamma() throws Exception {
    Instances rows = Rows.rows(200, 0, 1);
    rows.forEach(row -> row.setClassValue(row.value(0) + 0.1 * row.value(1)));
    assertTrue(Rows.batch("-G 1", rows).toString().contains("Linear part"));
    assertFalse(Rows.batch("-G 1 -L 0.01", rows).toString().contains("Linear part"));
  }

  /** Whether a linear function or a constant took the place of the expansion: the options that led to it give it again. */
  private static boolean isPlain(AVM model) {
    return model.toString().contains(" alone, ");
  }

  /** Whether a name is in a phrase of the page with one of these words. */
  private static boolean listed(String page, String name, String... words) {
    for (String phrase : page.split("[;\n]")) {
      for (String word : words) {
        if (phrase.contains(name) && phrase.contains(word)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  public void whatAutoScalingIsWithAGivenUnitIsSaid() throws Exception {
    Instances data = Rows.rows(300, 2, 4);
    for (String options : new String[] {"-G 2", "-D 0.4"}) {
      String page = Rows.batch(options, data).toString();
      assertTrue(page, page.contains("scaling normalise is what auto is where gamma or delta is given"));
    }
  }

  @Test
  public void anExtremeDeltaHasAPage() throws Exception {
    for (String delta : new String[] {"1e308", "4.9e-324"}) {
      String page = Rows.batch("-N none -D " + delta, Rows.rows(60, 2, 4)).toString();
      assertFalse(page, page.contains("-D Infinity") || page.contains("(-D 0"));
    }
  }

  @Test
  public void thePageIsTheSameInEveryCountry() throws Exception {
    AVM model = Rows.batch("", Rows.rows(1200, 2, 4));
    Locale before = Locale.getDefault();
    String page = model.toString();
    try {
      for (String tag : new String[] {"ar-EG-u-nu-arab", "de", "tr", "hi-IN-u-nu-deva"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals(tag, page, model.toString());
        assertEquals(tag, Utils.joinOptions(model.again(model.model())), again(model));
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
