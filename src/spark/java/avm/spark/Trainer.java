package avm.spark;

import avm.merge.Survey;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/** Trains one AVM on the rows of many partitions: each goes on from a copy of a common model, and then they are merged. */
final class Trainer {
  private final JavaSparkContext context;

  Trainer(JavaSparkContext context) {
    this.context = context;
  }

  /**
   * The first pass: a sample of all rows, which a model learns on the driver. Scaling and settings are fitted to it, and
   * experts that fall behind are given up, once for all partitions.
   */
  AVM common(String options, Instances header, JavaRDD<Instance> rows, int sample) throws Exception {
    Survey<Instance> survey = rows.<Survey<Instance>>mapPartitionsWithIndex((k, some) -> {
      Survey<Instance> own = new Survey<>(sample, k + 1L);
      some.forEachRemaining(own::add);
      return List.of(own).iterator();
    }, true).treeReduce(Survey::merge);
    return start(options, header, survey.rows().iterator());
  }

  /** A model that has learned rows one by one, on the driver. */
  AVM start(String options, Instances header, Iterator<Instance> rows) throws Exception {
    AVM model = new AVM();
    model.setOptions(Utils.splitOptions(options));
    model.buildClassifier(header);
    learn(model, rows);
    model.finalizeAggregation();
    return model;
  }

  private static AVM learn(AVM model, Iterator<Instance> rows) throws Exception {
    while (rows.hasNext()) {
      model.updateClassifier(rows.next());
    }
    return model;
  }

  /** Every partition learns its rows once, going on from the model; all together are the next one. */
  AVM iterate(AVM model, JavaRDD<Instance> rows) {
    Broadcast<AVM> common = context.broadcast(model);
    AVM merged = rows.<AVM>mapPartitions(some ->
        List.of(learn((AVM) AbstractClassifier.makeCopy(common.value()), some)).iterator()).treeReduce(AVM::aggregate);
    merged.finalizeAggregation();
    common.destroy();
    return merged;
  }

  /** What a model says of each row: the class's name, or the number; then the probability of each class. */
  JavaRDD<String> score(AVM model, Instances header, JavaRDD<Instance> rows) {
    Broadcast<AVM> common = context.broadcast(model);
    return rows.map(row -> {
      double[] said = common.value().distributionForInstance(row);
      StringBuilder text = new StringBuilder(header.classAttribute().isNumeric() ? "" + said[0]
          : header.classAttribute().value(Utils.maxIndex(said)));
      for (int c = 0; c < said.length && header.classAttribute().isNominal(); c++) {
        text.append(',').append(said[c]);
      }
      return text.toString();
    });
  }

  /** The share of right classes, or the root mean squared error; rows without a class do not count. */
  double quality(AVM model, Instances header, JavaRDD<Instance> rows) {
    Broadcast<AVM> common = context.broadcast(model);
    boolean nominal = header.classAttribute().isNominal();
    int target = header.classIndex();
    double mean = rows.filter(row -> !row.isMissing(target)).mapToDouble(row -> {
      double[] said = common.value().distributionForInstance(row);
      double off = (nominal ? Utils.maxIndex(said) : said[0]) - row.value(target);
      return nominal ? off == 0 ? 1 : 0 : off * off;
    }).mean();
    return nominal ? mean : Math.sqrt(mean);
  }
}
