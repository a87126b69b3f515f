package avm.spark;

import java.io.IOException;
import java.io.Serializable;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.SparkSession;
import weka.core.Instance;
import weka.core.Instances;

/** Rows of a format at any path that Spark reads, as Weka's. */
interface Source extends Serializable {
  /**
   * {@return the attributes, with the class set}
   *
   * @throws IOException if the data do not say
   */
  Instances header(SparkSession spark) throws IOException;

  /** {@return the rows, with the attributes of a header: that of these data, or that of a model that they are for} */
  JavaRDD<Instance> rows(SparkSession spark, Instances header);

  /**
   * {@return the source of a format}
   *
   * @param format arff, libsvm, csv or parquet
   * @param path where it is
   * @param target the name of the class, or empty for the last attribute; of libsvm "number" for a numeric class
   */
  static Source of(String format, String path, String target) {
    return switch (format) {
      case "arff" -> new ArffSource(path, target);
      case "libsvm" -> new LibsvmSource(path, target.equals("number"));
      case "csv", "parquet" -> new TableSource(format, path, target);
      default -> throw new IllegalArgumentException("the format is '" + format
          + "'; it must be arff, libsvm, csv or parquet");
    };
  }

  /** Makes an attribute the class: the one of a name, or the last. */
  static Instances withClass(Instances header, String target) {
    if (!target.isEmpty() && header.attribute(target) == null) {
      throw new IllegalArgumentException("the data have no attribute '" + target + "' to be the class");
    }
    header.setClassIndex(target.isEmpty() ? header.numAttributes() - 1 : header.attribute(target).index());
    return header;
  }
}
