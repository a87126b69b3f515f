package weka.classifiers.functions;

import com.yahoo.labs.samoa.instances.Attribute;
import com.yahoo.labs.samoa.instances.DenseInstance;
import com.yahoo.labs.samoa.instances.Instance;
import com.yahoo.labs.samoa.instances.Instances;
import com.yahoo.labs.samoa.instances.InstancesHeader;
import com.yahoo.labs.samoa.instances.SparseInstance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import moa.classifiers.functions.avm.StreamLearner;

/** MOA's learners and rows for tests, made from Weka's; nothing of MOA's own converters is used. */
final class Moa {
  /** All learners, by the name that they have in both. */
  static final List<String> NAMES =
      Stream.concat(Stream.of("AVM"), Face.ALL.stream().map(Face::toString)).toList();

  private Moa() {
  }

  /** For JUnit's parameters. */
  static List<Object[]> parameters() {
    return NAMES.stream().map(name -> new Object[] {name}).toList();
  }

  /** A learner with options, before it is prepared. */
  static StreamLearner make(String name, String options) throws ReflectiveOperationException {
    StreamLearner learner = (StreamLearner) Class.forName("moa.classifiers.functions." + name).getConstructor().newInstance();
    learner.getOptions().setViaCLIString(options);
    return learner;
  }

  /** A learner with options, ready for rows. */
  static StreamLearner learner(String name, String options) throws ReflectiveOperationException {
    StreamLearner learner = make(name, options);
    learner.prepareForUse();
    return learner;
  }

  /** Options of Weka's as MOA has them. */
  static String options(String wekas) {
    return wekas.replace("-max-memory", "-maxMemory").replace("-class-weights", "-classWeights").replace("-S ", "-r ");
  }

  /** A header of Weka's as one of MOA's. */
  static InstancesHeader header(weka.core.Instances data) {
    List<Attribute> attributes = IntStream.range(0, data.numAttributes()).mapToObj(data::attribute).map(attribute ->
        attribute.isNominal() ? new Attribute(attribute.name(),
            IntStream.range(0, attribute.numValues()).mapToObj(attribute::value).toList())
            : new Attribute(attribute.name())).toList();
    Instances header = new Instances(data.relationName(), attributes, 0);
    header.setClassIndex(data.classIndex());
    return new InstancesHeader(header);
  }

  /** A row of Weka's as one of MOA's, sparse if it is. */
  static Instance row(weka.core.Instance row, InstancesHeader header) {
    Instance made = row instanceof weka.core.SparseInstance
        ? new SparseInstance(row.weight(), IntStream.range(0, row.numValues()).mapToDouble(row::valueSparse).toArray(),
            IntStream.range(0, row.numValues()).map(row::index).toArray(), row.numAttributes())
        : new DenseInstance(row.weight(), row.toDoubleArray());
    made.setDataset(header);
    return made;
  }

  /** Rows of Weka's as MOA's, all of one header. */
  static List<Instance> rows(weka.core.Instances data) {
    InstancesHeader header = header(data);
    return data.stream().map(row -> row(row, header)).toList();
  }

  /** Learns rows. */
  static StreamLearner train(StreamLearner learner, List<Instance> rows) {
    rows.forEach(learner::trainOnInstance);
    return learner;
  }

  /** What a learner says of rows. */
  static double[][] votes(StreamLearner learner, List<Instance> rows) {
    return rows.stream().map(learner::getVotesForInstance).toArray(double[][]::new);
  }

  /** A learner as Java writes it. */
  static byte[] bytes(Object learner) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(learner);
    }
    return bytes.toByteArray();
  }
}
