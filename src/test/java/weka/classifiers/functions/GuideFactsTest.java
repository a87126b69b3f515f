package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.classifiers.functions.avm.options.Auto;
import weka.core.Instances;
import weka.core.Option;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/** What README and guide say of options and defaults is what the learners have. */
public class GuideFactsTest {
  private static final Path BASE = Path.of(System.getProperty("avm.basedir", "."));

  private static String page(String name) throws Exception {
    return Files.readString(BASE.resolve(name)).replaceAll("\\s+", " ");
  }

  /** A page has these words, wherever its lines end. */
  static void assertSays(String name, String text) throws Exception {
    assertTrue(name + " does not say: " + text, page(name).contains(text));
  }

  /** The command for README's picture gives as many cells as README says. */
  @Test
  public void theIrisDataHaveThirteenCells() throws Exception {
    Matcher command = Pattern.compile("-t (doc/data/\\S+) -force-batch-training -no-cv (.*?) -pictures").matcher(page("doc/data/README.md"));
    assertTrue(command.find());
    Instances data = DataSource.read(BASE.resolve(command.group(1)).toString());
    data.setClassIndex(data.numAttributes() - 1);
    AVM avm = Rows.batch(command.group(2), data);
    assertEquals(13, avm.getMeasure("measureCorePoints"), 0);
    assertEquals(150, data.numInstances());
    assertSays("README.md", "The iris data, covered by 13 cells");
    assertSays("README.md", "Thirteen core points represent 150 rows");
  }

  /** The table of doc/data/README.md: rows, attributes and class of each file. */
  @Test
  public void theDataAreWhatTheirPageSays() throws Exception {
    Matcher table = Pattern.compile("\\| (\\S+\\.arff) \\| ([\\d,]+) \\| (\\d+) numeric(?:, (\\d+) nominal[^|]*)? \\| (\\d+ values|numeric)").matcher(page("doc/data/README.md"));
    int count = 0;
    for (; table.find(); count++) {
      Instances data = DataSource.read(BASE.resolve("doc/data/" + table.group(1)).toString());
      data.setClassIndex(data.numAttributes() - 1);
      assertEquals(table.group(1), table.group(2), String.format(Locale.ROOT, "%,d", data.numInstances()));
      assertEquals(table.group(1), table.group(3), "" + Collections.list(data.enumerateAttributes()).stream().filter(a -> a.isNumeric()).count());
      assertEquals(table.group(1), table.group(4) == null ? "1" : "" + (1 + Integer.parseInt(table.group(4))),
          "" + (data.numAttributes() - Integer.parseInt(table.group(3))));
      assertEquals(table.group(1), table.group(5), data.classAttribute().isNumeric() ? "numeric" : data.numClasses() + " values");
    }
    assertEquals(3, count);
  }

  /** The properties that are auto by a number. */
  private static Set<String> auto(double number) throws Exception {
    Set<String> names = new TreeSet<>();
    for (PropertyDescriptor property : Introspector.getBeanInfo(AVM.class).getPropertyDescriptors()) {
      if (property.getReadMethod() != null && property.getReadMethod().isAnnotationPresent(Auto.class)
          && ((Number) property.getReadMethod().invoke(new AVM())).doubleValue() == number) {
        names.add(property.getName());
      }
    }
    return names;
  }

