package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import com.yahoo.labs.samoa.instances.Instance;
import com.yahoo.labs.samoa.instances.InstancesHeader;
import java.io.ByteArrayInputStream;
import java.io.ObjectInputStream;
import java.util.List;
import moa.capabilities.Capability;
import moa.capabilities.CapabilityRequirement;
import moa.classifiers.Classifier;
import moa.classifiers.MultiClassClassifier;
import moa.classifiers.Regressor;
import moa.classifiers.functions.avm.StreamLearner;
import moa.core.AutoClassDiscovery;
import org.junit.Test;

/** The calls that CapyMOA's MOAClassifier and MOARegressor make, in their order; and MOA finds the learners by itself. */
public class MoaCapyTest {
  private static final String PACKAGE = "moa.classifiers.functions";

  /** What MOAClassifier does when it is made. */
  private static StreamLearner capy(String name, String options, int seed, InstancesHeader header) throws Exception {
    StreamLearner learner = (StreamLearner) Class.forName(PACKAGE + "." + name).getConstructor().newInstance();
    learner.setRandomSeed(seed);
    learner.setModelContext(header);
    learner.getOptions().setViaCLIString(options);
    learner.prepareForUse();
    learner.resetLearningImpl();
    learner.setModelContext(header);
    return learner;
  }

  /** Whether a view of MOA's windows lists a learner. */
  private static boolean isIn(Capability view, String name) throws Exception {
    return CapabilityRequirement.has(view).isMetBy(Class.forName(PACKAGE + "." + name));
  }

  @Test
  public void asCapyMoaCalls() throws Exception {
    for (String name : Moa.NAMES) {
      List<Instance> rows = Moa.rows(Rows.rows(120, 2, 5));
      StreamLearner learner = capy(name, "-W 50 -G 2", 7, (InstancesHeader) rows.get(0).dataset());
      assertTrue(learner.getOptions().getHelpString().contains("-G gamma"));
      StreamLearner plain = Moa.learner(name, "-W 50 -G 2 -r 7");
      for (Instance row : rows) {
        double[] votes = learner.getVotesForInstance(row);
        assertArrayEquals(name, plain.getVotesForInstance(row), votes, 0);
        assertEquals(1, votes[0] + votes[1], 1e-12);
        learner.trainOnInstance(row);
        plain.trainOnInstance(row);
      }
      try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(Moa.bytes(learner)))) {
        Rows.assertSame(name + " saved", Moa.votes(learner, rows), Moa.votes((StreamLearner) in.readObject(), rows));
      }
    }
  }

  @Test
  public void aNumericClass() throws Exception {
    List<Instance> rows = Moa.rows(Rows.rows(800, 0, 5));
    StreamLearner learner = capy("AVM", "", 1, (InstancesHeader) rows.get(0).dataset());
    assertArrayEquals("before the first row", new double[] {0}, learner.getVotesForInstance(rows.get(0)), 0);
    double error = 0;
    double spread = 0;
    for (int i = 0; i < 800; i++) {
      double[] votes = learner.getVotesForInstance(rows.get(i));
      assertEquals(1, votes.length);
      error += i < 400 ? 0 : Math.abs(votes[0] - rows.get(i).classValue());
      spread += i < 400 ? 0 : Math.abs(10 - rows.get(i).classValue());
      learner.trainOnInstance(rows.get(i));
    }
    assertTrue(error + " of " + spread, error < 0.6 * spread);
  }

  /**
   * By the jar on the class path alone, as the lists of MOA's windows are made. These look at all classes of MOA, of which some
   * cannot be loaded without the forty jars that MOA comes with and the tests do not have: here only those of one package are.
   */
  @Test
  public void foundByMoa() throws Exception {
    List<Class<?>> classes = List.of(AutoClassDiscovery.findClassesOfType(PACKAGE, MultiClassClassifier.class));
    List<Class<?>> numbers = List.of(AutoClassDiscovery.findClassesOfType(PACKAGE, Regressor.class));
    List<Class<?>> all = List.of(AutoClassDiscovery.findClassesOfType(PACKAGE, Classifier.class));
    List<String> names = List.of(AutoClassDiscovery.findClassNames("moa"));
    for (String name : Moa.NAMES) {
      assertTrue(name, names.contains(PACKAGE + "." + name));
      assertTrue(name, isIn(Capability.VIEW_STANDARD, name));
      assertFalse(name, isIn(Capability.VIEW_LITE, name));
      for (List<Class<?>> found : List.of(classes, numbers, all)) {
        assertTrue(name, found.stream().anyMatch(one -> one.getName().equals(PACKAGE + "." + name)));
      }
    }
    assertEquals("no other of ours", Moa.NAMES.size(),
        all.stream().filter(StreamLearner.class::isAssignableFrom).count());
  }
}
