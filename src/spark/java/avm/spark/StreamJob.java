package avm.spark;

import java.io.IOException;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.StreamingQuery;
import org.apache.spark.sql.streaming.Trigger;
import org.apache.spark.sql.types.StructType;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Structured Streaming: one model is kept up to date with files of rows that arrive in a folder. The first batch is learned
 * on the driver, which fits scaling and settings; of later ones every partition learns its rows, and the models are merged.
 *
 * <p>The model is written before Spark takes note that a batch is done, and its name has the batch's number. If the job ends
 * between the two, Spark gives it that batch again, and it is passed over: no row is learned twice, and none is lost.
 */
public final class StreamJob {
  private final SparkSession spark;
  private final Trainer trainer;
  private final ModelStore store;
  private final Instances header;
  private final String options;

  /**
   * Makes the job.
   *
   * @param spark the session
   * @param models the folder of models
   * @param header the attributes, with the class set
   * @param options the options of AVM
   * @throws IOException if there can be no such folder
   */
  public StreamJob(SparkSession spark, String models, Instances header, String options) throws IOException {
    this.spark = spark;
    trainer = new Trainer(JavaSparkContext.fromSparkContext(spark.sparkContext()));
    store = new ModelStore(models, spark.sparkContext().hadoopConfiguration());
    this.header = header;
    this.options = options;
  }

  /**
   * Learns a batch, unless the model has learned it already.
   *
   * @param batch its rows
   * @param number its number, from 0
   * @throws Exception if it cannot be learned or the model not be written
   */
  public void learn(Dataset<Row> batch, long number) throws Exception {
    Optional<ModelStore.Entry> last = store.latest();
    if (last.isPresent() && last.get().number() >= number) {
      return;
    }
    JavaRDD<Instance> rows = TableSource.rows(batch, header);
    AVM model = last.isEmpty() ? trainer.start(options, header, rows.toLocalIterator())
        : rows.isEmpty() ? last.get().model() : trainer.iterate(last.get().model(), rows);
    store.write(new ModelStore.Entry(number, model, header));
  }

  /**
   * {@return a query that learns the files of CSV that are in a folder now, and ends}
   *
   * @param folder the folder, of files with a line of names
   * @param schema what the columns are
   * @param checkpoint where Spark notes which files are done
   * @param filesAtOnce how many files are a batch
   * @throws Exception if it cannot be started
   */
  public StreamingQuery start(String folder, StructType schema, String checkpoint, int filesAtOnce) throws Exception {
    return spark.readStream().schema(schema).option("header", true).option("maxFilesPerTrigger", filesAtOnce).csv(folder)
        .writeStream().option("checkpointLocation", checkpoint).trigger(Trigger.AvailableNow())
        .foreachBatch((Dataset<Row> batch, Long number) -> learn(batch, number)).start();
  }
}
