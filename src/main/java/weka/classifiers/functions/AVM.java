package weka.classifiers.functions;

import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.AVMOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.Aggregateable;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation;

/**
 * Approximation Vector Machine: online kernel learning for nominal and numeric classes whose model stays small, because
 * every arriving row is represented by a core point of its cell (Le, Nguyen, Nguyen and Phung, JMLR 2017).
 *
 * <p>Its own options are bean properties of {@link AVMOptions}; what all learners have is in that class's parents.
 */
public class AVM extends AVMOptions implements Aggregateable<AVM> {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public AVM() {
  }

  @Override
  public String globalInfo() {
    return "Approximation Vector Machine: an online kernel learner for nominal and numeric classes. It covers the data "
        + "with cells of diameter delta and represents every row by its cell's core point, so the model stays small "
        + "however many rows arrive. It learns from batches and from streams, row by row, with the same code. Nominal "
        + "attributes become 0/1 columns, missing numbers the mean so far, numeric attributes are scaled.\n\n"
        + "Example 1, a batch: train on one file, test on another and keep the model. In the Explorer that is "
        + "'Supplied test set' and Start; no option needs to be set.\n\n"
        + "  java weka.Run .AVM -t train.arff -T test.arff -force-batch-training -d avm.model\n\n"
        + "Example 2, a stream: learn Monday's rows one by one, save the model and go on with Tuesday's. In the "
        + "KnowledgeFlow open the template 'AVM: learn and evaluate a stream'.\n\n"
        + "  java weka.Run .AVM -t monday.arff -no-cv -v -o -d avm.model\n"
        + "  java weka.Run .AVM -l avm.model -t tuesday.arff -T test.arff -d avm.model\n\n"
        + "For more information see:\n\n" + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = Paper.article("Trung Le and Tu Dinh Nguyen and Vu Nguyen and Dinh Phung", "2017",
        "Approximation Vector Machines for Large-scale Online Learning", "Journal of Machine Learning Research", "18",
        "1-55");
    paper.setValue(Field.NUMBER, "111");
    return paper;
  }

  @Override
  protected String title() {
    return "Approximation Vector Machine";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.AVM;
  }

  @Override
  protected boolean isPaper() {
    return getPaper();
  }

  /**
   * Merges another model into this one: each weight vector becomes the mean by the rows that each has learned since they
   * parted. Models must have the same attributes, settings and scaling: give all of them, or let each go on from a copy of
   * one model of some of the rows, for which {@link #finalizeAggregation} was called.
   *
   * @param other the other model; stays as it is
   * @return this model
   * @throws IllegalArgumentException if they differ, naming what does
   */
  @Override
  public AVM aggregate(AVM other) {
    merge(other);
    return this;
  }

  /** Ends merging, once all models are merged: core points are covered again, and -M holds. */
  @Override
  public void finalizeAggregation() {
    endMerging();
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new AVM().run(new AVM(), args);
  }
}
