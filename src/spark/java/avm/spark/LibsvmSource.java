package avm.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.SparkSession;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/**
 * Lines of LIBSVM, "label index:value …" with indices from 1; the class is last.
 *
 * @param path where they are
 * @param number whether the label is a number, and not a class
 */
record LibsvmSource(String path, boolean number) implements Source {

  private JavaRDD<String[]> lines(SparkSession spark) {
    return spark.sparkContext().textFile(path, 1).toJavaRDD().map(line -> line.split("#", 2)[0].strip())
        .filter(line -> !line.isEmpty()).map(line -> line.split("\\s+"));
  }

  @Override
  public Instances header(SparkSession spark) {
    int features = lines(spark).map(parts -> parts.length < 2 ? 0 : index(parts[parts.length - 1])).reduce(Math::max);
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 1; a <= features; a++) {
      attributes.add(new Attribute("x" + a));
    }
    List<String> labels = number ? List.of() : lines(spark).map(parts -> parts[0]).distinct().collect();
    attributes.add(number ? new Attribute("class") : new Attribute("class", labels.stream().sorted().toList()));
    return Source.withClass(new Instances("libsvm", attributes, 0), "");
  }

  private static int index(String pair) {
    int colon = pair.indexOf(':');
    if (colon < 1) {
      throw new IllegalArgumentException("'" + pair + "' is no index:value of LIBSVM");
    }
    return Integer.parseInt(pair.substring(0, colon));
  }

  @Override
  public JavaRDD<Instance> rows(SparkSession spark, Instances header) {
    int target = header.classIndex();
    boolean numeric = number;
    return lines(spark).map(parts -> {
      int[] indices = new int[parts.length];
      double[] values = new double[parts.length];
      int n = 0;
      for (int k = 1; k < parts.length; k++) {
        int a = index(parts[k]) - 1;
        if (a < target) { // a feature that the model has not seen says nothing to it
          indices[n] = a;
          values[n++] = Double.parseDouble(parts[k].substring(parts[k].indexOf(':') + 1));
        }
      }
      indices[n] = target;
      int label = numeric ? 0 : header.attribute(target).indexOfValue(parts[0]);
      values[n++] = numeric ? Double.parseDouble(parts[0]) : label < 0 ? Double.NaN : label;
      return (Instance) new SparseInstance(1, Arrays.copyOf(values, n), Arrays.copyOf(indices, n), target + 1);
    });
  }
}
