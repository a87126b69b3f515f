package avm.spark;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * A Spark job that trains an AVM on rows of any size, or scores rows with a model. Options:
 *
 * <pre>
 * -train PATH        the rows to learn            -model FILE        where the model goes, or is
 * -test PATH         rows to measure it on        -score PATH        what the model says of the test rows goes there
 * -format NAME       arff, libsvm, csv, parquet   -class NAME        the class; the last attribute if it is not given
 * -iterations N      passes over the rows, 2      -partitions N      partitions; as the data come if it is not given
 * -sample N          rows of the first pass, 10000
 * -checkpoint DIR    a model after each iteration; a job that is started again goes on from the last
 * -options "…"       the options of AVM
 * </pre>
 */
public final class Job {
  private final String[] args;
  private final SparkSession spark;
  private final Trainer trainer;

  private Job(String[] args, SparkSession spark) {
    this.args = args.clone();
    this.spark = spark;
    trainer = new Trainer(JavaSparkContext.fromSparkContext(spark.sparkContext()));
  }

  /**
   * Runs the job.
   *
   * @param args the options
   * @throws Exception if it cannot be done
   */
  public static void main(String[] args) throws Exception {
    SparkSession spark = SparkSession.builder().appName("AVM").getOrCreate();
    try {
      new Job(args, spark).run();
    } finally {
      spark.stop();
    }
  }

  private String option(String name, String otherwise) throws Exception {
    String given = Utils.getOption(name, args.clone());
    return given.isEmpty() ? otherwise : given;
  }

  private Source source(String path) throws Exception {
    return Source.of(option("format", "csv"), path, option("class", ""));
  }

  private void run() throws Exception {
    String train = option("train", "");
    String test = option("test", "");
    String file = option("model", "");
    if (file.isEmpty() || train.isEmpty() && test.isEmpty()) {
      throw new IllegalArgumentException("give -model FILE, and -train PATH or -test PATH; see the Javadoc of avm.spark.Job");
    }
    Path path = new Path(file);
    ModelStore.Entry entry = train.isEmpty() ? ModelStore.read(path, configuration()) : train(train);
    if (!train.isEmpty()) {
      ModelStore.write(path.getFileSystem(configuration()), path, entry.model(), entry.header());
      say("model %s, %,.0f steps", path, entry.model().getMeasure("measureSteps"));
    }
    if (!test.isEmpty()) {
      JavaRDD<Instance> rows = source(test).rows(spark, entry.header());
      say("%s on %s: %.5f", measure(entry.header()), test, trainer.quality(entry.model(), entry.header(), rows));
      String scores = option("score", "");
      if (!scores.isEmpty()) {
        trainer.score(entry.model(), entry.header(), rows).saveAsTextFile(scores);
        say("scores in %s", scores);
      }
    }
  }

  private Configuration configuration() {
    return spark.sparkContext().hadoopConfiguration();
  }

  private static String measure(Instances header) {
    return header.classAttribute().isNominal() ? "accuracy" : "root mean squared error";
  }

  private ModelStore.Entry train(String path) throws Exception {
    int iterations = Integer.parseInt(option("iterations", "2"));
    int partitions = Integer.parseInt(option("partitions", "0"));
    String checkpoint = option("checkpoint", "");
    ModelStore store = checkpoint.isEmpty() ? null : new ModelStore(checkpoint, configuration());
    Optional<ModelStore.Entry> last = store == null ? Optional.empty() : store.latest();
    Source source = source(path);
    Instances header = last.isPresent() ? last.get().header() : source.header(spark);
    JavaRDD<Instance> read = source.rows(spark, header);
    JavaRDD<Instance> rows = (partitions > 0 ? read.repartition(partitions) : read).persist(StorageLevel.MEMORY_AND_DISK_SER());
    AVM model = last.isPresent() ? last.get().model() : null;
    if (model == null) {
      long begin = System.nanoTime();
      model = trainer.common(option("options", ""), header, rows, Integer.parseInt(option("sample", "10000")));
      save(store, 0, model, header);
      say("common model: %,.0f rows of a sample, %.1f s", model.getMeasure("measureSteps"), seconds(begin));
    } else {
      say("goes on after iteration %d", last.get().number());
    }
    for (int i = last.map(entry -> (int) entry.number()).orElse(0) + 1; i <= iterations; i++) {
      long begin = System.nanoTime();
      model = trainer.iterate(model, rows);
      double seconds = seconds(begin);
      save(store, i, model, header);
      say("iteration %d of %d: %.1f s, %,.0f steps, %,d core points in the core set trusted most, %s before learning %.5f", i,
          iterations, seconds, model.getMeasure("measureSteps"), model.model().learner().cores().size(),
          header.classAttribute().isNominal() ? "error" : "squared error", model.model().curve().error());
    }
    return new ModelStore.Entry(iterations, model, header);
  }

  private static void save(ModelStore store, long number, AVM model, Instances header) throws IOException {
    if (store != null) {
      store.write(new ModelStore.Entry(number, model, header));
    }
  }

  private static double seconds(long begin) {
    return (System.nanoTime() - begin) / 1e9;
  }

  private static void say(String format, Object... values) {
    System.out.println("avm: " + String.format(Locale.ROOT, format, values));
  }
}
