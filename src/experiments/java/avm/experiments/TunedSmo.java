package avm.experiments;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.functions.SMO;
import weka.classifiers.functions.SMOreg;
import weka.classifiers.functions.supportVector.RegSMOImproved;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * Weka's SMO or SMOreg with its RBF kernel, at the C and γ that {@link TunedSvm} chose, everything else as Weka ships
 * it. SMOreg normalises the class to [0,1] where TunedSvm standardises it; with s = σ / range the same problem has C·s
 * and ε·s.
 */
final class TunedSmo extends AbstractClassifier {
  private static final long serialVersionUID = 1L;
  /** A training is given up after this much processor time. */
  static final int MOST_SECONDS = Integer.getInteger("cap", 900);
  private static final Pattern CHOSEN = Pattern.compile("C=2\\^(-?\\d+) gamma=2\\^(-?\\d+)");

  private final String chosen;
  private final double c;
  private final double gamma;
  private Classifier machine;

  /** With what the tuned SVM wrote down. */
  TunedSmo(String tuned) {
    Matcher matcher = CHOSEN.matcher(tuned);
    if (!matcher.lookingAt()) {
      throw new IllegalArgumentException(tuned);
    }
    chosen = matcher.group();
    c = Math.pow(2, Integer.parseInt(matcher.group(1)));
    gamma = Math.pow(2, Integer.parseInt(matcher.group(2)));
  }

  @Override
  public void buildClassifier(Instances data) throws Exception {
    machine = data.classAttribute().isNominal() ? smo() : smoReg(data);
    machine.buildClassifier(data);
  }

  private SMO smo() {
    SMO smo = new SMO();
    smo.setC(c);
    smo.setKernel(new TimedKernel(gamma, MOST_SECONDS));
    return smo;
  }

  private SMOreg smoReg(Instances data) {
    double s = Math.sqrt(data.variance(data.classIndex())) / range(data);
    RegSMOImproved optimizer = new RegSMOImproved();
    optimizer.setEpsilonParameter(TunedSvm.EPSILON * s);
    SMOreg smo = new SMOreg();
    smo.setRegOptimizer(optimizer);
    smo.setC(c * s);
    smo.setKernel(new TimedKernel(gamma, MOST_SECONDS));
    return smo;
  }

  private static double range(Instances data) {
    double[] values = data.attributeToDoubleArray(data.classIndex());
    return values[Utils.maxIndex(values)] - values[Utils.minIndex(values)];
  }

  @Override
  public double[] distributionForInstance(Instance row) throws Exception {
    return machine.distributionForInstance(row);
  }

  @Override
  public String toString() {
    return chosen;
  }
}
