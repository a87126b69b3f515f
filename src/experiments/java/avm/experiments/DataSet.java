package avm.experiments;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import weka.core.Instances;

/**
 * A set of the batch or the stream part.
 *
 * @param name how it is called here
 * @param train a file of the data folder without .arff.gz, or several with + between them, or a resource of the class path ending in .arff
 * @param test the official test part, or null for a seeded split
 * @param mostTrain how many training rows are taken at most
 * @param mostTest how many test rows are taken at most
 */
public record DataSet(String name, String train, String test, int mostTrain, int mostTest) {
  private static final int ALL = Integer.MAX_VALUE;
  /** What a tuned SVM is given of the largest sets. */
  private static final int SOME = 20_000;

  /** The batch sets, small ones first. */
  static final List<DataSet> BATCH = List.of(
      resource("iris", "weka/gui/knowledgeflow/templates/iris.arff"),
      resource("anneal", "weka/core/neighboursearch/anneal.arff"),
      resource("credit-g", "weka/gui/knowledgeflow/templates/credit-g.arff"),
      split("abalone"),
      official("svmguide1", "svmguide1-train", "svmguide1-test", ALL),
      split("mushrooms"),
      split("puma8NH"),
      split("phishing"),
      split("letter"),
      split("cal_housing"),
      split("shuttle"),
      new DataSet("covtype", "covtype-sample-122k", null, SOME, SOME),
      new DataSet("flights-minutes", "flights-nyc13-minutes", null, SOME, SOME),
      new DataSet("ijcnn1", "ijcnn1-train", null, ALL, ALL),
      new DataSet("w8a", "w8a-train", null, ALL, ALL),
      split("cod-rna"),
      official("a9a", "a9a-train", "a9a-test", ALL),
      official("poker", "poker-train", "poker-test-100k", SOME),
      split("2dplanes"),
      split("casp"));

  /** The sets that show what more rows bring: all of their rows but 20,000. */
  static final List<DataSet> GROWTH = List.of(
      whole("covtype", "covtype-sample-122k"), new DataSet("poker", "poker-train+poker-test-100k", null, ALL, SOME),
      whole("kddcup99", "kddcup99-10pct"), whole("flights-minutes", "flights-nyc13-minutes"), whole("casp", "casp"),
      whole("cod-rna", "cod-rna"), whole("ijcnn1", "ijcnn1-train"));

  private static DataSet whole(String name, String file) {
    return new DataSet(name, file, null, ALL, SOME);
  }

  /** {@return a set of any name and file} */
  public static DataSet of(String name, String train, String test) {
    return new DataSet(name, train, test, ALL, ALL);
  }

  /** The streams, each in its file's order. */
  static final List<DataSet> STREAMS = List.of(
      stream("a9a", "a9a-train"), stream("w8a", "w8a-train"), stream("ijcnn1", "ijcnn1-train"),
      stream("cod-rna", "cod-rna"), stream("poker", "poker-train"), stream("covtype", "covtype-sample-122k"),
      stream("flights", "flights-nyc13-delayed"), stream("kddcup99", "kddcup99-10pct"));

  private static DataSet split(String name) {
    return new DataSet(name, name, null, ALL, ALL);
  }

  private static DataSet resource(String name, String path) {
    return new DataSet(name, path, null, ALL, ALL);
  }

  private static DataSet official(String name, String train, String test, int mostTest) {
    return new DataSet(name, train, test, ALL, mostTest);
  }

  static DataSet stream(String name, String file) {
    return new DataSet(name, file, null, ALL, 0);
  }

  /** Whether the rows are at hand. */
  public boolean present(Path folder) {
    return isFile() ? Files.exists(Path.of(train))
        : train.endsWith(".arff") ? DataSet.class.getClassLoader().getResource(train) != null
        : Arrays.stream(train.split("\\+")).allMatch(file -> Files.exists(path(folder, file))) && (test == null || Files.exists(path(folder, test)));
  }

  /** {@return the training rows, or all} */
  public Instances load(Path folder) throws IOException {
    if (isFile()) {
      return UserFile.read(Path.of(train));
    }
    Instances all = null;
    for (String file : train.split("\\+")) {
      Instances rows = read(folder, file);
      all = all == null ? rows : all;
      if (rows != all) {
        all.addAll(rows);
      }
    }
    return all;
  }

  /** {@return the rows of the official test part} */
  public Instances loadTest(Path folder) throws IOException {
    return read(folder, test);
  }

  /** Whether it is a file of the user's, wherever it is. */
  private boolean isFile() {
    return Path.of(train).isAbsolute();
  }

  private static Path path(Path folder, String file) {
    return folder.resolve(file + ".arff.gz");
  }

  private static Instances read(Path folder, String file) throws IOException {
    boolean resource = file.endsWith(".arff");
    try (InputStream in = resource ? DataSet.class.getClassLoader().getResourceAsStream(file)
        : new GZIPInputStream(Files.newInputStream(path(folder, file)));
        Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      Instances data = new Instances(reader);
      data.setClassIndex(data.numAttributes() - 1);
      data.deleteWithMissingClass();
      return data;
    }
  }
}
