package weka.classifiers.functions;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;

/**
 * A learner of the field, for tests of all of them.
 *
 * @param make makes one
 * @param small options with which a few hundred rows fill its budget
 * @param law options beside γ and the scaling that leave nothing to us
 * @param own its own options, each with a value other than the default
 */
record Face(Supplier<OnlineClassifier> make, String small, String law, List<String> own) {
  private static final String[] SHARED = {"G 3", "K matern52", "E 2", "O", "N standardise", "W 37", "S 12", "resume",
      "num-slots 3", "max-memory 1", "class-weights balanced"};
  private static final String[] STEP = {"B 9", "eta 0.5", "epsilon 0.7"};

  /** All of them but AVM. */
  static final List<Face> ALL = List.of(
      face(KernelPerceptron::new, "", ""),
      face(OGD::new, "-B 20 ", "", with(STEP, "L 0.5", "rho 0.3", "root")),
      face(RBP::new, "-B 20 ", "", STEP),
      face(Forgetron::new, "-B 20 ", "", STEP),
      face(Projectron::new, "-B 20 ", "", with(STEP, "threshold 0.5", "plus")),
      face(BPA::new, "-B 20 ", "", "B 9", "epsilon 0.7", "V BPA-P", "C 0.1"),
      face(BOGD::new, "-B 20 ", "-L 0.001 ", with(STEP, "L 0.05", "clip 0.5", "plus")),
      face(BSGD::new, "-B 20 ", "-L 0.01 ", "B 9", "V BSGD-R", "L 0.05"),
      face(NOGD::new, "-B 20 ", "", with(STEP, "rank 2")),
      face(FOGD::new, "-D 50 ", "", "D 9", "eta 0.5", "epsilon 0.7"),
      face(Ahpatron::new, "-B 20 ", "", "B 8", "U 0.5", "epsilon 0.1", "eta 0.3", "ridge 0.5"),
      face(POMDR::new, "-B 20 -first 10 ", "", "B 9", "U 3", "first 2", "threshold 0.9", "H 2"),
      face(KernelSGD::new, "", "-L 0.01 ", "L 0.05", "F logistic", "tau 2", "epsilon 0.7", "A", "I 300"));

  private static Face face(Supplier<OnlineClassifier> make, String small, String law, String... own) {
    return new Face(make, small, law, List.of(own));
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
  }

  /** For JUnit's parameters. */
  static List<Object[]> parameters() {
    return ALL.stream().map(face -> new Object[] {face}).toList();
  }

  /** One with options. */
  OnlineClassifier learner(String options) throws Exception {
    return Rows.with(make.get(), options);
  }

  /** The numbers of classes that it learns, 0 for a numeric class. */
  int[] kinds() {
    Capabilities can = make.get().getCapabilities();
    return Stream.of(2, can.handles(Capability.NOMINAL_CLASS) ? 4 : -1, can.handles(Capability.NUMERIC_CLASS) ? 0 : -1)
        .mapToInt(classes -> classes).filter(classes -> classes >= 0).toArray();
  }

  /** Options with which a batch equals a stream. */
  String lawful() {
    return small + law + "-E 1 -O -N none -G 0.7 ";
  }

  /** Every option with a value other than the default. */
  Map<String, String> others() {
    Map<String, String> others = OptionsContract.pairs(with(SHARED, own.toArray(new String[0])));
    if (toString().equals("FOGD")) {
      others.remove("K"); // its features are those of the gaussian kernel
    }
    return others;
  }

  @Override
  public String toString() {
    return make.get().getClass().getSimpleName();
  }
}
