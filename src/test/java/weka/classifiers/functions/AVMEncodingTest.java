package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.Utils;

/**
 * What a row is to the learner: its weight multiplies the gradient; dense and sparse are the same; scaling makes units
 * and origins not matter; nominal values are all equally far from each other; a missing number is the mean of the rows
 * before, and stays what it was; a missing nominal value is like no other.
 */
public class AVMEncodingTest {
  private static final int[] KINDS = {2, 4, 0};
  private static final String[] OPTIONS = {Rows.GIVEN, Rows.LAW, Rows.GIVEN + "-N standardise -K matern52",
      Rows.GIVEN + "-C hyperrectangle -M 12"};

  @Test
  public void weightsMatterInEveryOutput() throws Exception {
    for (int classes : KINDS) {
      Instances plain = Rows.rows(60, classes, 3);
      Instances weighted = new Instances(plain);
      for (int i = 0; i < 60; i++) {
        weighted.instance(i).setWeight(1 + i % 5);
      }
      for (String output : new String[] {"auto", "suffix", "average", "last"}) {
        for (String options : new String[] {Rows.GIVEN + "-A " + output, Rows.LAW + "-A " + output}) {
          assertTrue(options, Rows.differ(Rows.batch(options, plain), Rows.batch(options, weighted), plain));
          assertTrue(options, Rows.differ(Rows.stream(options, plain), Rows.stream(options, weighted), plain));
        }
      }
    }
  }

