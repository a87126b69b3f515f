package avm.spark;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.SerializationHelper;

/**
 * A folder of models on any file system of Spark's, one after each iteration or batch of rows. A model is there whole or
 * not at all, and its file's name says how far it is. Weka opens each.
 */
final class ModelStore {
  private static final Pattern NAME = Pattern.compile("(\\d+)\\.model");

  private final FileSystem files;
  private final Path folder;
  private final Configuration configuration;

  /** A model, its header, and the number of what it has learned last. */
  record Entry(long number, AVM model, Instances header) {
  }

  ModelStore(String folder, Configuration configuration) throws IOException {
    this.folder = new Path(folder);
    this.configuration = configuration;
    files = this.folder.getFileSystem(configuration);
    files.mkdirs(this.folder);
  }

  /** The model that is furthest. */
  Optional<Entry> latest() throws IOException {
    FileStatus[] all = files.listStatus(folder, path -> NAME.matcher(path.getName()).matches());
    long last = Arrays.stream(all).mapToLong(file -> number(file.getPath())).max().orElse(-1);
    return last < 0 ? Optional.empty() : Optional.of(read(new Path(folder, last + ".model"), configuration));
  }

  private static long number(Path path) {
    Matcher matcher = NAME.matcher(path.getName());
    return matcher.matches() ? Long.parseLong(matcher.group(1)) : -1;
  }

  /** Writes a model under another name, then gives it its own. */
  Path write(Entry entry) throws IOException {
    Path to = new Path(folder, entry.number + ".model");
    write(files, to, entry.model, entry.header);
    return to;
  }

  /** Writes a model to a file, whole or not at all. */
  static void write(FileSystem files, Path to, AVM model, Instances header) throws IOException {
    Path part = new Path(to.getParent(), "." + to.getName() + ".part");
    try (OutputStream out = files.create(part, true)) {
      SerializationHelper.writeAll(out, new Object[] {model, header});
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("the model cannot be written: " + e.getMessage(), e);
    }
    files.delete(to, false);
    if (!files.rename(part, to)) {
      throw new IOException("cannot rename " + part + " to " + to);
    }
  }

  /** Reads a model that Weka or a job has saved. */
  static Entry read(Path file, Configuration configuration) throws IOException {
    try (ObjectInputStream in = new ObjectInputStream(file.getFileSystem(configuration).open(file))) {
      return new Entry(number(file), (AVM) in.readObject(), (Instances) in.readObject());
    } catch (ClassNotFoundException e) {
      throw new IOException("not a model: " + file, e);
    }
  }
}
