import java.util.Random;
import weka.classifiers.Evaluation;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** Reads a file, cross-validates AVM on it, trains on all of it and prints the model. */
public final class BatchExample {
  private BatchExample() {
  }

  /** Takes the file's name; its last attribute is the class. */
  public static void main(String[] args) throws Exception {
    Instances data = DataSource.read(args[0]);
    data.setClassIndex(data.numAttributes() - 1);

    Evaluation evaluation = new Evaluation(data);
    evaluation.crossValidateModel(new AVM(), data, 5, new Random(1));
    System.out.println(evaluation.toSummaryString());

    AVM avm = new AVM();
    avm.buildClassifier(data);
    System.out.println(avm);
    System.out.println("The first row: " + data.classAttribute().value((int) avm.classifyInstance(data.instance(0))));
  }
}
