package avm.experiments;

import java.util.List;
import java.util.function.Supplier;
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
 * @param nominal makes one for a nominal class
 * @param numeric makes one for a numeric class
 * @param mostTrain how many training rows it is given at most
 * @param mostPairs how many pairs of training and test rows at most; fewer test rows are taken where there are more
 */
record Contender(String name, Supplier<Classifier> nominal, Supplier<Classifier> numeric, int mostTrain,
    long mostPairs) {
  static final String AVM = "AVM";
  static final String SVM = "tuned SVM";
  private static final int ALL = Integer.MAX_VALUE;

  /** In the order of running: what the others are judged by first. */
  static final List<Contender> LIST = List.of(
      new Contender(SVM, TunedSvm::new, TunedSvm::new, ALL, Long.MAX_VALUE),
      new Contender("RandomForest", RandomForest::new, RandomForest::new, ALL, Long.MAX_VALUE),
      new Contender("SMO untuned", Contender::smo, Contender::smoReg, 5000, Long.MAX_VALUE),
      new Contender("IBk", IBk::new, IBk::new, ALL, 60_000_000),
      new Contender(AVM, AVM::new, AVM::new, ALL, Long.MAX_VALUE));

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

  Classifier make(boolean isNominal) {
    return (isNominal ? nominal : numeric).get();
  }
}
