package avm.scale;

import avm.merge.Survey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;
import weka.distributed.WekaClassifierMapTask;
import weka.distributed.WekaClassifierReduceTask;

/** Rows in several partitions, learned by distributed Weka's own tasks: a map task for each, and one that reduces. */
final class Partitions {
  /** How many rows the first pass keeps. */
  static final int SURVEYED = 10_000;

  private final List<Instances> parts = new ArrayList<>();
  private final Instances header;
  /** How many seconds partitions have learned, and models been merged. */
  private double learning;
  private double merging;

  /** Deals rows out, one after the other. */
  Partitions(Instances rows, int n) {
    header = new Instances(rows, 0);
    for (int k = 0; k < n; k++) {
      parts.add(new Instances(rows, 0));
    }
    for (int i = 0; i < rows.numInstances(); i++) {
      parts.get(i % n).add(rows.instance(i));
    }
  }

  /** The last partition becomes the first. */
  void turn() {
    Collections.reverse(parts);
  }

  /** The first, cheap pass: a model that has learned a sample of the rows, with which all partitions begin. */
  AVM common(AVM options) throws Exception {
    Survey<Instance> survey = new Survey<>(SURVEYED, 0);
    for (int k = 0; k < parts.size(); k++) {
      Survey<Instance> own = new Survey<>(SURVEYED, k + 1);
      parts.get(k).forEach(own::add);
      survey.merge(own);
    }
    AVM model = (AVM) AbstractClassifier.makeCopy(options);
    model.buildClassifier(header);
    for (Instance row : survey.rows()) {
      model.updateClassifier(row);
    }
    model.finalizeAggregation();
    return model;
  }

  /** Every partition learns its rows, going on from a copy of a model; then all are one model again. */
  AVM iterate(AVM model) throws Exception {
    List<Classifier> learned = new ArrayList<>();
    List<Integer> rows = new ArrayList<>();
    long begin = Clock.now();
    for (Instances part : parts) {
      WekaClassifierMapTask task = new WekaClassifierMapTask();
      task.setClassifier(AbstractClassifier.makeCopy(model));
      task.setContinueTrainingUpdateableClassifier(true);
      task.setup(header);
      for (Instance row : part) {
        task.processInstance(row);
      }
      task.finalizeTask();
      learned.add(task.getClassifier());
      rows.add(part.numInstances());
    }
    long learnt = Clock.now();
    AVM merged = (AVM) new WekaClassifierReduceTask().aggregate(learned, rows, false);
    merging += Clock.seconds(learnt);
    learning += (learnt - begin) / 1e9;
    return merged;
  }

  /** How many seconds partitions have learned, all together. */
  double learning() {
    return learning;
  }

  /** How many seconds models have been merged. */
  double merging() {
    return merging;
  }
}
