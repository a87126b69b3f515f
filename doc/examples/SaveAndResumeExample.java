import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.converters.ConverterUtils.DataSource;

/** Learns the first half of a stream, saves the model, loads it and goes on with the other half. */
public final class SaveAndResumeExample {
  private SaveAndResumeExample() {
  }

  /** Takes the names of the data file, whose last attribute is the class, and of the model file to write. */
  public static void main(String[] args) throws Exception {
    Instances data = DataSource.read(args[0]);
    data.setClassIndex(data.numAttributes() - 1);
    int half = data.numInstances() / 2;

    AVM avm = new AVM();
    avm.buildClassifier(new Instances(data, 0)); // the header alone
    for (int i = 0; i < half; i++) {
      avm.updateClassifier(data.instance(i));
    }
    SerializationHelper.write(args[1], avm);

    AVM resumed = (AVM) SerializationHelper.read(args[1]); // tomorrow, perhaps
    for (int i = half; i < data.numInstances(); i++) {
      resumed.updateClassifier(data.instance(i));
    }
    System.out.printf("%.0f rows learned, then %.0f%n", avm.getMeasure("measureSteps"),
        resumed.getMeasure("measureSteps"));
  }
}
