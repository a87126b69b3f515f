package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.io.ModelFormat;
import avm.io.Part;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.evaluation.Evaluation;
import weka.classifiers.functions.avm.file.ModelFile;
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
  public void continueIteratingHasNoEffect() throws Exception {
    Path plain = path("plain.model");
    Path iterating = path("iterating.model");
    run("-l", model, "-t", arff, "-T", arff, "-d", plain);
    run("-l", model, "-t", arff, "-T", arff, "-continue-iterating", "-d", iterating);
    AVM[] both = {(AVM) SerializationHelper.read(plain.toString()), (AVM) SerializationHelper.read(iterating.toString())};
    Rows.assertSame("-continue-iterating", Rows.predictions(both[0], data), Rows.predictions(both[1], data));
    assertEquals(both[0].getMeasure("measureSteps"), both[1].getMeasure("measureSteps"), 0);
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
        "option -D: delta is 'abc'; it must be auto or a number");
    Rows.assertMessage(() -> run("-t", arff, "-Y"), "-Y");
  }

  /** What the command line says to the error stream, as weka.Run runs it. */
  private static String said(Object... options) throws Exception {
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

  @Test
  public void aModelTakesThePlaceOfTheOldOneWhenItIsWhole() throws Exception {
    for (Path file : new Path[] {model, path("zipped.gz"), path("new.model")}) {
      assertEquals("", said("-t", arff, "-c", 3, "-no-cv", "-v", "-o", "-d", file));
      assertEquals("", said("-l", file, "-t", arff, "-T", arff, "-c", 3, "-v", "-o", "-d", file));
      assertEquals("", said("-l", file, "-T", arff, "-c", 3));
    }
    assertEquals(240, ((AVM) SerializationHelper.read(model.toString())).getMeasure("measureSteps"), 0);
    assertEquals("nothing is left beside", 4, folder.getRoot().list().length);
  }

  /** A disk that becomes full, at any byte of the model or the header behind it. */
  @Test
  public void whatIsNotSavedWholeLeavesTheOldModel() throws Exception {
    PrintStream err = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true));
    try {
      for (int cut : new int[] {0, 100, bytes.length / 2, bytes.length - 200, bytes.length - 1}) {
        ModelFile.saving(new String[] {"-t", "x", "-d", model.toString()}, options -> {
          try {
            Files.write(Path.of(options[3]), Arrays.copyOf(bytes, cut));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
      }
      Rows.assertMessage(() -> ModelFile.saving(new String[] {"-d", model.toString()}, options -> {
        throw new IllegalStateException("no space left");
      }), "no space left");
    } finally {
      System.setErr(err);
    }
    assertEquals(5, said.toString().split("option -d: no model was saved; '.*avm.model' is as it was before").length - 1);
    assertArrayEquals(bytes, Files.readAllBytes(model));
    assertEquals("nothing is left beside", 2, folder.getRoot().list().length);
  }

  /** Files whose checksum is right and whose content is not, in whatever way it fails. */
  @Test
  public void whateverIsWrongInAModelIsOneMessage() throws Exception {
    Part good = ModelFormat.read(content());
    Part empty = new Part().put("learner", "AVM").put("model", new Part());
    Part options = new Part().put("learner", "AVM").put("model", new Part().put("options", "-D no"));
    Part state = new Part().put("learner", "AVM").put("model", new Part().put("options", "")
        .put("state", good.part("model").part("state").part("header")));
    for (Part part : new Part[] {empty, options, state, new Part()}) {
      Path wrong = path("wrong.model");
      try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(wrong))) {
        out.writeObject(new AVM());
      }
      byte[] head = Files.readAllBytes(wrong);
      byte[] content = ModelFormat.write(part);
      int start = new String(head, StandardCharsets.ISO_8859_1).lastIndexOf("xp") + 2;
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      file.write(head, 0, start);
      DataOutputStream data = new DataOutputStream(file);
      data.writeByte(ObjectStreamConstants.TC_BLOCKDATALONG);
      data.writeInt(content.length);
      data.write(content);
      data.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
      Files.write(wrong, file.toByteArray());
      String said = said("-l", wrong, "-T", arff, "-c", 3);
      assertTrue(said, said.startsWith("option -l: '" + wrong + "' "));
      assertEquals("one line, no stack trace: " + said, 1, said.lines().count());
    }
  }

  /** The format's bytes in the saved model. */
  private byte[] content() throws IOException {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int at = text.indexOf("xp") + 2;
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, at, bytes.length - at));
    for (int kind = in.read(); kind != ObjectStreamConstants.TC_ENDBLOCKDATA; kind = in.read()) {
      content.write(in.readNBytes(kind == ObjectStreamConstants.TC_BLOCKDATA ? in.read() : in.readInt()));
    }
    return content.toByteArray();
  }
}
