package avm.experiments;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import weka.core.Instances;
import weka.core.converters.AbstractFileLoader;
import weka.core.converters.ArffLoader;
import weka.core.converters.CSVLoader;
import weka.core.converters.LibSVMLoader;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.NumericToNominal;

/** A file of the user's: ARFF, CSV or, by any other name, LIBSVM's format. The class is the last attribute. */
final class UserFile {
  /** A numeric class of whole numbers, and of no more different ones, is taken for classes. */
  private static final int MOST_CLASSES = 30;

  private UserFile() {
  }

  static Instances read(Path file) throws IOException {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    boolean csv = name.endsWith(".csv");
    boolean arff = name.endsWith(".arff") || name.endsWith(".arff.gz");
    AbstractFileLoader loader = csv ? new CSVLoader() : arff ? new ArffLoader() : new LibSVMLoader();
    loader.setFile(file.toFile());
    Instances data = loader.getDataSet();
    data.setClassIndex(data.numAttributes() - 1);
    data.deleteWithMissingClass();
    return arff || data.classAttribute().isNominal() ? data : classes(data);
  }

  /** The formats that do not say whether a number is a class. */
  private static Instances classes(Instances data) throws IOException {
    double[] values = data.attributeToDoubleArray(data.classIndex());
    if (Arrays.stream(values).anyMatch(x -> x != Math.rint(x))
        || Arrays.stream(values).distinct().count() > MOST_CLASSES) {
      return data;
    }
    NumericToNominal filter = new NumericToNominal();
    filter.setAttributeIndices("last");
    data.setClassIndex(-1);
    try {
      filter.setInputFormat(data);
      Instances nominal = Filter.useFilter(data, filter);
      nominal.setClassIndex(nominal.numAttributes() - 1);
      return nominal;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }
}
