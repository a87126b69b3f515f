package avm.experiments.paper;

import avm.experiments.DataSet;
import avm.experiments.paper.Rows.Scaling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import weka.core.Instances;

/**
 * A set of the paper's, or one that stands in for it, with what the paper printed beside its name.
 *
 * @param data where the rows are
 * @param scaling how they are scaled
 * @param delta δ as printed, or NaN
 * @param size S of the batch table as printed, or 0
 * @param budget B
 * @param features D of FOGD
 * @param cap the most core points that AVM makes, or 0
 * @param note how it differs from the paper's set; null where the paper has no such set
 */
record PaperSet(DataSet data, Scaling scaling, double delta, int size, int budget, int features, int cap, String note) {

  static final List<PaperSet> ALL = List.of(
      new PaperSet(DataSet.of("a9a", "a9a-train", "a9a-test"), Scaling.NONE, 7, 135, 1000, 4000, 0, "the same rows"),
      new PaperSet(DataSet.of("cod-rna", "cod-rna", null), Scaling.NONE, 1, 436, 400, 1600, 0,
          "the paper's training part alone"),
      new PaperSet(DataSet.of("ijcnn1", "ijcnn1-train", null), Scaling.NONE, 1, 500, 1000, 4000, 500,
          "the paper's training part alone"),
      new PaperSet(DataSet.of("casp", "casp", null), Scaling.STANDARD, 4, 166, 400, 2000, 0, "the same rows"),
      new PaperSet(DataSet.of("w8a", "w8a-train", null), Scaling.NONE, 13, 131, 1000, 4000, 0,
          "the paper's training part alone"),
      new PaperSet(DataSet.of("poker", "poker-train", "poker-test-100k"), Scaling.NONE, 12, 393, 1000, 4000, 0,
          "a tenth of the paper's test part"),
      new PaperSet(DataSet.of("covtype", "covtype-sample-122k", null), Scaling.UNIT, 3, 59, 400, 1600, 0,
          "a random 21 % of the paper's rows"),
      new PaperSet(DataSet.of("kddcup99", "kddcup99-10pct", null), Scaling.UNIT, 3, 115, 200, 400, 0,
          "the official 10 % file"),
      new PaperSet(DataSet.of("flights", "flights-nyc13-delayed", null), Scaling.UNIT, 1, 388, 1000, 4000, 0, null),
      new PaperSet(DataSet.of("flights-minutes", "flights-nyc13-minutes", null), Scaling.UNIT, 1, 388, 1000, 2000, 0,
          null));

  /** A file of the user's; δ is found by the paper's rule. */
  static PaperSet file(Path file) {
    String name = file.getFileName().toString().replaceAll("\\.(arff|csv|libsvm|txt|svm)(\\.gz)?$", "");
    return new PaperSet(DataSet.of(name.replace(',', '_'), file.toAbsolutePath().toString(), null), Scaling.UNIT,
        Double.NaN, 0, 1000, 4000, 0, null);
  }

  /** The sets of a value of -Ddata: a folder with the known ones, or files with commas between them. */
  static List<PaperSet> of(String where) {
    List<Path> files = Arrays.stream(where.split(" *, *")).map(Path::of).toList();
    return files.stream().anyMatch(Files::isRegularFile) ? files.stream().map(PaperSet::file).toList() : ALL;
  }

  String name() {
    return data.name();
  }

  /** The rows: all of them, the official test part behind the others. */
  Loaded load(Path folder) throws Exception {
    Instances all = data.load(folder);
    int cut = data.test() == null ? 0 : all.numInstances();
    if (data.test() != null) {
      all.addAll(data.loadTest(folder));
    }
    return new Loaded(this, Rows.of(all, scaling), cut);
  }

  /**
   * A set in memory.
   *
   * @param set which
   * @param all its rows
   * @param cut where the official test part begins, or 0
   */
  record Loaded(PaperSet set, Rows all, int cut) {
    /** Rows to train on in a batch: the official ones, or 80 % of all; at most so many. */
    Rows train(int most) {
      return (cut > 0 ? all.part(0, cut) : all.permuted(0).part(0, all.size() * 4 / 5)).atMost(most);
    }

    Rows test(int most) {
      return (cut > 0 ? all.part(cut, all.size()) : all.permuted(0).part(all.size() * 4 / 5, all.size())).atMost(most);
    }
  }

  /** What the paper printed beside the set's name. */
  String printed() {
    List<String> words = new ArrayList<>();
    if (!Double.isNaN(delta)) {
      words.add("δ = " + delta);
    }
    words.add("B = " + budget);
    words.add("D = " + features);
    return String.join(", ", words);
  }
}
