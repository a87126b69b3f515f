package avm.spark;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.StreamingQueryException;
import org.apache.spark.sql.types.StructType;
import org.junit.AfterClass;
import org.junit.Test;
import weka.core.Instance;
import weka.core.Instances;

/** In one JVM: a stream goes on where it stopped, and all formats give the same rows. */
public class StreamJobTest {
  private static final Path WORK = Path.of(System.getProperty("avm.spark.work"), "stream");
  private static final SparkSession SPARK = SparkSession.builder().master("local[2]").appName("test")
      .config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", "2").getOrCreate();

  @AfterClass
  public static void stop() {
    SPARK.stop();
  }

  /** A job that fails after the model of a batch is written, before Spark takes note of the batch. */
  private static final class Failing {
    private Failing() {
    }

    static void run(StreamJob job, String folder, StructType schema, String checkpoint) throws Exception {
      SPARK.readStream().schema(schema).option("header", true).option("maxFilesPerTrigger", 1).csv(folder).writeStream()
          .option("checkpointLocation", checkpoint)
          .foreachBatch((Dataset<Row> batch, Long number) -> {
            job.learn(batch, number);
            if (number == 1) {
              throw new IOException("the power fails");
            }
          }).start().awaitTermination();
    }
  }

  private static long steps(String models) throws Exception {
    return (long) new ModelStore(models, SPARK.sparkContext().hadoopConfiguration()).latest().orElseThrow().model()
        .getMeasure("measureSteps");
  }

  @Test
  public void aStreamGoesOnAndLearnsNoRowTwice() throws Exception {
    Path folder = Files.createDirectories(WORK.resolve("in"));
    String models = "" + WORK.resolve("models");
    String checkpoint = "" + WORK.resolve("checkpoint");
    for (int k = 0; k < 3; k++) {
      Waves.write(folder.resolve(k + ".csv"), 1500, k);
    }
    Dataset<Row> first = SPARK.read().option("header", true).option("inferSchema", true).csv("" + folder);
    Instances header = TableSource.header(first, "class");
    StreamJob job = new StreamJob(SPARK, models, header, "-W 500");
    assertThrows(StreamingQueryException.class, () -> Failing.run(job, "" + folder, first.schema(), checkpoint));
    assertEquals("two batches are learned, the second without Spark's knowledge", 3000, steps(models));

    StreamJob again = new StreamJob(SPARK, models, header, "-W 500");
    again.start("" + folder, first.schema(), checkpoint, 1).awaitTermination();
    assertEquals("the third one only", 4500, steps(models));
    Waves.write(folder.resolve("3.csv"), 700, 3);
    again.start("" + folder, first.schema(), checkpoint, 1).awaitTermination();
    assertEquals("and what came since", 5200, steps(models));
  }

  private static void check(String format, Path path) throws Exception {
    Source source = Source.of(format, path.toString(), "");
    Instances header = source.header(SPARK);
    List<Instance> rows = source.rows(SPARK, header).collect();
    assertEquals(format, 2, rows.size());
    assertEquals(format, "yes", header.classAttribute().value((int) rows.get(0).value(header.classIndex())));
    assertArrayEquals(format, new double[] {0.5, 0, header.classAttribute().indexOfValue("yes")}, rows.get(0).toDoubleArray(), 0);
    assertArrayEquals(format, new double[] {0, 2, header.classAttribute().indexOfValue("no")}, rows.get(1).toDoubleArray(), 0);
  }

  @Test
  public void allFormatsGiveTheSameRows() throws Exception {
    Path folder = Files.createDirectories(WORK.resolve("formats"));
    Path csv = Files.writeString(folder.resolve("rows.csv"), "x1,x2,class\n0.5,0.0,yes\n0.0,2.0,no\n");
    check("csv", csv);
    String head = "@relation r\n% a comment\n@attribute x1 numeric\n@attribute x2 numeric\n@attribute class {no,yes}\n@data\n";
    check("arff", Files.writeString(folder.resolve("dense.arff"), head + "0.5,0,yes\n\n% more\n0,2,no\n"));
    check("arff", Files.writeString(folder.resolve("sparse.arff"), head + "{0 0.5,2 yes}\n{1 2,2 no}\n"));
    check("libsvm", Files.writeString(folder.resolve("rows.libsvm"), "yes 1:0.5\nno 2:2 # a comment\n"));
    Path parquet = folder.resolve("rows.parquet");
    SPARK.read().option("header", true).option("inferSchema", true).csv("" + csv).write().parquet("" + parquet);
    check("parquet", parquet);
  }
}