  private static Set<String> names(String regex, String text) {
    return Pattern.compile(regex).matcher(text).results().map(match -> match.group(1)).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  public void theNumbersThatMeanAuto() throws Exception {
    Matcher guide = Pattern.compile("0 means \\*chosen from the data\\* for (.*?)\\. Where 0 has its own meaning, −1 means (.*?)\\. ").matcher(page("doc/guide.md"));
    assertTrue(guide.find());
    assertEquals(auto(0), names("`(\\w+)`", guide.group(1)));
    assertEquals(auto(-1), names("`(\\w+)`", guide.group(2)));
    Matcher readme = Pattern.compile("or −1 where 0 has its own meaning \\((.*?)\\)").matcher(page("README.md"));
    assertTrue(readme.find());
    assertEquals(auto(-1), names("\\*(\\w+)\\*", readme.group(1)));
  }

  @Test
  public void theDefaultsOfTheOtherLearners() throws Exception {
    String guide = "doc/guide.md";
    assertSays(guide, "`-B` is " + new RBP().getBudget() + " vectors by default");
    assertSays("README.md", "The budget `-B` is " + new RBP().getBudget() + " vectors by default");
    assertEquals("OGD has none", 0, new OGD().getBudget());
    assertSays(guide, String.format(Locale.ROOT, "Its size is `-D`, %,d frequencies", new FOGD().getFrequencies()));
    assertSays(guide, "The step size is " + new OGD().getStepSize() + ", or " + new RBP().getStepSize() + " for Perceptrons");
    assertSays(guide, String.format(Locale.ROOT, "BPA has C = %.0f.", new BPA().getAggressiveness()));
    assertSays(guide, String.format(Locale.ROOT, "BOGD has clip %.0f and λ = 1/N²", new BOGD().getClip()));
    assertEquals(1e-6, new BOGD().settings().kind().lambda(1000), 0);
    assertSays(guide, "Ahpatron has ε = " + new Ahpatron().getEpsilon() + " and U = √B/2");
    assertSays(guide, new POMDR().getHints() + " hints and " + new POMDR().getFirst() + " chosen vectors");
    assertSays(guide, String.format(Locale.ROOT, "Projectron has threshold %.0f,", new Projectron().getThreshold()));
    assertSays(guide, "in a stream between the first " + String.format(Locale.ROOT, "%,d", new RBP().getWarmUp()));
  }

  private static double[][] learned(OnlineClassifier learner, String options) throws Exception {
    Instances data = Rows.rows(200, 2, 1);
    Rows.with(learner, "-B 40 " + options).buildClassifier(data);
    return learner.distributionsForInstances(data);
  }

  /** Defaults that depend on the budget, here of 40, or are none of the options: the same as if they were given, and no other. */
  @Test
  public void theDefaultsThatNoOptionShows() throws Exception {
    assertTrue(Arrays.deepEquals(learned(new NOGD(), ""), learned(new NOGD(), "-rank 8")));
    assertFalse(Arrays.deepEquals(learned(new NOGD(), ""), learned(new NOGD(), "-rank 9")));
    assertTrue(Arrays.deepEquals(learned(new Ahpatron(), ""), learned(new Ahpatron(), "-U " + Math.sqrt(40) / 2)));
    assertFalse(Arrays.deepEquals(learned(new Ahpatron(), ""), learned(new Ahpatron(), "-U 3")));
    assertTrue(Arrays.deepEquals(learned(new POMDR(), "-first 20"), learned(new POMDR(), "-first 20 -U 25")));
    assertFalse(Arrays.deepEquals(learned(new POMDR(), "-first 20"), learned(new POMDR(), "-first 20 -U 24")));
    assertSays("doc/guide.md", "NOGD has rank B/5.");
    assertSays("doc/guide.md", "U = √B/2. POMDR has U = 25,");
  }

  private static Set<String> options(OnlineClassifier learner) {
    Set<String> names = new TreeSet<>();
    for (Object option : Collections.list(learner.listOptions())) {
      names.add("-" + ((Option) option).name());
    }
    return names;
  }

  @Test
  public void theTableOfLearnersHasTheirOwnOptions() throws Exception {
    Set<String> shared = options(new KernelPerceptron());
    Matcher rows = Pattern.compile("\\| `(\\w+)` \\| [^|]+ \\| ([^|]+) \\|").matcher(page("README.md").replaceFirst(".*## The other learners", ""));
    Set<String> found = new TreeSet<>();
    while (rows.find()) {
      OnlineClassifier learner = (OnlineClassifier) Utils.forName(OnlineClassifier.class, "weka.classifiers.functions." + rows.group(1), null);
      Set<String> own = options(learner);
      own.removeAll(shared);
      assertEquals(rows.group(1), own, names("`(-\\w+)`", rows.group(2)));
      found.add(rows.group(1));
    }
    List<String> all = Arrays.asList("AVM", "Ahpatron", "BOGD", "BPA", "BSGD", "FOGD", "Forgetron", "KernelPerceptron", "KernelSGD", "NOGD", "OGD",
        "POMDR", "Projectron", "RBP");
    assertEquals(new TreeSet<>(all.subList(1, all.size())), found);
  }

  /** With -N none a numeric class is what it is, but where all rows are learned together. */
  @Test
  public void aNumericClassIsStandardisedWithNoneWhereRowsAreLearnedTogether() throws Exception {
    Instances data = Rows.rows(60, 0, 1);
    assertEquals(1, Rows.batch("-N none -E 1", data).model().target().spread(), 0);
    assertEquals(1, Rows.stream("-N none -L 0.01", data).model().target().spread(), 0);
    assertTrue(Rows.batch("-N none", data).model().target().spread() > 2);
    assertTrue(Rows.batch("-N normalise -E 1", data).model().target().spread() > 2);
    assertSays("README.md", "A numeric class is standardised internally; with none, only in a batch that is learned all together");
  }
}
