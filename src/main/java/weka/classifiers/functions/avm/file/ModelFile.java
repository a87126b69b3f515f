package weka.classifiers.functions.avm.file;

import avm.io.ModelFormat;
import avm.io.NotAModel;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import weka.core.SerializationHelper;
import weka.core.Utils;

/**
 * Looks at a model file before Weka does, whose own messages do not say what is wrong with it. It takes Java's stream apart
 * by itself: no class but the learner's is made, whatever the file says, and every bit up to the model's end is checked.
 * And lets Weka save a model such that the file that was there before is never lost.
 */
public final class ModelFile {

  private ModelFile() {
  }

  /**
   * Checks the file of option -l, if it is given.
   *
   * @param options the command line; left as it is
   * @throws IllegalArgumentException if the file holds no whole model of this package
   */
  public static void check(String[] options) {
    int at = Utils.getOptionPos('l', options) + 1;
    String name = at > 0 && at < options.length ? options[at] : "";
    if (name.isEmpty() || name.endsWith(".xml")) {
      return;
    }
    try (InputStream in = open(name)) {
      new SavedModel(content(in)).readResolve();
    } catch (EOFException e) {
      throw wrong(name, "ends in the middle of the model: it is truncated");
    } catch (NotAModel e) {
      throw wrong(name, e.getMessage());
    } catch (IOException | RuntimeException | OutOfMemoryError e) {
      throw wrong(name, "cannot be read (" + (e.getMessage() == null ? e : e.getMessage()) + ")");
    }
  }

  /**
   * Runs a command line whose option -d, if it is given, names another file beside, which takes the place of the one asked
   * for when it is whole: a disk that is full, or a crash, leaves the model that was there.
   *
   * @param options the command line; left as it is
   * @param run runs it
   * @throws IOException if the file beside cannot be made or take the place
   */
  public static void saving(String[] options, Consumer<String[]> run) throws IOException {
    int at = Utils.getOptionPos('d', options) + 1;
    File asked = new File(at > 0 && at < options.length ? options[at] : "").getCanonicalFile();
    boolean plain = asked.exists() ? asked.isFile() : asked.getParentFile() != null && asked.getParentFile().isDirectory();
    if (at == 0 || !plain || asked.getName().endsWith("ml")) {
      run.accept(options);
      return;
    }
    File beside = File.createTempFile("saving-", "-" + asked.getName(), asked.getParentFile());
    String[] other = options.clone();
    other[at] = beside.getPath();
    try {
      run.accept(other);
      if (isWhole(beside)) {
        Files.move(beside.toPath(), asked.toPath(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } else {
        System.err.println("option -d: no model was saved; '" + asked + "' is as it was before");
      }
    } finally {
      Files.deleteIfExists(beside.toPath());
    }
  }

  /** Whether Weka has written a model and its header to the end. */
  private static boolean isWhole(File file) {
    try (ObjectInputStream in = SerializationHelper.getObjectInputStream(open(file.getPath()))) {
      return in.readObject() != null && in.readObject() != null;
    } catch (IOException | ClassNotFoundException | RuntimeException e) {
      return false;
    }
  }

  private static InputStream open(String name) throws IOException {
    InputStream in = new FileInputStream(name);
    return name.endsWith(".gz") ? new GZIPInputStream(in) : new BufferedInputStream(in);
  }

  private static IllegalArgumentException wrong(String name, String what) {
    return new IllegalArgumentException("option -l: '" + name + "' " + what
        + "; give the file that a training run saved with -d");
  }

  /**
   * The bytes of the model in a stream that Java's serialisation wrote.
   *
   * @param stream the stream
   * @return what {@link ModelFormat} reads
   * @throws IOException if it cannot be read or ends too soon
   * @throws NotAModel if it begins with something else than a model of this package
   */
  static byte[] content(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(stream);
    byte[] head = head();
    byte[] found = in.readNBytes(head.length);
    if (found.length < head.length && Arrays.equals(found, Arrays.copyOf(head, found.length))) {
      throw new EOFException();
    }
    if (!Arrays.equals(head, found)) {
      throw new NotAModel(other(found));
    }
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (int kind = in.readUnsignedByte(); kind != ObjectStreamConstants.TC_ENDBLOCKDATA; kind = in.readUnsignedByte()) {
      int size = kind == ObjectStreamConstants.TC_BLOCKDATA ? in.readUnsignedByte()
          : kind == ObjectStreamConstants.TC_BLOCKDATALONG ? in.readInt() : 0;
      if (size <= 0) {
        throw new NotAModel("is damaged; save the model again");
      }
      byte[] block = in.readNBytes(size);
      if (block.length < size) {
        throw new EOFException();
      }
      content.write(block);
    }
    return content.toByteArray();
  }

  /** What the stream of every model begins with. */
  private static byte[] head() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new SavedModel(new byte[0]));
    }
    return Arrays.copyOf(bytes.toByteArray(), bytes.size() - 1);
  }

  /** What a file holds that begins like this. */
  private static String other(byte[] found) {
    int magic = found.length < 8 ? 0 : (found[0] & 255) << 8 | found[1] & 255;
    if (magic != (ObjectStreamConstants.STREAM_MAGIC & 0xFFFF)) {
      return "is not a model file";
    }
    String text = new String(found, StandardCharsets.ISO_8859_1);
    return text.contains("weka.classifiers.functions.AVM") ? "was saved by version 0.1.0 of AVM. " + SavedModel.OLD
        : "holds something else than a model of this package, or is damaged";
  }
}
