package avm.experiments.paper;

import static avm.experiments.paper.Contestant.Size.BUDGET;
import static avm.experiments.paper.Contestant.Size.CELLS;
import static avm.experiments.paper.Contestant.Size.FEATURES;
import static avm.experiments.paper.Contestant.Size.UNLIMITED;

import avm.learn.LearnerKind;
import avm.learn.LossKind;
import java.util.List;
import java.util.stream.Stream;

/** Who takes part. */
final class Field {
  static final String AUTO = "AVM auto";
  static final String LIBSVM = "LIBSVM";
  static final String LLSVM = "LLSVM";
  static final String HINGE = "AVM-Hinge";
  static final String LOGIT = "AVM-Logit";

  /** Without a letter a system has γ alone to choose; the letters are η and λ. */
  private static final List<Contestant> CLASSES = List.of(
      new Contestant("Perceptron", LearnerKind.PERCEPTRON, "", UNLIMITED),
      new Contestant("OGD", LearnerKind.OGD, "η", UNLIMITED),
      new Contestant("kernel SGD", LearnerKind.KERNEL_SGD, "λ", UNLIMITED),
      new Contestant("RBP", LearnerKind.RBP, "", BUDGET),
      new Contestant("Forgetron", LearnerKind.FORGETRON, "", BUDGET),
      new Contestant("Projectron", LearnerKind.PROJECTRON, "", BUDGET),
      new Contestant("Projectron++", LearnerKind.PROJECTRON_PLUS, "", BUDGET),
      new Contestant("BPAS", LearnerKind.BPA_S, "", BUDGET),
      new Contestant("BPA-NN", LearnerKind.BPA_NN, "", BUDGET),
      new Contestant("BPA-P", LearnerKind.BPA_P, "", BUDGET),
      new Contestant("BOGD", LearnerKind.BOGD, "η", BUDGET),
      new Contestant("BOGD++", LearnerKind.BOGD_PLUS, "η", BUDGET),
      new Contestant("BSGD-M", LearnerKind.BSGD_M, "λ", BUDGET),
      new Contestant("BSGD-P", LearnerKind.BSGD_P, "λ", BUDGET),
      new Contestant("BSGD-R", LearnerKind.BSGD_R, "λ", BUDGET),
      new Contestant("FOGD", LearnerKind.FOGD, "η", FEATURES),
      new Contestant("NOGD", LearnerKind.NOGD, "η", BUDGET),
      new Contestant("Ahpatron", LearnerKind.AHPATRON, "", BUDGET),
      new Contestant("POMDR", LearnerKind.POMDR, "", BUDGET),
      new Contestant(HINGE, LearnerKind.AVM, LossKind.HINGE, "λ", CELLS),
      new Contestant(LOGIT, LearnerKind.AVM, LossKind.LOGISTIC, "λ", CELLS));

  private static final List<Contestant> NUMBERS = List.of(
      new Contestant("OGD", LearnerKind.OGD, "η", UNLIMITED),
      new Contestant("RBP", LearnerKind.RBP, "η", BUDGET),
      new Contestant("Forgetron", LearnerKind.FORGETRON, "η", BUDGET),
      new Contestant("Projectron", LearnerKind.PROJECTRON, "η", BUDGET),
      new Contestant("BPAS", LearnerKind.BPA_S, "", BUDGET),
      new Contestant("BOGD", LearnerKind.BOGD, "η", BUDGET),
      new Contestant("FOGD", LearnerKind.FOGD, "η", FEATURES),
      new Contestant("NOGD", LearnerKind.NOGD, "η", BUDGET),
      new Contestant("AVM-ε", LearnerKind.AVM, LossKind.EPSILON_INSENSITIVE, "λ", CELLS),
      new Contestant("AVM-ℓ1", LearnerKind.AVM, LossKind.L1, "λ", CELLS),
      new Contestant("AVM-ℓ2", LearnerKind.AVM, LossKind.L2, "λ", CELLS));

  private Field() {
  }

  /** The online systems for so many classes, 0 for a numeric target. */
  static List<Contestant> of(int classes, boolean unlimited) {
    return (classes == 0 ? NUMBERS : CLASSES).stream()
        .filter(c -> classes <= 2 || !c.kind().isBinary())
        .filter(c -> unlimited || c.size() != UNLIMITED).toList();
  }

  static Contestant named(String name, int classes) {
    return of(classes, true).stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  /** Every name, in the order of the tables. */
  static List<String> names(boolean numbers) {
    return Stream.concat(Stream.of(LIBSVM, LLSVM), Stream.concat(
        (numbers ? NUMBERS : CLASSES).stream().map(Contestant::name), Stream.of(AUTO))).toList();
  }

  static boolean isOurs(String name) {
    return name.startsWith("AVM");
  }
}
