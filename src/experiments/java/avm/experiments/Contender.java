package avm.experiments;

import java.util.List;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.SMO;
import weka.classifiers.functions.SMOreg;
import weka.classifiers.functions.supportVector.RBFKernel;
import weka.classifiers.lazy.IBk;
import weka.classifiers.trees.RandomForest;

/**
 * A system of the batch part.
 *
 * @param name its name
 * @param maker makes one
 * @param mostTrain how many training rows it is given at most
 * @param mostPairs how many pairs of training and test rows at most; fewer test rows are taken where there are more
 */
record Contender(String name, Maker maker, int mostTrain, long mostPairs) {
  static final String AVM = "AVM";
  static final String SVM = "tuned SVM";
  static final String SMO = "tuned SMO";
  static final String FOREST = "RandomForest";
  private static final int ALL = Integer.MAX_VALUE;

  /** In the order of running: what the others are judged by first. */
  static final List<Contender> LIST = List.of(
      new Contender(SVM, (nominal, tuned) -> new TunedSvm(), ALL, Long.MAX_VALUE),
      new Contender(SMO, (nominal, tuned) -> new TunedSmo(tuned), ALL, Long.MAX_VALUE),
      new Contender(FOREST, (nominal, tuned) -> new RandomForest(), ALL, Long.MAX_VALUE),
      new Contender("SMO untuned", (nominal, tuned) -> nominal ? smo() : smoReg(), 5000, Long.MAX_VALUE),
      new Contender("IBk", (nominal, tuned) -> new IBk(), ALL, 60_000_000),
      new Contender(AVM, (nominal, tuned) -> new AVM(), ALL, Long.MAX_VALUE));

  /** Makes a classifier for a nominal or a numeric class, told what the tuned SVM chose on the same rows. */
  @FunctionalInterface
  interface Maker {
    Classifier make(boolean nominal, String tuned);
  }

  private static Classifier smo() {
    SMO smo = new SMO();
    smo.setKernel(new RBFKernel());
    return smo;
  }

  private static Classifier smoReg() {
    SMOreg smo = new SMOreg();
    smo.setKernel(new RBFKernel());
    return smo;
  }

  /** The name as the tables show it. */
  String title() {
    return name.equals(SVM) ? "tuned SVM (LIBSVM)" : name.equals(SMO) ? "tuned SMO (Weka)" : name;
  }
}
