package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Evaluation;
import weka.core.Instance;
import weka.core.Instances;
import weka.filters.Filter;
import weka.filters.supervised.instance.ClassBalancer;

/** Class weights make rare classes count as much as others, and attribute weights stretch what is scaled. */
public class WeightsTest {
  private static final String BALANCED = "-class-weights balanced ";

  /** Rows of which one in so many has the second class. */
  private static Instances rare(int n, int often, long seed) {
    Instances all = Rows.rows(n, 2, seed);
    Instances few = new Instances(all, 0);
    int second = 0;
    for (Instance row : all) {
      if (row.classValue() == 0 || second++ % often == 0) {
        few.add(row);
      }
    }
    return few;
  }

  private static double recall(AVM model, Instances test) throws Exception {
    Evaluation evaluation = new Evaluation(test);
    evaluation.evaluateModel(model, test);
    return evaluation.truePositiveRate(1);
  }

  /** In a batch it is what Weka's ClassBalancer does, and more of a rare class is found; in a stream, too. */
  @Test
  public void aRareClassIsFound() throws Exception {
    Instances train = rare(800, 15, 5);
    Instances test = Rows.rows(400, 2, 6);
    ClassBalancer balancer = new ClassBalancer();
    balancer.setInputFormat(train);
    Instances weighed = Filter.useFilter(train, balancer);
    AVM balanced = Rows.batch(Rows.GIVEN + BALANCED, train);
    Rows.assertSame("ClassBalancer", Rows.predictions(Rows.batch(Rows.GIVEN, weighed), test), Rows.predictions(balanced, test));
    double found = recall(balanced, test);
    double before = recall(Rows.batch(Rows.GIVEN, train), test);
    assertTrue(found + " of the rare class are found in a batch, " + before + " before", found > before + 0.1);
    for (String options : new String[] {"", Rows.GIVEN}) {
      found = 0;
      before = 0;
      for (int seed = 1; seed <= 4; seed++) { // a stream ends where it ends: of one, chance decides
        Instances more = rare(2400, 15, seed);
        found += recall(Rows.stream(BALANCED + options, more), test) / 4;
        before += recall(Rows.stream(options, more), test) / 4;
      }
      assertTrue(found + " of the rare class are found in a stream, " + before + " before", found > before + 0.1);
    }
  }

  /** A stream that is saved and goes on is the same as one that was not, by one learner and by experts. */
  @Test
  public void aStreamGoesOnByTheFrequenciesSoFar() throws Exception {
    Instances train = rare(300, 6, 7);
    for (String options : new String[] {Rows.LAW, "-W 50"}) {
      AVM whole = Rows.stream(BALANCED + options, train);
      AVM parted = Rows.stream(BALANCED + options, new Instances(train, 0, 100));
      parted = (AVM) AbstractClassifier.makeCopy(parted);
      for (int i = 100; i < train.size(); i++) {
        parted.updateClassifier(train.get(i));
      }
      Rows.assertSame(options, Rows.predictions(whole, train), Rows.predictions(parted, train));
    }
  }

  @Test
  public void classWeightsNeedClasses() {
    Rows.assertMessage(() -> Rows.batch(BALANCED, Rows.rows(20, 0, 1)), "-class-weights", "nominal class", "'target'", "none");
    Rows.assertMessage(() -> Rows.with(new OGD(), BALANCED).buildClassifier(Rows.rows(20, 0, 1)), "-class-weights");
  }

  /** An attribute of weight w is the attribute times w; one of weight 0 is as if it were constant. */
  @Test
  public void attributeWeightsMultiplyScaledAttributes() throws Exception {
    Instances plain = Rows.rows(200, 2, 8);
    Instances weighed = new Instances(plain);
    Instances stretched = new Instances(plain);
    Random random = new Random(1);
    for (int a = 0; a < 2; a++) {
      double weight = 0.5 + random.nextInt(3);
      weighed.setAttributeWeight(a, weight);
      for (Instance row : stretched) {
        row.setValue(a, row.value(a) * weight);
      }
    }
    String none = "-N none -D 0.3 -G 1.5 -L 0.002 -E 2";
    AVM model = Rows.batch(none, weighed);
    Rows.assertSame("times w", Rows.predictions(Rows.batch(none, stretched), stretched), Rows.predictions(model, weighed));
    Rows.assertSame("saved", Rows.predictions(model, weighed),
        Rows.predictions((AVM) AbstractClassifier.makeCopy(model), weighed));
    for (String options : new String[] {none, Rows.GIVEN}) {
      Instances nothing = new Instances(plain);
      for (int a = 0; a < nothing.numAttributes(); a++) {
        nothing.setAttributeWeight(a, a == nothing.classIndex() ? 1 : 0);
      }
      double[][] said = Rows.predictions(Rows.batch(options, nothing), nothing);
      assertArrayEquals("all rows are alike", said[0], said[1], 0);
    }
  }

  @Test
  public void aWeightThatIsNoFactorIsNamed() {
    Instances data = Rows.rows(20, 2, 1);
    data.setAttributeWeight(0, -1);
    Rows.assertMessage(() -> Rows.batch("", data), "attribute '" + data.attribute(0).name() + "' has the weight -1.0");
  }

  /** As in AdaBoostM1: rows of uneven weight that are mostly noise are not learned by heart. */
  @Test
  public void noisyRowsOfUnevenWeightAreNotLearnedByHeart() throws Exception {
    int plain = 0;
    for (int seed = 1; seed <= 3; seed++) {
      Instances rows = Rows.rows(300, 2, seed);
      Random random = new Random(seed);
      for (Instance row : rows) {
        row.setClassValue(random.nextDouble() < 0.8 ? random.nextInt(2) : row.classValue());
        row.setWeight(random.nextInt(10) == 0 ? 10 : 0.1);
      }
      AVM model = Rows.batch("", rows);
      plain += model.toString().contains("knew rows of uneven weight by heart") ? 1 : 0;
      assertTrue(model.toString(), model.toString().contains(" alone"));
    }
    assertTrue("the page says so", plain > 0);
  }
}
