package avm.scale;

import avm.docs.Origin;
import avm.docs.Page;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/** The merged model of 8 partitions and 2 iterations against one machine's, on four data sets: a table for doc/scale.md. */
final class MergedTable {
  private static final int PARTITIONS = 8;
  private static final int ITERATIONS = 2;
  /** At most so many rows are predicted. */
  private static final int TESTED = 20_000;
  private static final List<String> SETS = List.of("cod-rna", "a9a", "covtype-sample-122k", "kddcup99-10pct");

  private static final String ACCURACY = "| data | rows learned | tested | one machine, one pass | two passes | merged | "
      + "difference to one pass | bytes, one machine | bytes, merged | ratio |\n|---|---|---|---|---|---|---|---|---|---|\n";
  private static final String COSTS = "\n| data | µs per row, one machine | µs per row, in a partition | common model, s | "
      + "merging eight, s | model, kB | measured with |\n|---|---|---|---|---|---|---|\n";

  /** A line of each table by data set. */
  private final Map<String, String> accuracies = new TreeMap<>();
  private final Map<String, String> costs = new TreeMap<>();

  private MergedTable() {
  }

  /** Arguments: the folder of the data, the page, the most rows to learn, and names of data sets if not all. */
  public static void main(String[] args) throws Exception {
    Path data = Path.of(args[0]);
    if (!Files.isDirectory(data)) {
      throw new IOException("there is no folder " + data + " with the data sets; give one with -Dscale.data=DIR");
    }
    Page page = new Page(Path.of(args[1]));
    MergedTable all = new MergedTable();
    page.read("merged").lines().filter(line -> line.startsWith("| ") && !line.startsWith("| data")).forEach(all::keep);
    for (String set : args.length > 3 ? List.of(args).subList(3, args.length) : SETS) {
      all.measure(data, set, Integer.parseInt(args[2]));
      page.write("merged", ACCURACY + String.join("", all.accuracies.values()) + COSTS + String.join("", all.costs.values()));
    }
  }

  /** A line that was measured before: data sets that are not measured now keep theirs. */
  private void keep(String line) {
    String set = line.split(" ")[1];
    (accuracies.containsKey(set) ? costs : accuracies).put(set, line + "\n");
  }

  private static Instances read(Path file) throws Exception {
    Instances rows = DataSource.read(file.toString());
    rows.setClassIndex(rows.numAttributes() - 1);
    return rows;
  }

  private void measure(Path data, String set, int most) throws Exception {
    boolean split = Files.exists(data.resolve(set + "-test.arff.gz"));
    Instances all = read(data.resolve(set + (split ? "-train" : "") + ".arff.gz"));
    all.randomize(new Random(1));
    int cut = Math.min(most, split ? all.numInstances() : all.numInstances() * 4 / 5);
    Instances train = new Instances(all, 0, cut);
    Instances rest = split ? read(data.resolve(set + "-test.arff.gz")) : new Instances(all, cut, all.numInstances() - cut);
    Instances test = new Instances(rest, 0, Math.min(TESTED, rest.numInstances()));

    AVM single = new AVM();
    single.buildClassifier(new Instances(train, 0));
    double[] of = new double[ITERATIONS];
    double seconds = 0;
    long bytes = 0;
    for (int pass = 0; pass < ITERATIONS; pass++) {
      long begin = Clock.now();
      for (Instance row : train) {
        single.updateClassifier(row);
      }
      seconds = pass == 0 ? Clock.seconds(begin) : seconds;
      of[pass] = accuracy(single, test);
      bytes = pass == 0 ? bytes(single) : bytes;
    }

    Partitions partitions = new Partitions(train, PARTITIONS);
    long begin = Clock.now();
    AVM merged = partitions.common(new AVM());
    double common = Clock.seconds(begin);
    for (int i = 0; i < ITERATIONS; i++) {
      merged = partitions.iterate(merged);
    }
    double accuracy = accuracy(merged, test);
    double perRow = partitions.learning() / ITERATIONS / cut;
    accuracies.put(set, String.format(Locale.ROOT, "| %s | %,d | %,d | %.2f | %.2f | %.2f | %+.2f | %,d | %,d | %.2f |%n", set, cut,
        test.numInstances(), of[0], of[1], accuracy, accuracy - of[0], bytes, bytes(merged), (double) bytes(merged) / bytes));
    costs.put(set, String.format(Locale.ROOT, "| %s | %.0f | %.0f | %.1f | %.1f | %,d | %s |%n", set, 1e6 * seconds / cut, 1e6 * perRow,
        common, partitions.merging() / ITERATIONS, bytes(merged) / 1000, Origin.HERE));
    System.out.println(accuracies.get(set) + costs.get(set));
  }

  private static double accuracy(AVM avm, Instances test) throws Exception {
    double[][] said = avm.distributionsForInstances(test);
    return 100.0 * IntStream.range(0, said.length)
        .filter(i -> Utils.maxIndex(said[i]) == test.instance(i).classValue()).count() / said.length;
  }

  private static long bytes(AVM avm) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SerializationHelper.write(out, avm);
    return out.size();
  }
}
