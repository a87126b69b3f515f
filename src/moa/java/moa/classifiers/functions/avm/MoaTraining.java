package moa.classifiers.functions.avm;

import avm.encode.RowList;
import avm.encode.Schema;
import avm.face.RowStream;
import avm.face.Suits;
import avm.face.ValueCheck;
import avm.io.Part;
import avm.learn.LearnerKind;
import avm.train.TrainSettings;
import avm.train.Training;
import com.yahoo.labs.samoa.instances.Attribute;
import com.yahoo.labs.samoa.instances.Instance;
import com.yahoo.labs.samoa.instances.Instances;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A learner's state between MOA's calls: the header's schema, and the library's {@link Training} behind the check of rows. */
final class MoaTraining {
  private final Schema schema;
  private final Training training;
  private final RowStream stream;
  /** The header that was compared last; the comparison need not be made again. */
  private Instances verified;

  private MoaTraining(Schema schema, Supplier<TrainSettings> options) {
    this.schema = schema;
    training = new Training(schema);
    stream = new RowStream(training, new ValueCheck(schema), options);
  }

  /** The state of a stream that has learned nothing; what does not suit the class is refused. */
  static MoaTraining of(String learner, Instances header, Supplier<TrainSettings> options) {
    if (header == null) {
      throw new IllegalArgumentException("the row has no header: call setModelContext, or give it one by setDataset");
    }
    Schema schema = schema(header);
    TrainSettings first = options.get();
    Suits.check(first.settings(), schema.all().get(schema.classIndex()));
    check(learner, first.settings().kind(), schema.all().get(schema.classIndex()));
    MoaTraining state = new MoaTraining(schema, options);
    state.training.start(first, RowList.NONE);
    return state;
  }

  /** Refuses a class that a learner is not for. */
  private static void check(String learner, LearnerKind kind, Schema.Attribute target) {
    if (target.values() == null && !kind.learnsNumbers()) {
      throw new IllegalArgumentException(learner + " is for nominal classes, and '" + target.name() + "' is numeric");
    }
    if (kind.isBinary() && target.values().size() != 2) {
      throw new IllegalArgumentException(learner + " is for a class of two values, and '" + target.name() + "' has "
          + target.values().size());
    }
  }

  private static Schema schema(Instances header) {
    int n = header.numAttributes();
    if (header.classIndex() < 0 || header.classIndex() >= n) {
      throw new IllegalArgumentException("the header has no class: set its class index, from 0 to " + (n - 1));
    }
    return new Schema(header.getRelationName(),
        IntStream.range(0, n).mapToObj(a -> attribute(header.attribute(a))).toList(), header.classIndex());
  }

  private static Schema.Attribute attribute(Attribute attribute) {
    return new Schema.Attribute(attribute.name(), attribute.isNominal() ? List.copyOf(attribute.getAttributeValues()) : null);
  }

  /** Learns a row, of which only copies are kept. */
  void learn(Instance row) {
    InstanceValues own = read(row);
    if (own.isClassLost()) {
      throw new IllegalArgumentException("the sparse row has lost its class '" + schema.name(schema.classIndex())
          + "', as MOA's WekaToSamoaInstanceConverter does: a zero of the first attribute is where it was. Convert dense rows,"
          + " read sparse ones with ArffFileStream, or store the class as one of the row's values");
    }
    stream.learn(own.indices(), own.values(), own.values().length, row.weight());
  }

  /** Class probabilities, or the predicted number alone. */
  double[] distribution(Instance row) {
    InstanceValues own = read(row);
    return stream.distribution(own.indices(), own.values(), own.values().length);
  }

  private InstanceValues read(Instance row) {
    Instances own = row.dataset();
    if (own != null && own != verified) {
      check(own);
      verified = own;
    }
    if (row.numAttributes() != schema.attributes()) {
      throw another(row.numAttributes() + " attributes, not " + schema.attributes());
    }
    return InstanceValues.of(row, schema.classIndex());
  }

  /** Checks that a header is the model's; as everywhere in MOA, names may differ. */
  private void check(Instances own) {
    if (own.numAttributes() != schema.attributes()) {
      throw another(own.numAttributes() + " attributes, not " + schema.attributes());
    }
    if (own.classIndex() != schema.classIndex()) {
      throw another("attribute number " + own.classIndex() + " for a class, not " + schema.classIndex());
    }
    for (int a = 0; a < schema.attributes(); a++) {
      Attribute attribute = own.attribute(a);
      if (attribute.isNominal() != schema.isNominal(a)) {
        throw another("a " + kind(attribute.isNominal()) + " attribute '" + attribute.name() + "', not a "
            + kind(schema.isNominal(a)) + " one");
      }
      if (attribute.isNominal() && attribute.numValues() != schema.values(a)) {
        throw another("an attribute '" + attribute.name() + "' of " + attribute.numValues() + " values, not "
            + schema.values(a));
      }
    }
  }

  private static String kind(boolean nominal) {
    return nominal ? "nominal" : "numeric";
  }

  private IllegalArgumentException another(String difference) {
    return new IllegalArgumentException("the row has another header than the model: it has " + difference
        + ". The model learns '" + schema.name() + "'; give it rows with the same attributes and class, or reset it");
  }

  /** The model and what is under way. */
  Training training() {
    return training;
  }

  /** This as a part of a model. */
  Part save() {
    return new Part().put("schema", schema.save()).put("training", training.save());
  }

  /** The state that was saved. */
  static MoaTraining load(Part part, Supplier<TrainSettings> options) {
    MoaTraining state = new MoaTraining(Schema.load(part.part("schema")), options);
    state.training.load(part.part("training"));
    return state;
  }
}
