package weka.classifiers.functions.avm.options;

import java.util.Enumeration;
import weka.classifiers.AbstractClassifier;
import weka.core.Option;

/** A classifier whose annotated properties are its options, listed in their order and set strictly. */
public abstract class StrictClassifier extends AbstractClassifier {
  private static final long serialVersionUID = 1L;

  /** The options in display order, each with its default. */
  @Override
  public Enumeration<Option> listOptions() {
    return StrictOptions.list(this, super.listOptions());
  }

  @Override
  public void setNumDecimalPlaces(int value) {
    super.setNumDecimalPlaces(Range.NATURAL.number("numDecimalPlaces", value));
  }

  /** Sets all options, those not given to their defaults. A bad value is refused before anything changes. */
  @Override
  public void setOptions(String[] options) throws Exception {
    StrictClassifier own = fresh();
    StrictOptions.set(own, options);
    fresh().setWekaOptions(options.clone());
    setWekaOptions(options);
    StrictOptions.copy(own, this);
  }

  private StrictClassifier fresh() throws ReflectiveOperationException {
    return getClass().getDeclaredConstructor().newInstance();
  }

  /** Sets the options that every classifier has. As a side effect, Weka's parser sets all flags of ours to false. */
  private void setWekaOptions(String[] options) throws Exception {
    setNumDecimalPlaces(NUM_DECIMAL_PLACES_DEFAULT);
    setBatchSize(BATCH_SIZE_DEFAULT);
    try {
      super.setOptions(options);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("option -num-decimal-places: it must be a whole number from 0 up, and is not: "
          + e.getMessage(), e);
    }
  }
}
