package avm.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/**
 * A table: CSV with a line of names, or Parquet. Numbers are numeric attributes, texts nominal ones; null is missing.
 *
 * @param format csv or parquet
 * @param path where it is
 * @param target the class's name, or empty for the last column
 */
record TableSource(String format, String path, String target) implements Source {

  private Dataset<Row> table(SparkSession spark) {
    return format.equals("csv") ? spark.read().option("header", true).option("inferSchema", true).csv(path)
        : spark.read().parquet(path);
  }

  @Override
  public Instances header(SparkSession spark) {
    return header(table(spark), target);
  }

  /** The attributes of a table: the values of a nominal one are looked for. */
  static Instances header(Dataset<Row> table, String target) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (StructField field : table.schema().fields()) {
      boolean number = field.dataType() instanceof NumericType;
      attributes.add(number ? new Attribute(field.name()) : new Attribute(field.name(),
          field.dataType() instanceof BooleanType ? List.of("false", "true")
          : table.select("`" + field.name() + "`").na().drop().distinct().toJavaRDD().map(row -> "" + row.get(0)).collect()
              .stream().sorted().toList()));
    }
    return Source.withClass(new Instances("table", attributes, 0), target);
  }

  @Override
  public JavaRDD<Instance> rows(SparkSession spark, Instances header) {
    return rows(table(spark), header);
  }

  /** The rows of a table, whose columns are found by their names; a value that the header does not have is missing. */
  static JavaRDD<Instance> rows(Dataset<Row> table, Instances header) {
    int[] column = new int[header.numAttributes()];
    for (int a = 0; a < column.length; a++) {
      boolean has = List.of(table.columns()).contains(header.attribute(a).name());
      if (!has && a != header.classIndex()) {
        throw new IllegalArgumentException("the table has no column '" + header.attribute(a).name() + "'");
      }
      column[a] = has ? table.schema().fieldIndex(header.attribute(a).name()) : -1;
    }
    return table.toJavaRDD().map(row -> {
      double[] values = new double[column.length];
      for (int a = 0; a < values.length; a++) {
        Object value = column[a] < 0 ? null : row.get(column[a]);
        int known = value == null || header.attribute(a).isNumeric() ? -1 : header.attribute(a).indexOfValue("" + value);
        values[a] = value instanceof Number number && header.attribute(a).isNumeric() ? number.doubleValue()
            : known < 0 ? Double.NaN : known;
      }
      return (Instance) new DenseInstance(1, values);
    });
  }
}
