package avm.spark;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.SparkSession;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ArffLoader.ArffReader;

/**
 * One ARFF file, dense or sparse: the header is read first, and the lines after it by all partitions.
 *
 * @param path where it is
 * @param target the class's name, or empty for the last attribute
 */
record ArffSource(String path, String target) implements Source {
  private static final String DATA = "@data";

  /** The header's lines: everything up to and with @data. */
  private List<String> head(SparkSession spark) {
    List<String> lines = new ArrayList<>();
    for (int n = 1000; ; n *= 10) {
      lines = spark.sparkContext().textFile(path, 1).toJavaRDD().take(n);
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).strip().toLowerCase(Locale.ROOT).equals(DATA)) {
          return lines.subList(0, i + 1);
        }
      }
      if (lines.size() < n) {
        throw new IllegalArgumentException(path + " has no line " + DATA + ": it is no ARFF file");
      }
    }
  }

  @Override
  public Instances header(SparkSession spark) throws IOException {
    return Source.withClass(new ArffReader(new StringReader(String.join("\n", head(spark)))).getStructure(), target);
  }

  @Override
  public JavaRDD<Instance> rows(SparkSession spark, Instances header) {
    int skipped = head(spark).size();
    return spark.sparkContext().textFile(path, 1).toJavaRDD().zipWithIndex().filter(line -> line._2 >= skipped).keys()
        .filter(line -> !line.isBlank() && !line.stripLeading().startsWith("%"))
        .mapPartitions(lines -> new Mapped<>(lines, line -> row(line, header)));
  }

  private static Instance row(String line, Instances header) {
    try {
      Instance row = new ArffReader(new StringReader(line + "\n"), header, 0).getData().instance(0);
      row.setDataset(null);
      return row;
    } catch (IOException e) {
      throw new UncheckedIOException("the line '" + line + "' is no row of the header", e);
    }
  }
}
