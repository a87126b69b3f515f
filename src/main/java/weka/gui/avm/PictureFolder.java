package weka.gui.avm;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Option {@code -pictures FOLDER} of the command line: after a run all pictures of its model are written into the folder,
 * as SVG and PNG. No screen is needed.
 */
public final class PictureFolder {
  private static final String OPTION = "pictures";

  /** Runs a command line. */
  @FunctionalInterface
  public interface Run {
    /**
     * @param options the command line
     * @throws Exception if it fails
     */
    void run(String[] options) throws Exception;
  }

  private final Path folder;
  private final List<String> written = new ArrayList<>();

  private PictureFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Runs a command line without {@code -pictures FOLDER}, then writes the pictures, if they were asked for.
   *
   * @param toRun the classifier that is trained, unless the command line loads another
   * @param options the command line; left as it is
   * @param run runs it
   * @throws Exception if the run fails
   */
  public static void run(Classifier toRun, String[] options, Run run) throws Exception {
    int at = Utils.getOptionPos(OPTION, options);
    if (at < 0) {
      run.run(options);
      return;
    }
    if (at + 1 == options.length || options[at + 1].startsWith("-")) {
      System.err.println("option -pictures: the folder is missing; give -pictures FOLDER");
      return;
    }
    List<String> left = new ArrayList<>(Arrays.asList(options));
    left.subList(at, at + 2).clear();
    String loaded = value("l", options);
    Path kept = null;
    if (!loaded.isEmpty() && !value("t", options).isEmpty() && value("d", options).isEmpty()) {
      // Weka goes on with a model of its own: it is looked at where it is saved
      kept = Files.createTempFile("pictures", ".model");
      left.addAll(List.of("-d", kept.toString()));
    }
    try {
      run.run(left.toArray(new String[0]));
      String saved = kept != null ? kept.toString() : value("t", options).isEmpty() ? loaded : value("d", options);
      Classifier model = loaded.isEmpty() ? toRun : (Classifier) SerializationHelper.read(saved);
      PictureFolder pictures = new PictureFolder(Path.of(options[at + 1]));
      pictures.write(model, options);
      System.err.println(pictures.written.isEmpty() ? "option -pictures: there is no model, so there are no pictures"
          : "Pictures in " + pictures.folder + ": " + String.join(", ", pictures.written));
    } catch (IOException | RuntimeException e) {
      System.err.println("option -pictures: " + e.getMessage());
    } finally {
      if (kept != null) {
        Files.deleteIfExists(kept);
      }
    }
  }

  private static String value(String option, String[] options) throws Exception {
    return Utils.getOption(option, options.clone());
  }

  private void write(Classifier model, String[] options) throws Exception {
    if (!Pictures.isTrained(model)) {
      return;
    }
    String train = value("t", options);
    String test = value("T", options);
    Instances rows = train.isEmpty() && test.isEmpty() ? null : sample(train.isEmpty() ? test : train, options);
    Files.createDirectories(folder);
    for (Map.Entry<String, Picture> picture : Pictures.of(model, rows).entrySet()) {
      write(picture.getKey(), picture.getValue());
    }
    if (rows == null || rows.size() < 3) {
      return;
    }
    boolean stream = !Utils.getFlag("force-batch-training", options.clone());
    String title = model.getClass().getSimpleName() + " reliability: " + rows.relationName();
    write("Reliability", test.isEmpty()
        ? Reliability.of(title, "rows held out of a sample", HeldOut.predictions(model, rows, stream))
        : Reliability.of(title, "test rows", HeldOut.predictions(model, sample(test, options))));
    if (model instanceof AVM avm) {
      write("Trade-off", TradeOff.of(avm, rows, (soFar, share, note) -> { }));
    }
  }

  /** Rows of a file with their class, of many a sample: the file may be larger than the memory. */
  private static Instances sample(String file, String[] options) throws Exception {
    DataSource source = new DataSource(file);
    Instances header = source.getStructure();
    String index = value("c", options);
    header.setClassIndex(index.isEmpty() || index.equals("last") ? header.numAttributes() - 1
        : index.equals("first") ? 0 : Integer.parseInt(index) - 1);
    Instances sample = new Instances(header, 0);
    Random random = new Random(1);
    for (int seen = 1; source.hasMoreElements(header); seen++) {
      Instance row = source.nextElement(header);
      int place = seen <= HeldOut.MOST_ROWS ? sample.size() : random.nextInt(seen);
      if (place == sample.size()) {
        sample.add(row);
      } else if (place < HeldOut.MOST_ROWS) {
        sample.set(place, row);
      }
    }
    return sample;
  }

  /** Writes a picture both ways; a Java without fonts can draw no image, but writes SVG. */
  private void write(String name, Picture picture) throws IOException {
    String file = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    for (String kind : List.of("svg", "png")) {
      try {
        picture.save(new File(folder.toFile(), file + "." + kind), Picture.WIDTH, Picture.HEIGHT, Zoom.none());
        written.add(file + "." + kind);
      } catch (RuntimeException | LinkageError e) {
        System.err.println("option -pictures: " + file + "." + kind + " was not written: " + e);
      }
    }
  }
}
