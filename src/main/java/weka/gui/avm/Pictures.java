package weka.gui.avm;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.util.LinkedHashMap;
import java.util.Map;
import weka.classifiers.Classifier;
import weka.classifiers.SingleClassifierEnhancer;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.classifiers.functions.avm.report.ModelGraph;
import weka.core.Drawable;
import weka.core.Instances;

/** The pictures that a trained classifier has by itself. */
public final class Pictures {

  private Pictures() {
  }

  /**
   * {@return the pictures by name: coverage map, learning curve, distances, and how much attributes count
   * where that was learned. None for a classifier that is no learner of
   * this package, holds none, or has learned nothing yet; no map of a learner that stores no vectors}
   *
   * @param classifier the classifier; a wrapper may be in between
   * @param rows data to show with a learner of this package, or null
   * @throws Exception if the classifier cannot make its graph
   */
  public static Map<String, Picture> of(Classifier classifier, Instances rows) throws Exception {
    ModelGraph graph = graph(classifier, rows);
    String text = graph == null && !(classifier instanceof OnlineClassifier) && classifier instanceof Drawable drawable
        ? drawable.graph() : null;
    return graph != null ? of(graph.sketch(), graph) : SketchText.recognises(text) ? of(SketchText.read(text)) : Map.of();
  }

  /**
   * {@return the pictures of a model of which there is a sketch only}
   *
   * @param sketch the sketch
   */
  public static Map<String, Picture> of(Sketch sketch) {
    return of(sketch, null);
  }

  private static Map<String, Picture> of(Sketch sketch, ModelGraph graph) {
    Map<String, Picture> pictures = new LinkedHashMap<>();
    if (!sketch.cores().isEmpty()) {
      pictures.put("Coverage map", new CoverageMap(sketch, graph));
    }
    pictures.put("Learning curve", Charts.curve(sketch));
    if (!sketch.distances().shares().isEmpty()) {
      pictures.put("Distances", Charts.distances(sketch));
    }
    double[] shares = graph == null ? null : graph.shares();
    if (shares != null) {
      pictures.put("Attributes", new WeightsPicture(sketch.learner() + " shares of attributes in distances: "
          + sketch.relation(), sketch.facts(), graph.attributes(), shares));
    }
    return pictures;
  }

  /** Whether a classifier is a learner of this package that has learned something. */
  static boolean isTrained(Classifier classifier) {
    return classifier instanceof OnlineClassifier learner && learner.model() != null;
  }

  /** The learner itself with its rows, or one inside a wrapper, whose rows it changes, without; else null. */
  private static ModelGraph graph(Classifier classifier, Instances rows) {
    return classifier instanceof OnlineClassifier learner ? learner.pictured(rows)
        : classifier instanceof SingleClassifierEnhancer wrapper && wrapper.getClassifier() instanceof OnlineClassifier inner
        && inner.model() != null ? inner.pictured(null) : null;
  }
}
