package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.evaluation.Evaluation;
import weka.classifiers.rules.ZeroR;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;

/** Every message in the guide's table is what the program says, word for word; … and N stand for what differs. */
public class GuideMessagesTest {
  /** Said by Java or Weka, where nothing of ours has a part in it. */
  private static final List<String> NOT_OURS = List.of("WARNING: Failed to load", "java.lang.OutOfMemoryError");

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  private final Map<String, Callable<String>> said = new LinkedHashMap<>();
  private final Instances data = Rows.rows(40, 2, 1);
  private final Instances numbers = Rows.rows(40, 0, 1);

  /** The messages that the guide's table has. */
  private static List<String> messages() throws Exception {
    List<String> messages = new ArrayList<>();
    String guide = Files.readString(Path.of(System.getProperty("avm.basedir"), "doc", "guide.md"));
    String table = guide.substring(guide.indexOf("| message | what to do |"));
    for (String line : table.substring(0, table.indexOf("\n\n")).split("\n")) {
      Matcher matcher = Pattern.compile("`([^`]+)`").matcher(line.split("\\|")[1]);
      while (matcher.find()) {
        messages.add(matcher.group(1));
      }
    }
    return messages;
  }

  private static Pattern pattern(String message) {
    StringBuilder regex = new StringBuilder();
    for (String part : message.split("(?<=…)|(?=…)|(?<=\\b[NM]\\b)|(?=\\b[NM]\\b)|(?=-X:)|(?<=-X)(?=:)")) {
      regex.append(part.equals("…") ? ".*" : part.matches("[NM]") ? "\\d+" : part.equals("-X") ? "-\\w+" : Pattern.quote(part));
    }
    return Pattern.compile(regex.toString(), Pattern.DOTALL);
  }

  private void says(String message, Rows.Action action) {
    said.put(message, () -> Rows.message(action));
  }

  /** What the command line prints, to either stream. */
  private String run(Object... options) throws Exception {
    PrintStream err = System.err;
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setErr(new PrintStream(bytes, true));
    System.setOut(new PrintStream(new ByteArrayOutputStream()));
    try {
      new AVM().run(new AVM(), Arrays.stream(options).map(Object::toString).toArray(String[]::new));
    } finally {
      System.setErr(err);
      System.setOut(out);
    }
    return bytes.toString();
  }

  private static String evaluated(Object... options) throws Exception {
    return Evaluation.evaluateModel(new AVM(), Arrays.stream(options).map(Object::toString).toArray(String[]::new));
  }

  private static Instances with(Attribute attribute) {
    Instances rows = new Instances("odd", new ArrayList<>(List.of(attribute, new Attribute("y", List.of("a", "b")))), 0);
    rows.setClassIndex(1);
    return rows;
  }

  private static Instance changed(Instances from, int attribute, double value) {
    Instance row = (Instance) from.get(0).copy();
    row.setDataset(from);
    row.setValue(attribute, value);
    return row;
  }

