package weka.classifiers.functions.avm.file;

import avm.io.ModelFormat;
import avm.io.NotAModel;
import avm.io.Part;
import avm.io.Saved;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.io.StreamCorruptedException;
import java.util.List;

/**
 * What stands for a learner of this package in Java's serialisation, and so in Weka's model files: the bytes of {@link
 * ModelFormat} and nothing else. Java's stream carries them; no field of a learner is in it, and no class but the
 * learner's own is made from it.
 */
public final class SavedModel implements Serializable {
  private static final long serialVersionUID = 1L;

  private static final String PACKAGE = "weka.classifiers.functions.";
  /** The learners that may be made from a file. */
  private static final List<String> LEARNERS = List.of("AVM", "Ahpatron", "BOGD", "BPA", "BSGD", "FOGD",
      "Forgetron", "KernelPerceptron", "KernelSGD", "NOGD", "OGD", "POMDR", "Projectron", "RBP");

  /** What to do with a model that was saved before there was a format. */
  public static final String OLD = "Its format is that of its private fields, which have changed since: train the model"
      + " again, or go on using version 0.1.0 with it";

  private transient byte[] bytes;

  /** Makes what stands for these bytes. */
  SavedModel(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Saves a learner.
   *
   * @param learner a learner of this package
   * @throws InvalidObjectException if it is another class, for example one derived from a learner
   */
  public SavedModel(Saved learner) throws InvalidObjectException {
    String name = learner.getClass().getName();
    if (!name.startsWith(PACKAGE) || !LEARNERS.contains(name.substring(PACKAGE.length()))) {
      throw new InvalidObjectException(name + " cannot be saved: it is none of " + LEARNERS);
    }
    bytes = ModelFormat.write(new Part().put("learner", name.substring(PACKAGE.length())).put("model", learner.save()));
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.write(bytes);
  }

  /** Reads piece by piece: a length that is not there costs no memory. */
  private void readObject(ObjectInputStream in) throws IOException {
    try {
      bytes = in.readAllBytes();
    } catch (EOFException | StreamCorruptedException e) {
      throw refused("the model file ends in the middle of the model: it is truncated; save it again", e);
    }
  }

  /** The learner. */
  Object readResolve() throws ObjectStreamException {
    try {
      Part saved = ModelFormat.read(bytes);
      String name = saved.text("learner");
      if (!LEARNERS.contains(name)) {
        throw new NotAModel("the model is one of '" + name + "'; this version of the package knows " + LEARNERS);
      }
      Saved learner = (Saved) Class.forName(PACKAGE + name).getDeclaredConstructor().newInstance();
      learner.load(saved.part("model"));
      return learner;
    } catch (NotAModel e) {
      throw refused(e.getMessage(), e);
    } catch (RuntimeException | ReflectiveOperationException | OutOfMemoryError | StackOverflowError e) {
      throw refused("the model is damaged or too large for the memory: " + e, e);
    }
  }

  private static InvalidObjectException refused(String message, Throwable cause) {
    InvalidObjectException refused = new InvalidObjectException(message);
    refused.initCause(cause);
    return refused;
  }
}
