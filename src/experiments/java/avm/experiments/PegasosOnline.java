package avm.experiments;

import com.yahoo.labs.samoa.instances.WekaToSamoaInstanceConverter;
import java.util.ArrayList;
import java.util.List;
import moa.classifiers.functions.SPegasos;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/**
 * MOA's SPegasos with its default options (Weka's own package of it is no longer kept); more than two classes are one
 * against the rest, the largest margin wins.
 */
final class PegasosOnline implements OnlineLearner {
  private final WekaToSamoaInstanceConverter converter = new WekaToSamoaInstanceConverter();
  private final List<Machine> machines = new ArrayList<>();
  private Instance lastRow;
  private com.yahoo.labs.samoa.instances.Instance last;

  /** Shows the margin, which SPegasos keeps to itself. */
  private static final class Machine extends SPegasos {
    private static final long serialVersionUID = 1L;

    double margin(com.yahoo.labs.samoa.instances.Instance row) {
      return m_weights == null ? 0 : dotProd(row, m_weights, row.classIndex()) + m_weights[m_weights.length - 1];
    }
  }

  @Override
  public void start(Instances header) {
    for (int c = 0; c < (header.numClasses() == 2 ? 1 : header.numClasses()); c++) {
      Machine machine = new Machine();
      machine.prepareForUse();
      machine.resetLearning();
      machines.add(machine);
    }
  }

  @Override
  public int predict(Instance row) {
    com.yahoo.labs.samoa.instances.Instance converted = convert(row);
    if (machines.size() == 1) {
      return machines.get(0).margin(converted) > 0 ? 1 : 0;
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int c = 0; c < machines.size(); c++) {
      double margin = machines.get(c).margin(converted);
      if (margin > most) {
        most = margin;
        best = c;
      }
    }
    return best;
  }

  @Override
  public void learn(Instance row) {
    com.yahoo.labs.samoa.instances.Instance converted = convert(row);
    for (int c = 0; c < machines.size(); c++) {
      if (machines.size() > 1) {
        converted.setClassValue(row.classValue() == c ? 1 : 0);
      }
      machines.get(c).trainOnInstanceImpl(converted);
    }
  }

  /** MOA's converter fails on a sparse row whose class is its first value: rows are made dense for it. */
  private com.yahoo.labs.samoa.instances.Instance convert(Instance row) {
    if (row != lastRow) {
      lastRow = row;
      DenseInstance dense = new DenseInstance(row.weight(), row.toDoubleArray());
      dense.setDataset(row.dataset());
      last = converter.samoaInstance(dense);
    }
    return last;
  }

  @Override
  public Object model() {
    return machines;
  }
}
