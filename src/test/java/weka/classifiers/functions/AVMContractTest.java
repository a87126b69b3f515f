package weka.classifiers.functions;

import weka.classifiers.functions.avm.OnlineClassifier;

/** AVM keeps the contract of all learners. */
public class AVMContractTest extends LearnerContract {

  @Override
  OnlineClassifier learner(String options) throws Exception {
    return Rows.avm(options);
  }

  @Override
  int[] kinds() {
    return new int[] {2, 4, 0};
  }

  @Override
  String[] options() {
    return new String[] {Rows.GIVEN, Rows.LAW, Rows.GIVEN + "-N standardise -K matern52", Rows.GIVEN + "-N quantile",
        Rows.GIVEN + "-C hyperrectangle -M 12"};
  }

  @Override
  String[] seeded() {
    return new String[] {"", Rows.GIVEN, Rows.GIVEN + "-Z schedule -B 3", Rows.GIVEN + "-S 5"};
  }

  @Override
  String few(int classes) {
    return classes == 0 ? "" : "-F hinge";
  }
}
