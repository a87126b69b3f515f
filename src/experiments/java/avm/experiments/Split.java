package avm.experiments;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Training and test rows: the official parts, or a seeded 80/20 split with the classes' shares kept.
 *
 * @param seed the seed, 0 for the official parts
 * @param train the training rows
 * @param test the test rows
 */
record Split(int seed, Instances train, Instances test) {
  /** A set below this many rows is split this often: with few test rows one split tells nothing. */
  static final int FEW = 2000;
  /** How often. */
  static final int SPLITS = 10;

  /** The splits of a set. */
  static List<Split> of(DataSet set, Path folder) throws IOException {
    Instances data = set.load(folder);
    if (set.test() != null) {
      Instances test = set.loadTest(folder);
      if (!data.equalHeaders(test)) {
        throw new IOException(set.name() + ": " + data.equalHeadersMsg(test));
      }
      return List.of(new Split(0, first(shuffled(data, 1), set.mostTrain()), first(shuffled(test, 1), set.mostTest())));
    }
    List<Split> splits = new ArrayList<>();
    for (int seed = 1; seed <= (data.numInstances() < FEW ? SPLITS : 1); seed++) {
      splits.add(split(set, data, seed));
    }
    return splits;
  }

  private static Split split(DataSet set, Instances data, int seed) {
    List<List<Instance>> classes = new ArrayList<>();
    for (int c = 0; c < (data.classAttribute().isNominal() ? data.numClasses() : 1); c++) {
      classes.add(new ArrayList<>());
    }
    for (Instance row : shuffled(data, seed)) {
      classes.get(data.classAttribute().isNominal() ? (int) row.classValue() : 0).add(row);
    }
    Instances train = new Instances(data, 0);
    Instances test = new Instances(data, 0);
    for (List<Instance> rows : classes) {
      int cut = (int) Math.round(0.8 * rows.size());
      train.addAll(rows.subList(0, cut));
      test.addAll(rows.subList(cut, rows.size()));
    }
    return new Split(seed, first(shuffled(train, seed), set.mostTrain()), first(shuffled(test, seed), set.mostTest()));
  }

  static Instances shuffled(Instances data, int seed) {
    Instances copy = new Instances(data);
    Collections.shuffle(copy, new Random(seed));
    return copy;
  }

  static Instances first(Instances data, int n) {
    return data.numInstances() <= n ? data : new Instances(data, 0, n);
  }
}
