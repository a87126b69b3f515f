import java.io.File;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ArffLoader;

/** Learns a file as a stream, never holding more than one row of it: each row is predicted, then learned. */
public final class StreamExample {
  private StreamExample() {
  }

  /** Takes the file's name; its last attribute is the class, and nominal. */
  public static void main(String[] args) throws Exception {
    ArffLoader loader = new ArffLoader();
    loader.setFile(new File(args[0]));
    Instances header = loader.getStructure();
    header.setClassIndex(header.numAttributes() - 1);

    AVM avm = new AVM();
    avm.buildClassifier(header); // no rows yet
    int rows = 0;
    int mistakes = 0;
    for (Instance row = loader.getNextInstance(header); row != null; row = loader.getNextInstance(header)) {
      mistakes += avm.classifyInstance(row) == row.classValue() ? 0 : 1;
      avm.updateClassifier(row);
      rows++;
    }
    avm.batchFinished();
    System.out.printf("%d rows, %d mistakes, %.0f core points%n", rows, mistakes, avm.getMeasure("measureCorePoints"));
  }
}