  @Test
  public void theWeightMultipliesTheGradient() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(1, classes, 3);
      String options = Rows.LAW + (classes == 0 ? "-F l1 " : "");
      AVM one = Rows.stream(options, data);
      data.instance(0).setWeight(8);
      AVM eight = Rows.stream(options, data);
      for (int o = 0; o < one.model().learner().outputs(); o++) {
        double coefficient = one.model().learner().expansion().weights().coefficients().coefficient(o, 0);
        assertEquals(8 * coefficient,
            eight.model().learner().expansion().weights().coefficients().coefficient(o, 0), 0);
        assertTrue(classes == 4 || coefficient != 0);
      }
    }
  }

  @Test
  public void denseIsSparse() throws Exception {
    for (int classes : KINDS) {
      Instances dense = Rows.withMissing(Rows.rows(100, classes, 3), 8);
      dense.instance(2).setWeight(2.5);
      Instances sparse = Rows.sparse(dense);
      for (String options : OPTIONS) {
        AVM batch = Rows.batch(options, dense);
        Rows.assertSame(options, batch, Rows.batch(options, sparse), dense);
        AVM stream = Rows.stream(options, dense);
        Rows.assertSame(options, stream, Rows.stream(options, sparse), dense);
        Rows.assertSame(options, Rows.predictions(batch, dense), Rows.predictions(batch, sparse));
        Rows.assertSame(options, Rows.predictions(stream, dense), Rows.predictions(stream, sparse));
      }
    }
  }

  /** The factor is a power of two, so that not a bit is lost. */
  @Test
  public void unitsDoNotMatter() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.withMissing(Rows.rows(80, classes, 3), 9);
      Instances other = new Instances(data);
      for (Instance row : other) {
        row.setValue(0, row.value(0) * 4096);
        row.setValue(1, row.value(1) / 1024);
      }
      for (String scaling : new String[] {"normalise", "standardise", "quantile"}) {
        String options = Rows.GIVEN + "-N " + scaling;
        Rows.assertSame(options, Rows.predictions(Rows.batch(options, data), data),
            Rows.predictions(Rows.batch(options, other), other));
        Rows.assertSame(options, Rows.predictions(Rows.stream(options, data), data),
            Rows.predictions(Rows.stream(options, other), other));
      }
    }
  }

  /** Values of 0, 4, 8, 12 and 16 against 1, 5, 9, 13 and 17: zeros count in a range as any other value. */
  @Test
  public void theOriginDoesNotMatter() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(80, classes, 3);
      Instances other = new Instances(data);
      for (int i = 0; i < 80; i++) {
        double step = 4 * Math.rint(2 + data.instance(i).value(0));
        data.instance(i).setValue(0, step);
        other.instance(i).setValue(0, 1 + step);
      }
      Rows.assertSame("normalise", Rows.predictions(Rows.batch(Rows.GIVEN, data), data),
          Rows.predictions(Rows.batch(Rows.GIVEN, other), other));
    }
  }

  @Test
  public void nominalValuesHaveNoOrder() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(80, classes, 3);
      Instances other = new Instances(data);
      for (Instance row : other) {
        row.setValue(3, (row.value(3) + 1) % 3);
      }
      Rows.assertSame("renumbered", Rows.predictions(Rows.batch(Rows.GIVEN, data), data),
          Rows.predictions(Rows.batch(Rows.GIVEN, other), other));
    }
  }

  /** Numbers as binary fractions, so that sums and means are exact in any order. */
  private static Instances exact(int classes) {
    Instances data = Rows.rows(64, classes, 3);
    for (Instance row : data) {
      row.setValue(0, Math.rint(row.value(0) * 4) / 4);
    }
    return data;
  }

  @Test
  public void aMissingNumberIsTheMeanOfTheRowsBefore() throws Exception {
    for (int classes : KINDS) {
      Instances missing = exact(classes);
      Instances filled = new Instances(missing);
      double sum = 0;
      double rows = 0;
      for (int i = 0; i < missing.numInstances(); i++) {
        if (i % 8 == 5) {
          missing.instance(i).setMissing(0);
          filled.instance(i).setValue(0, sum / rows);
        } else {
          sum += filled.instance(i).value(0);
          rows++;
        }
      }
      Instances test = exact(classes);
      Rows.assertSame("stream", Rows.predictions(Rows.stream(Rows.LAW, filled), test),
          Rows.predictions(Rows.stream(Rows.LAW, missing), test));
      AVM avm = Rows.stream(Rows.LAW, missing);
      Instance hole = Rows.row(missing, Double.NaN, 1, 0, 1, 1);
      Instance same = Rows.row(missing, sum / rows, 1, 0, 1, 1);
      Rows.assertSame("predicting", new double[][] {avm.distributionForInstance(same)},
          new double[][] {avm.distributionForInstance(hole)});
    }
  }

  private static Instances header(int n, IntFunction<Attribute> attribute) {
    ArrayList<Attribute> attributes = new ArrayList<>(IntStream.range(0, n).mapToObj(attribute).toList());
    attributes.add(new Attribute("class", List.of("no", "yes")));
    Instances header = new Instances("rows", attributes, 0);
    header.setClassIndex(n);
    return header;
  }

  /** What is in a basket: an attribute has one value or two or three, or is missing, and only that tells the class. */
  @Test
  public void whichNominalValuesAreMissingCanBeLearned() throws Exception {
    for (List<String> values : List.of(List.of("t"), List.of("t", "u"), List.of("t", "u", "v"))) {
      Instances data = header(6, a -> new Attribute("item" + a, values));
      Random random = new Random(3);
      for (int i = 0; i < 800; i++) {
        double[] row = new double[7];
        for (int a = 0; a < 6; a++) {
          row[a] = random.nextBoolean() ? Utils.missingValue() : random.nextInt(values.size());
        }
        row[6] = Utils.isMissingValue(row[0]) && Utils.isMissingValue(row[1]) ? 1 : 0;
        data.add(new DenseInstance(1, row));
      }
      for (AVM avm : new AVM[] {Rows.batch("", new Instances(data, 0, 400)), Rows.stream("", new Instances(data, 0, 400))}) {
        int wrong = 0;
        for (int i = 400; i < 800; i++) {
          wrong += avm.classifyInstance(data.get(i)) == data.get(i).classValue() ? 0 : 1;
        }
        assertTrue(values + ": " + wrong + " wrong", wrong < 20);
      }
    }
  }

  @Test
  public void laterRowsDoNotChangeWhatAMissingValueWas() throws Exception {
    Instances data = Rows.rows(30, 2, 3);
    data.instance(10).setMissing(0);
    AVM avm = Rows.stream(Rows.LAW, new Instances(data, 0, 11));
    double core = avm.model().learner().cores().point(0).squaredNorm();
    int cores = avm.model().learner().cores().size();
    Instance far = Rows.row(data, 1000, 0, 0, 0, 0);
    avm.updateClassifier(far);
    assertEquals(core, avm.model().learner().cores().point(0).squaredNorm(), 0);
    for (int i = 0; i < cores; i++) {
      assertTrue(avm.model().learner().cores().point(i).squaredNorm() < 100);
    }
  }

  /** Of words that few rows have, how often they occur is not measured by how rare they are. */
  @Test
  public void countsOfRareWordsAreNotStandardised() throws Exception {
    Instances data = header(60, a -> new Attribute("word" + a));
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      double[] values = new double[61];
      values[60] = i % 2;
      values[i % 2 == 0 ? 0 : 1] = 1 + random.nextInt(3);
      values[2 + random.nextInt(58)] = 1 + random.nextInt(3);
      Rows.add(data, values);
    }
    data.replaceAll(SparseInstance::new);
    AVM avm = Rows.avm("");
    avm.buildClassifier(data);
    assertFalse(avm.toString(), avm.toString().contains("standardise"));
  }

  /** A stream whose attribute leaves its range says how many values were cut, after it was saved and loaded as well. */
  @Test
  public void thePageSaysHowManyValuesWereCut() throws Exception {
    Instances data = Rows.rows(400, 2, 1);
    AVM within = Rows.stream(Rows.GIVEN + "-W 400", data);
    assertFalse(within.toString(), within.toString().contains("Cut values"));
    int numeric = IntStream.range(0, data.numAttributes()).filter(a -> data.attribute(a).isNumeric()).findFirst().orElseThrow();
    AVM left = Rows.stream(Rows.GIVEN + "-W 400", data);
    for (int i = 0; i < 30; i++) {
      Instance far = (Instance) data.instance(i).copy();
      far.setValue(numeric, 1e4);
      left.updateClassifier(far);
    }
    String page = AbstractClassifier.makeCopy(left).toString();
    assertTrue(page, page.contains("Cut values             30 values of these rows lay far beyond the range"));
  }
}
