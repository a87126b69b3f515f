package avm.siege;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.classifiers.meta.AdaBoostM1;
import weka.classifiers.meta.Bagging;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;

/** What holds whatever the case. A law throws if it does not. */
final class Laws {
  /** The laws by name; the first one is what every prediction is like. */
  static final Map<String, Law> ALL = new LinkedHashMap<>();

  static {
    ALL.put("sound", Laws::sound);
    ALL.put("pure", Laws::pure);
    ALL.put("sparse", Laws::sparse);
    ALL.put("resume", Laws::resume);
    ALL.put("again", Laws::again);
    ALL.put("copies", Laws::copies);
    ALL.put("threads", Laws::threads);
    ALL.put("interrupt", Laws::interrupt);
    ALL.put("iterate", Laws::iterate);
    ALL.put("refusal", Laws::refusal);
    ALL.put("inside", Laws::inside);
  }

  private Laws() {
  }

  /** A law. */
  interface Law {
    void hold(Case each) throws Exception;
  }

  private static void assertThat(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }

  private static void assertSame(String what, double[][] one, double[][] other) {
    for (int i = 0; i < one.length; i++) {
      assertThat(Arrays.equals(one[i], other[i]),
          what + ": " + Arrays.toString(one[i]) + " is not " + Arrays.toString(other[i]));
    }
  }

  private static double[][] predictions(Classifier model, Instances rows) throws Exception {
    double[][] result = new double[rows.size()][];
    for (int i = 0; i < result.length; i++) {
      result[i] = model.distributionForInstance(rows.get(i));
    }
    return result;
  }

