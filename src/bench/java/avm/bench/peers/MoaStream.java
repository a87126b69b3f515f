package avm.bench.peers;

import com.yahoo.labs.samoa.instances.Instance;
import com.yahoo.labs.samoa.instances.InstancesHeader;
import com.yahoo.labs.samoa.instances.WekaToSamoaInstanceConverter;
import java.util.function.Function;
import java.util.function.Supplier;
import moa.classifiers.AbstractClassifier;
import weka.core.DenseInstance;

/** One of MOA's learners: every row is predicted, then learned; rows are converted beforehand, to dense ones. */
final class MoaStream implements Entrant {
  private final String name;
  private final int limit;
  private final Function<BenchSet, AbstractClassifier> make;
  private final Function<AbstractClassifier, String> model;
  private Instance[] rows;
  private InstancesHeader header;
  private BenchSet of;

  MoaStream(String name, int limit, Function<BenchSet, AbstractClassifier> make,
      Function<AbstractClassifier, String> model) {
    this.name = name;
    this.limit = limit;
    this.make = make;
    this.model = model;
  }

  MoaStream(String name, int limit, Supplier<AbstractClassifier> make, String model) {
    this(name, limit, set -> make.get(), learner -> model);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int limit() {
    return limit;
  }

  private void convert(BenchSet set, int n) {
    WekaToSamoaInstanceConverter converter = new WekaToSamoaInstanceConverter();
    header = new InstancesHeader(converter.samoaInstancesInformation(set.rows));
    rows = new Instance[n];
    for (int i = 0; i < n; i++) {
      weka.core.Instance row = set.rows.instance(i);
      // dense: of a sparse row MOA's converter loses the class
      DenseInstance dense = new DenseInstance(row);
      dense.setDataset(set.rows);
      rows[i] = converter.samoaInstance(dense);
      check(row, rows[i], i);
    }
    of = set;
  }

  /** A converted row must say what the row said, or the errors in the table mean nothing. */
  private static void check(weka.core.Instance row, Instance converted, int i) {
    boolean same = row.classValue() == converted.classValue();
    for (int a = 0; a < row.numAttributes(); a++) {
      same &= row.value(a) == converted.value(a);
    }
    if (!same) {
      throw new IllegalStateException("row " + (i + 1) + " is another after its conversion for MOA");
    }
  }

  @Override
  public Measurement run(BenchSet set, int n) {
    if (of != set) {
      convert(set, n);
    }
    AbstractClassifier learner = make.apply(set);
    learner.setModelContext(header);
    learner.prepareForUse();
    long start = System.nanoTime();
    int mistakes = 0;
    for (Instance row : rows) {
      double[] votes = learner.getVotesForInstance(row);
      double zero = votes.length > 0 ? votes[0] : 0;
      double one = votes.length > 1 ? votes[1] : 0;
      mistakes += one >= zero != row.classValue() > 0 ? 1 : 0;
      learner.trainOnInstance(row);
    }
    double nanos = System.nanoTime() - start;
    return new Measurement(n, nanos / n, (double) mistakes / n, model.apply(learner));
  }
}
