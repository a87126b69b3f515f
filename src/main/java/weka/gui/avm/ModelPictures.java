package weka.gui.avm;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.util.Optional;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.core.Drawable;
import weka.core.Instances;

/** Finds what can be drawn of a classifier. */
public final class ModelPictures {
  private ModelPictures() {
  }

  /**
   * The sketch of a classifier: an AVM's, or that of a classifier that passes on the graph of an AVM inside it.
   *
   * @param classifier the classifier
   * @param rows data to show with an AVM, or null
   * @return the sketch; empty if nothing has been learned, or if it is no AVM's
   * @throws Exception if the classifier cannot make its graph
   */
  public static Optional<Sketch> sketch(Classifier classifier, Instances rows) throws Exception {
    if (classifier instanceof AVM avm) {
      return Optional.ofNullable(avm.sketch(rows));
    }
    if (classifier instanceof Drawable drawable) {
      String graph = drawable.graph();
      return SketchText.recognises(graph) ? Optional.of(SketchText.read(graph)) : Optional.empty();
    }
    return Optional.empty();
  }
}