  private static byte[] bytes(Object model) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SerializationHelper.write(bytes, model);
    return bytes.toByteArray();
  }

  private static AVM restored(AVM model) throws Exception {
    return (AVM) SerializationHelper.read(new ByteArrayInputStream(bytes(model)));
  }

  private static AVM some(Case each) throws Exception {
    return new Random(each.seed()).nextBoolean() ? each.batch(false) : each.stream(each.data(false));
  }

  /** Numbers, that sum to 1 and say what the label says; intervals around them; pages of any kind. */
  private static void sound(Case each) throws Exception {
    Instances data = each.data(false);
    boolean batch = new Random(each.seed()).nextInt(3) == 0;
    AVM model = batch ? each.batch(false) : each.stream(data);
    sound(each, model, data);
    if (!batch) {
      model.batchFinished();
      sound(each, model, data);
    }
  }

  private static void sound(Case each, AVM model, Instances data) throws Exception {
    double[][] one = predictions(model, data);
    assertSame("many together", one, model.distributionsForInstances(data));
    for (int i = 0; i < one.length; i++) {
      double sum = Arrays.stream(one[i]).sum();
      assertThat(Double.isFinite(sum), "a prediction is " + Arrays.toString(one[i]));
      if (each.isNominal()) {
        assertThat(Math.abs(sum - 1) < 1e-9 && Arrays.stream(one[i]).min().orElse(0) >= 0, "probabilities " + sum);
        double most = Arrays.stream(one[i]).max().orElse(0);
        assertThat(one[i][(int) model.classifyInstance(data.get(i))] == most, "the label is not the most probable");
      } else {
        double[] wide = model.predictIntervals(data.get(i), 0.95)[0];
        double[] narrow = model.predictIntervals(data.get(i), 0.5)[0];
        assertThat(wide[0] <= narrow[0] && narrow[0] <= narrow[1] && narrow[1] <= wide[1],
            "intervals " + Arrays.toString(narrow) + " in " + Arrays.toString(wide));
      }
    }
    String page = model.toString();
    assertThat(!page.contains("NaN") && !page.contains("Infinity"), "the page says NaN or Infinity");
    model.graph();
    if (model.model() != null && !page.contains("Experts ")) { // of experts there is no source code
      model.toSource("Model");
    }
  }

  /** Predicting, printing and saving change nothing. */
  private static void pure(Case each) throws Exception {
    AVM model = some(each);
    Instances data = each.data(false);
    byte[] before = bytes(model);
    predictions(model, data);
    model.distributionsForInstances(data);
    model.toString();
    model.graph();
    assertThat(Arrays.equals(before, bytes(model)), "a model has changed by being looked at");
  }

  private static void sparse(Case each) throws Exception {
    Instances dense = each.data(false);
    Instances sparse = each.data(true);
    assertSame("batch of sparse rows", predictions(each.batch(false), dense), predictions(each.batch(true), sparse));
    assertSame("stream of sparse rows", predictions(each.stream(dense), dense), predictions(each.stream(sparse), sparse));
  }

  /** Stopped, saved and continued is never stopped. */
  private static void resume(Case each) throws Exception {
    Instances data = each.data(false);
    Random random = new Random(each.seed());
    AVM whole = each.stream(data);
    AVM parts = each.learner();
    Case.train(parts, new Instances(data, 0));
    for (int from = 0; from < data.size();) {
      int to = Math.min(data.size(), from + 1 + random.nextInt(data.size()));
      Case.learn(parts, data, from, to);
      parts = restored(parts);
      from = to;
    }
    assertSame("resumed", predictions(whole, data), predictions(parts, data));
    assertThat(Arrays.equals(bytes(whole), bytes(parts)), "the bytes of a resumed model differ");
    AVM batch = each.batch(false);
    AVM copy = restored(batch);
    Case.learn(batch, data, 0, data.size());
    Case.learn(copy, data, 0, data.size());
    assertThat(Arrays.equals(bytes(batch), bytes(copy)), "the bytes of a batch that goes on as a stream differ");
  }

  /** The same seed gives the same model, with any number of threads. */
  private static void again(Case each) throws Exception {
    Instances data = each.data(false);
    AVM model = each.batch(false);
    assertThat(Arrays.equals(bytes(model), bytes(each.batch(false))), "the same training gives other bytes");
    boolean given = each.options().contains("-num-slots");
    AVM alone = given ? each.batch(false) : each.batch(false, "-num-slots", "1");
    assertSame("one thread", predictions(model, data), predictions(alone, data));
  }

  private static void copies(Case each) throws Exception {
    AVM model = some(each);
    AVM copy = (AVM) AbstractClassifier.makeCopy(model);
    byte[] before = bytes(model);
    Instances data = each.data(false);
    Case.learn(copy, data, 0, data.size());
    assertThat(Arrays.equals(before, bytes(model)), "a model changes with its copy");
  }

  private static void threads(Case each) throws Exception {
    AVM model = some(each);
    Instances data = each.data(false);
    double[][] expected = predictions(model, data);
    IntStream.range(0, 4 * data.size()).parallel().forEach(k -> {
      int i = (int) ((k * 7919L + each.seed() % 1000 + 1000) % data.size());
      try {
        assertThat(Arrays.equals(expected[i], model.distributionForInstance(data.get(i))), "another thread's prediction");
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    });
  }

  /** An interrupt ends training with a message, and leaves the model that was there; or training is over before it. */
  private static void interrupt(Case each) throws Exception {
    AVM model = each.batch(false);
    byte[] before = bytes(model);
    Throwable[] thrown = new Throwable[1];
    Thread trains = new Thread(() -> {
      try {
        model.buildClassifier(each.data(false));
      } catch (Throwable e) {
        thrown[0] = e;
      }
    });
    trains.start();
    Thread.sleep(0, new Random(each.seed()).nextInt(999_999));
    trains.interrupt();
    trains.join(60_000);
    assertThat(!trains.isAlive(), "training does not end");
    if (thrown[0] != null) {
      assertThat(thrown[0] instanceof CancellationException
          && ("" + thrown[0].getMessage()).contains("training was stopped after "), "an interrupt gives " + thrown[0]);
    }
    assertThat(Arrays.equals(before, bytes(model)), "an interrupt changes the model that was there");
  }

  /** Pass by pass is all at once. */
  private static void iterate(Case each) throws Exception {
    Instances data = each.data(false);
    AVM whole = each.batch(false);
    AVM parts = each.learner();
    parts.initializeClassifier(data);
    while (parts.next()) {
      parts.toString();
    }
    parts.done();
    assertSame("pass by pass", predictions(whole, data), predictions(parts, data));
  }

  /** A row that is refused changes nothing; a model that fails to be trained anew is the one that was there. */
  private static void refusal(Case each) throws Exception {
    AVM model = each.stream(each.data(false));
    byte[] before = bytes(model);
    Instances wrong = each.data(false);
    int refused = 0;
    for (Instance row : wrong) {
      int at = (int) Math.floorMod(each.seed() + refused, (long) row.numAttributes());
      row.setValue(at, each.kinds()[at] > 0 ? 77 : -1e200);
      row.setWeight(refused % 2 == 0 ? 1 : -3);
      try {
        model.updateClassifier(row);
        throw new AssertionError("a wrong row was learned: " + row);
      } catch (IllegalArgumentException e) {
        assertThat(e.getMessage().contains("must be") || e.getMessage().contains("its values are"), e.getMessage());
      }
      refused++;
    }
    try {
      model.buildClassifier(wrong);
      assertThat(wrong.isEmpty(), "wrong rows were learned");
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage().startsWith("row 1: "), e.getMessage());
      assertThat(Arrays.equals(before, bytes(model)), "a refused row has changed the model");
    }
  }

  /** Inside a Bagging and an AdaBoostM1, which weigh and copy rows as they like. */
  private static void inside(Case each) throws Exception {
    Instances data = each.data(false);
    data.deleteWithMissingClass();
    each.batch(false);
    Bagging bagging = new Bagging();
    bagging.setNumIterations(2);
    bagging.setClassifier(each.learner());
    AdaBoostM1 boost = new AdaBoostM1();
    boost.setNumIterations(3);
    boost.setClassifier(each.learner());
    for (Classifier outer : each.isNominal() ? new Classifier[] {bagging, boost} : new Classifier[] {bagging}) {
      if (data.size() > 1 && data.sumOfWeights() > 0 && data.sumOfWeights() < 1e6 && data.sumOfWeights() > 1e-6) {
        outer.buildClassifier(data);
        for (double[] p : predictions(outer, data)) {
          assertThat(Double.isFinite(Arrays.stream(p).sum()), outer.getClass().getSimpleName() + " predicts no number");
        }
      }
    }
  }
}
