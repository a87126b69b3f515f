package avm.bench.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import jsat.classifiers.linear.kernelized.BOGD;
import jsat.classifiers.linear.kernelized.KernelSGD;
import jsat.classifiers.linear.kernelized.OSKL;
import jsat.classifiers.linear.kernelized.Projectron;
import jsat.lossfunctions.HingeLoss;
import moa.classifiers.functions.SPegasos;
import moa.classifiers.lazy.kNN;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.SGD;
import weka.classifiers.lazy.IBk;
import weka.classifiers.trees.HoeffdingTree;

/** Who is compared. */
final class Field {
  /** How many rows the slow ones are given. */
  private static final int SLOW = 10_000;
  /** The window of nearest neighbours. */
  private static final int WINDOW = 1000;

  private Field() {
  }

  /** What a user gets who sets nothing; other settings than those of the programs in C. */
  private static Entrant defaults(String name, int rows) {
    return new WekaStream(name, rows, set -> new AVM(), WekaBatch::core);
  }

  /** The paper's algorithm, as the programs in C have it. */
  static List<Entrant> paper() {
    List<Entrant> entrants = new ArrayList<>();
    entrants.add(new CoreStream());
    entrants.add(new WekaStream("AVM, through Weka (distributionForInstance, updateClassifier)", Integer.MAX_VALUE,
        set -> WekaStream.with(new AVM(), set.avmOptions()), WekaBatch::core));
    entrants.add(new CoreBatch());
    entrants.add(WekaBatch.training());
    entrants.add(WekaBatch.predictionByRow());
    entrants.add(WekaBatch.predictionAtOnce());
    return entrants;
  }

  /** What goes beyond it. */
  static List<Entrant> neighbours() {
    List<Entrant> entrants = new ArrayList<>(NeighbourStream.all());
    entrants.add(new WekaStream("AVM, 16 neighbours, logistic, suffix, linear: through Weka", Integer.MAX_VALUE,
        set -> WekaStream.with(new AVM(), set.neighbourOptions()), WekaBatch::core));
    return entrants;
  }

  /** Those that go over all rows, but take their time. */
  static List<Entrant> peers() {
    List<Entrant> entrants = new ArrayList<>();
    int all = Integer.MAX_VALUE;
    entrants.add(defaults("AVM with its default options, through Weka", all));
    entrants.add(new WekaStream("Weka SGD (linear, hinge)", all,
        set -> WekaStream.with(new SGD(), "-F", "0", "-R", "" + set.lambda, "-N", "-M"), c -> "linear"));
    entrants.add(new WekaStream("Weka HoeffdingTree", all, set -> new HoeffdingTree(), c -> "tree"));
    entrants.add(new MoaStream("MOA SPegasos (linear)", all, SPegasos::new, "linear"));
    entrants.add(new MoaStream("MOA HoeffdingTree", all, set -> new moa.classifiers.trees.HoeffdingTree(),
        tree -> ((moa.classifiers.trees.HoeffdingTree) tree).getNodeCount() + " nodes"));
    return entrants;
  }

  /** The best online learners with a kernel elsewhere, each with the best of some settings. */
  static List<Entrant> kernels() {
    String name = "JSAT KernelSGD, merge, budget 500";
    return List.of(FourierStream.tuned(), new BestOf(name, DoubleStream.of(1, 0.1, 0.01)
        .<Entrant>mapToObj(part -> kernelSgd(name, Integer.MAX_VALUE, part)).toList()));
  }

  /** JSAT's KernelSGD with a part of the set's λ. */
  private static Entrant kernelSgd(String name, int rows, double part) {
    return new JsatStream(name, rows, set -> new KernelSGD(new HingeLoss(), JsatStream.kernel(set), part * set.lambda,
        JsatStream.MERGE, JsatStream.BUDGET), c -> "at most 500 vectors, " + part + "λ");
  }

  /** Those that are too slow for all rows or for many rounds. */
  static List<Entrant> slow() {
    List<Entrant> entrants = new ArrayList<>();
    entrants.add(defaults("AVM with its default options, the first rows", SLOW));
    entrants.add(new WekaStream("Weka IBk, window 1000", SLOW,
        set -> WekaStream.with(new IBk(), "-W", "" + WINDOW), c -> WINDOW + " rows"));
    entrants.add(new MoaStream("MOA kNN, window 1000", SLOW, set -> {
      kNN knn = new kNN();
      knn.limitOption.setValue(WINDOW);
      return knn;
    }, c -> WINDOW + " rows"));
    entrants.add(kernelSgd("JSAT KernelSGD, merge, budget 500, the first rows", SLOW, 1));
    entrants.add(new JsatStream("JSAT Projectron", SLOW, set -> new Projectron(JsatStream.kernel(set)),
        c -> "not reported"));
    entrants.add(new JsatStream("JSAT BOGD, budget 500", SLOW, set -> new BOGD(JsatStream.kernel(set),
        JsatStream.BUDGET, 0.1, set.lambda, 10), c -> "at most 500 vectors"));
    entrants.add(new JsatStream("JSAT OSKL", SLOW, set -> new OSKL(JsatStream.kernel(set), 10), c -> "not reported"));
    entrants.add(TrainTest.smo());
    entrants.add(TrainTest.libsvm());
    return entrants;
  }
}
