package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import com.yahoo.labs.samoa.instances.Instance;
import com.yahoo.labs.samoa.instances.SparseInstance;
import com.yahoo.labs.samoa.instances.WekaToSamoaInstanceConverter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import moa.classifiers.functions.avm.StreamLearner;
import moa.streams.ArffFileStream;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.Instances;

/** Sparse rows are learned with the class that they have, wherever it is; one that MOA has lost is not made up. */
public class MoaSparseTest {
  private static final int ATTRIBUTES = 6;

  /** Sparse rows of numbers and a class of two values in some place. */
  private static Instances data(int classIndex) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < ATTRIBUTES; a++) {
      attributes.add(a == classIndex ? new Attribute("class", List.of("no", "yes")) : new Attribute("a" + a));
    }
    Instances data = new Instances("sparse" + classIndex, attributes, 0);
    data.setClassIndex(classIndex);
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      double[] values = new double[ATTRIBUTES];
      double sum = 0;
      for (int a = 0; a < ATTRIBUTES; a++) {
        values[a] = a == classIndex || random.nextInt(3) > 0 ? 0 : 1 + random.nextInt(9);
        sum += (a % 2 == 0 ? 1 : -1) * values[a];
      }
      values[classIndex] = sum > 0 ? 1 : 0;
      data.add(new weka.core.SparseInstance(1, values));
    }
    return data;
  }

  private static double[][] prequential(StreamLearner learner, List<Instance> rows) {
    double[][] votes = new double[rows.size()][];
    for (int i = 0; i < votes.length; i++) {
      votes[i] = learner.getVotesForInstance(rows.get(i));
      learner.trainOnInstance(rows.get(i));
    }
    return votes;
  }

  private static double right(double[][] votes, Instances data) {
    int right = 0;
    for (int i = 100; i < votes.length; i++) {
      right += (votes[i][1] > votes[i][0] ? 1 : 0) == (int) data.instance(i).classValue() ? 1 : 0;
    }
    return right;
  }

  @Test
  public void theClassIsKeptWhereverItIs() throws Exception {
    for (int classIndex : new int[] {0, 3, ATTRIBUTES - 1}) {
      Instances data = data(classIndex);
      AVM avm = new AVM();
      avm.buildClassifier(new Instances(data, 0));
      double[][] expected = new double[data.size()][];
      for (int i = 0; i < expected.length; i++) {
        expected[i] = avm.distributionForInstance(data.instance(i));
        avm.updateClassifier(data.instance(i));
      }
      double[][] votes = prequential(Moa.learner("AVM", ""), Moa.rows(data));
      Rows.assertSame("as Weka's, class " + classIndex, expected, votes);
      assertTrue("it learned the class: " + right(votes, data), right(votes, data) > 80);
    }
  }

  /** A sparse file, as MOA reads it. */
  @Test
  public void aSparseFile() throws Exception {
    Instances data = data(ATTRIBUTES - 1);
    Path file = Files.createTempFile("sparse", ".arff");
    try {
      Files.writeString(file, data.toString());
      ArffFileStream stream = new ArffFileStream(file.toString(), -1);
      stream.prepareForUse();
      List<Instance> rows = new ArrayList<>();
      while (stream.hasMoreInstances()) {
        rows.add(stream.nextInstance().getData());
      }
      assertEquals(data.size(), rows.size());
      Rows.assertSame("as rows made by hand", prequential(Moa.learner("AVM", ""), Moa.rows(data)),
          prequential(Moa.learner("AVM", ""), rows));
    } finally {
      Files.delete(file);
    }
  }

  /**
   * MOA's own converter loses the class of a sparse row unless it is the first attribute, or 0. The learner does not take the
   * 0 that is left for the class, and predicts the row as it was.
   */
  @Test
  public void aClassThatMoaLostIsNotMadeUp() throws Exception {
    for (int classIndex : new int[] {0, 3, ATTRIBUTES - 1}) {
      Instances data = data(classIndex);
      WekaToSamoaInstanceConverter converter = new WekaToSamoaInstanceConverter();
      List<Instance> rows = Moa.rows(data);
      StreamLearner learner = Moa.train(Moa.learner("AVM", ""), rows.subList(0, 100));
      StreamLearner same = (StreamLearner) learner.copy();
      int lost = 0;
      for (int i = 100; i < 200; i++) {
        if (data.instance(i).numValues() == 0 || data.instance(i).index(0) > classIndex) {
          continue; // the converter fails on these
        }
        Instance converted = converter.samoaInstance(data.instance(i));
        double[][] votes = {learner.getVotesForInstance(converted)};
        Rows.assertSame("row " + i, new double[][] {same.getVotesForInstance(rows.get(i))}, votes);
        if (converted.classValue() == data.instance(i).classValue()) {
          learner.trainOnInstance(converted);
          same.trainOnInstance(rows.get(i));
        } else {
          Rows.assertMessage(() -> learner.trainOnInstance(converted), "lost its class 'class'", "ArffFileStream");
          lost++;
        }
      }
      assertEquals("class " + classIndex, classIndex > 0, lost > 20);
      Rows.assertSame("gone on", Moa.votes(same, rows), Moa.votes(learner, rows));
    }
  }

  @Test
  public void attributesOutOfOrderAreRefused() throws Exception {
    Instance row = new SparseInstance(1, new double[] {1, 2, 1}, new int[] {4, 2, 5}, ATTRIBUTES);
    row.setDataset(Moa.header(data(5)));
    Rows.assertMessage(() -> Moa.learner("AVM", "").getVotesForInstance(row), "ascending order", "2 comes after 4");
  }
}
