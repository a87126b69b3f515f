package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.evaluation.Evaluation;
import weka.classifiers.rules.ZeroR;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Model files and data files on the command line (Weka's own, in this process): a good model is read and continued, a
 * truncated or foreign one is refused with a message, by the API and by the command line, and the files stay as they
 * were.
 */
public class AVMModelFileTest {
  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances data = Rows.rows(120, 2, 1);
  private Path arff;
  private Path model;
  private byte[] bytes;

  @Before
  public void write() throws Exception {
    arff = Files.writeString(path("data.arff"), data.toString());
    model = path("avm.model");
    run("-t", arff, "-no-cv", "-d", model);
    bytes = Files.readAllBytes(model);
  }

  private Path path(String name) {
    return folder.getRoot().toPath().resolve(name);
  }

  /** The command line, with the class where it is. */
  private static String run(Object... options) throws Exception {
    String[] all =
        Arrays.copyOf(Arrays.stream(options).map(Object::toString).toArray(String[]::new), options.length + 2);
    all[options.length] = "-c";
    all[options.length + 1] = "3";
    return Evaluation.evaluateModel(new AVM(), all);
  }

  private Path file(String name, byte[] content) throws IOException {
    return Files.write(path(name), content);
  }

  @Test
  public void aModelIsSavedReadAndContinued() throws Exception {
    assertTrue(run("-l", model, "-T", arff).contains("Correctly Classified Instances"));
    Path more = path("more.model");
    run("-l", model, "-t", arff, "-T", arff, "-d", more);
    AVM read = (AVM) SerializationHelper.read(model.toString());
    Instances rounded = DataSource.read(arff.toString());
    rounded.setClassIndex(2);
    Rows.update(read, rounded, 0, 120);
    read.batchFinished();
    Rows.assertSame("continued", read, (AVM) SerializationHelper.read(more.toString()), data);
  }

  @Test
  public void aTruncatedModelIsRefused() throws Exception {
    int refused = 0;
    for (int length = 0; length < bytes.length; length += 97) {
      Path cut = file("cut.model", Arrays.copyOf(bytes, length));
      Throwable problem = null;
      try {
        SerializationHelper.read(cut.toString());
      } catch (IOException e) {
        problem = e;
      }
      assertTrue("the model's last bytes are its header", problem != null || length > bytes.length * 0.9);
      refused += problem == null ? 0 : 1;
    }
    assertTrue(refused > 10);
    Path half = file("half.model", Arrays.copyOf(bytes, bytes.length / 2));
    Rows.assertMessage(() -> SerializationHelper.read(half.toString()), "truncated", "save it again");
    Rows.assertMessage(() -> run("-l", half, "-T", arff), "truncated", "save it again");
    Rows.assertMessage(() -> run("-l", half, "-t", arff, "-T", arff, "-d", model), "truncated");
    assertEquals("the good model is not overwritten", bytes.length, Files.size(model));
  }

  @Test
  public void anotherClassifiersModelIsRefused() throws Exception {
    ZeroR zero = new ZeroR();
    zero.buildClassifier(data);
    Path foreign = path("zero.model");
    SerializationHelper.write(foreign.toString(), zero);
    assertFalse(SerializationHelper.read(foreign.toString()) instanceof AVM);
    Rows.assertMessage(() -> run("-l", foreign, "-T", arff), "Loaded classifier is weka.classifiers.rules.ZeroR",
        "not weka.classifiers.functions.AVM");
  }

  @Test
  public void aFileThatIsNoModelIsRefused() throws Exception {
    Rows.assertMessage(() -> SerializationHelper.read(arff.toString()), "invalid stream header");
    Rows.assertMessage(() -> run("-l", arff, "-T", arff), "invalid stream header");
    Rows.assertMessage(() -> run("-l", path("none.model"), "-T", arff), "none.model", "No such file");
  }

  @Test
  public void anotherHeaderThanTheModelsIsRefused() throws Exception {
    Path other = Files.writeString(path("other.arff"), data.toString().replace("@attribute y ", "@attribute z "));
    Rows.assertMessage(() -> run("-l", model, "-T", other), "not compatible", "y", "z");
    Rows.assertMessage(() -> run("-l", model, "-t", other, "-T", other), "not compatible", "y", "z");
    SerializationHelper.write(path("bare.model").toString(), SerializationHelper.read(model.toString()));
    Rows.assertMessage(() -> run("-l", path("bare.model"), "-T", other), "another header", "y", "z");
  }

  @Test
  public void badDataFiles() throws Exception {
    String header = new Instances(data, 0).toString();
    Path none = Files.writeString(path("none.arff"), header);
    assertTrue(run("-t", none, "-no-cv", "-o").length() >= 0);
    Path nothing = Files.writeString(path("nothing.arff"), "");
    Rows.assertMessage(() -> run("-t", nothing), "nothing.arff");
    Path infinite = Files.writeString(path("infinite.arff"), header + "\n1,Infinity,class0,red,no\n");
    Rows.assertMessage(() -> run("-t", infinite, "-no-cv"), "'y' is Infinity", "must be");
    Path weight = Files.writeString(path("weight.arff"), header + "\n1,2,class0,red,no,{-2}\n");
    Rows.assertMessage(() -> run("-t", weight, "-no-cv"), "weight is -2.0", "must be");
    Path unary = Files.writeString(path("unary.arff"), header.replace("{class0,class1}", "{class0}"));
    Rows.assertMessage(() -> run("-t", unary, "-no-cv"), "unary class");
  }

  /** Weka, reading a row that does not fit its header, prints what is wrong and stops reading there. */
  @Test
  public void aRowThatWekaCannotRead() throws Exception {
    String text = new Instances(data, 0, 40).toString();
    Path unseen = Files.writeString(path("unseen.arff"), text + "\n1,2,class0,pink,no\n1,2,class0,red,no\n");
    PrintStream console = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setErr(new PrintStream(printed, true));
    try {
      run("-t", unseen, "-no-cv", "-d", model);
    } finally {
      System.setErr(console);
    }
    String message = printed.toString();
    assertTrue(message, message.contains("nominal value not declared in header, read Token[pink]"));
    AVM read = (AVM) SerializationHelper.read(model.toString());
    Rows.assertSame("the rows before are learned", Rows.predictions(paused(new Instances(data, 0, 40)), data),
        Rows.predictions(read, data));
  }

  private AVM paused(Instances rows) throws Exception {
    Instances rounded = DataSource.read(Files.writeString(path("rounded.arff"), rows.toString()).toString());
    rounded.setClassIndex(2);
    AVM avm = Rows.stream("", rounded);
    avm.batchFinished();
    return avm;
  }

  @Test
  public void aBadOptionOnTheCommandLine() {
    Rows.assertMessage(() -> run("-t", arff, "-D", "abc"),
        "option -D: delta is 'abc'; it must be auto or a number above 0");
    Rows.assertMessage(() -> run("-t", arff, "-Y"), "-Y");
  }
}