  private void describe() throws Exception {
    AVM trained = Rows.batch("", data);
    Path arff = Files.writeString(folder.newFile("data.arff").toPath(), data.toString());
    says("option -X: … is '…'; it must be …", () -> Rows.avm("-D abc"));
    says("Illegal options: …", () -> evaluated("-t", arff, "-Y"));
    says("option -F: the loss … does not suit the nominal class …", () -> Rows.batch("-F l2", data));
    says("option -F: the loss … does not suit the numeric class …", () -> Rows.batch("-F hinge", numbers));
    says("option -class-weights: balanced needs a nominal class, and '…' is not; choose none", () ->
        Rows.batch("-class-weights balanced", numbers));
    says("option -Z: confident needs a nominal class, and '…' is numeric; choose always or schedule", () ->
        Rows.batch("-Z confident", numbers));
    says("Cannot handle string attributes!", () -> Rows.batch("", with(new Attribute("text", (List<String>) null))));
    says("Cannot handle relational attributes!", () -> Rows.batch("", with(new Attribute("bag", new Instances(data, 0)))));
    says("Cannot handle numeric class!", () -> new KernelPerceptron().buildClassifier(numbers));
    says("Cannot handle multi-valued nominal class!", () -> new Ahpatron().buildClassifier(Rows.rows(20, 3, 1)));
    says("option -V: … needs the gaussian kernel, and -K is …", () ->
        Rows.with(new BSGD(), "-K laplacian").buildClassifier(data));
    says("option -L: lambda is … and the step size …", () -> Rows.with(new OGD(), "-L 9").buildClassifier(data));
    says("option -rank: the rank is …; it must be at most the budget", () ->
        Rows.with(new NOGD(), "-B 10 -rank 20").buildClassifier(data));
    says("option -B: FOGD has no such option", () -> Rows.with(new FOGD(), "-B 10"));
    says("Cannot handle unary class!", () -> Rows.batch("", Rows.rows(5, 1, 1)));
    says("Class attribute not set", () -> {
      Instances none = new Instances(data);
      none.setClassIndex(-1);
      Rows.batch("", none);
    });
    says("row N: attribute '…' is …; it must be a number between -1.0E150 and 1.0E150, or missing (?)", () -> {
      Instances wrong = new Instances(data);
      wrong.get(3).setValue(0, Double.POSITIVE_INFINITY);
      Rows.batch("", wrong);
    });
    says("attribute '…' has value number …, which the model's header does not have; its values are …", () ->
        trained.distributionForInstance(changed(data, 3, 9)));
    says("attribute '…' has the weight …; it must be a number from 0 to 1e30", () -> {
      Instances odd = new Instances(data);
      odd.setAttributeWeight(0, -1);
      Rows.batch("", odd);
    });
    says("the row's weight is …; it must be 0 or a number from 1.0E-150 to 1.0E150", () -> {
      Instance row = changed(data, 0, 1);
      row.setWeight(-1);
      trained.updateClassifier(row);
    });
    says("the row has another header than the model: …", () -> trained.distributionForInstance(numbers.get(0)));
    says("the row has N attributes; the model was built for M", () -> trained.updateClassifier(new DenseInstance(2)));
    says("the data have another header than the model that -resume goes on with; …", () ->
        Rows.batch("-resume", data).initializeClassifier(numbers));
    says("AVM has no model yet: call buildClassifier first …", () -> new AVM().distributionForInstance(data.get(0)));
    says("AVM has learned no row yet: there is no model to write as source code", () ->
        Rows.stream("", new Instances(data, 0)).toSource("X"));
    says("source code is written of one model, and here many experts predict: …", () ->
        Rows.stream("", data).toSource("X"));
    says("intervals are for a numeric class; '…' is nominal", () -> trained.predictIntervals(data.get(0), 0.9));
    says("'…' is not a measure of AVM; they are …", () -> trained.getMeasure("measureNothing"));
    said.put("option -l: '…' …; give the file that a training run saved with -d", () -> run("-l", arff, "-T", arff));
    said.put("option -d: no model was saved; '…' is as it was before", () -> {
      Path model = folder.newFile("old.model").toPath();
      return run("-t", arff, "-no-cv", "-D", "abc", "-d", model);
    });
    said.put("Classifier not incremental or batch training forced, or no test file provided: can't use model file.", () -> {
      Path model = folder.getRoot().toPath().resolve("good.model");
      SerializationHelper.write(model.toString(), trained);
      return Rows.message(() -> evaluated("-l", model, "-t", arff, "-force-batch-training"));
    });
    says("Loaded classifier is …, not weka.classifiers.functions.AVM", () -> {
      ZeroR zero = new ZeroR();
      zero.buildClassifier(data);
      Path model = folder.getRoot().toPath().resolve("zero.model");
      SerializationHelper.write(model.toString(), zero);
      evaluated("-l", model, "-T", arff);
    });
    says("AVM: training was stopped after N rows", () -> {
      Thread.currentThread().interrupt();
      try {
        Rows.batch("", data);
      } finally {
        Thread.interrupted();
      }
    });
    said.put("AVM: no model built yet.", () -> new AVM().toString());
    said.put("AVM: built on a header, no row learned yet.", () -> Rows.stream("", new Instances(data, 0)).toString());
    says("N rows take about … MB to be trained on, and … MB are allowed; give a larger -max-memory …", () ->
        Rows.batch("-max-memory 1", Rows.rows(9000, 2, 1)));
  }

  @Test
  public void everyMessageOfTheTableIsWhatTheProgramSays() throws Exception {
    describe();
    List<String> all = new ArrayList<>(messages());
    all.removeIf(message -> NOT_OURS.stream().anyMatch(message::startsWith));
    assertEquals("the table has what this test knows", new ArrayList<>(said.keySet()), all);
    List<String> wrong = new ArrayList<>();
    for (String message : all) {
      String found = said.get(message).call();
      if (!pattern(message).matcher(found).find()) {
        wrong.add("the guide: " + message + "\nthe program: " + found);
      }
    }
    assertEquals(String.join("\n", wrong), 0, wrong.size());
  }
}
