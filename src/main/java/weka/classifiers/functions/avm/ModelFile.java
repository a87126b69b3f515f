package weka.classifiers.functions.avm;

import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StreamCorruptedException;
import java.util.zip.GZIPInputStream;
import weka.classifiers.Classifier;
import weka.core.SerializationHelper;
import weka.core.Utils;

/** Looks at a model file before Weka does, whose own messages do not say what is wrong with it. */
public final class ModelFile {

  private ModelFile() {
  }

  /**
   * Checks the file of option -l, if it is given.
   *
   * @param options the command line; left as it is
   * @throws IllegalArgumentException if the file holds no whole classifier
   */
  public static void check(String[] options) {
    String name;
    try {
      name = Utils.getOption('l', options.clone());
    } catch (Exception e) {
      return;
    }
    if (!name.isEmpty() && !name.endsWith(".xml")) {
      String wrong = wrong(name);
      if (wrong != null) {
        throw new IllegalArgumentException("option -l: '" + name + "' " + wrong
            + "; give the file that a training run saved with -d");
      }
    }
  }

  private static String wrong(String name) {
    try (InputStream in = name.endsWith(".gz")
        ? new GZIPInputStream(new FileInputStream(name)) : new FileInputStream(name)) {
      return SerializationHelper.getObjectInputStream(in).readObject() instanceof Classifier
          ? null : "holds something else than a model";
    } catch (EOFException e) {
      return "ends in the middle of the model: it is truncated";
    } catch (StreamCorruptedException e) {
      return "is not a model file";
    } catch (IOException | ReflectiveOperationException e) {
      return "cannot be read (" + e.getMessage() + ")";
    }
  }
}
