package weka.classifiers.functions.avm.options;

import avm.face.Range;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import weka.classifiers.AbstractClassifier;
import weka.core.Option;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;
import weka.core.Utils;

/**
 * A classifier whose properties annotated with {@link OptionMetadata} are its options. Unlike Weka's own parser it
 * refuses a bad value, naming the option, the value and what would be right. A class that overrides the getter of an
 * option without the annotation does not have that option.
 */
public abstract class StrictClassifier extends AbstractClassifier {
  private static final long serialVersionUID = 1L;
  /** The category of options that few need: Weka's dialog shows them behind a button. */
  protected static final String EXPERT = "Expert";

  /**
   * {@return a tag for each constant of an enum, for an option that chooses between them}
   *
   * @param constants the enum's constants
   */
  protected static Tag[] tags(Enum<?>[] constants) {
    return Arrays.stream(constants).map(c -> new Tag(c.ordinal(), c.toString())).toArray(Tag[]::new);
  }

  /**
   * {@return the tag of a constant}
   *
   * @param tags the tags of all
   * @param constant the constant
   */
  protected static SelectedTag selected(Tag[] tags, Enum<?> constant) {
    return new SelectedTag(constant.ordinal(), tags);
  }

  /**
   * {@return the constant of a tag}
   *
   * @param constants the enum's constants
   * @param tag the tag, perhaps one of other tags; its name counts
   * @param <E> the enum
   */
  protected static <E extends Enum<E>> E chosen(E[] constants, SelectedTag tag) {
    String name = tag.getSelectedTag().getReadable();
    return Arrays.stream(constants).filter(c -> c.toString().equals(name)).findFirst().orElseThrow(() ->
        new IllegalArgumentException("'" + name + "' is not one of " + names(tags(constants))));
  }

  private static String names(Tag[] tags) {
    return Arrays.stream(tags).map(Tag::getReadable).collect(Collectors.joining(", "));
  }

  /** The annotated options in display order, each with its default, then the others. */
  @Override
  public Enumeration<Option> listOptions() {
    List<Option> others = Collections.list(super.listOptions());
    List<Option> own = new ArrayList<>();
    others.removeIf(other -> withdrawn().contains(other.name()));
    try {
      StrictClassifier standard = fresh();
      List<PropertyDescriptor> ordered = new ArrayList<>(properties());
      ordered.sort(Comparator.comparingInt(p -> option(p).displayOrder()));
      for (PropertyDescriptor property : ordered) {
        OptionMetadata option = option(property);
        String name = option.commandLineParamName();
        others.removeIf(other -> other.name().equals(name));
        Object value = property.getReadMethod().invoke(standard);
        own.add(new Option(wrapped(option.description() + (option.commandLineParamIsFlag() ? ""
            : " (default " + (isAuto(property) ? Range.AUTO
            : value instanceof SelectedTag tag ? tag.getSelectedTag().getReadable() : value) + ")")),
            name, option.commandLineParamIsFlag() ? 0 : 1, option.commandLineParamSynopsis()));
      }
    } catch (ReflectiveOperationException | IntrospectionException e) {
      throw new IllegalStateException("the options of " + getClass().getName() + " cannot be listed", e);
    }
    own.addAll(others);
    return Collections.enumeration(own);
  }

  @Override
  public String[] getOptions() {
    List<String> options = new ArrayList<>(Arrays.asList(super.getOptions()));
    for (String name : withdrawn()) {
      int at = options.indexOf("-" + name);
      options.subList(at, at + 2).clear();
    }
    try {
      StrictClassifier standard = fresh();
      for (PropertyDescriptor property : properties()) {
        Method getter = property.getReadMethod();
        if (isAuto(property) && getter.invoke(this).equals(getter.invoke(standard))) {
          options.set(options.indexOf("-" + option(property).commandLineParamName()) + 1, Range.AUTO);
        }
      }
    } catch (ReflectiveOperationException | IntrospectionException e) {
      throw new IllegalStateException("the options of " + getClass().getName() + " cannot be read", e);
    }
    return options.toArray(new String[0]);
  }

  /** The options of classes above whose getters are overridden without the annotation; none of them is a flag. */
  private Set<String> withdrawn() {
    Set<String> names = new TreeSet<>();
    for (Class<?> each = getClass(); each != StrictClassifier.class; each = each.getSuperclass()) {
      for (Method method : each.getDeclaredMethods()) {
        if (method.isAnnotationPresent(OptionMetadata.class)) {
          names.add(method.getAnnotation(OptionMetadata.class).commandLineParamName());
        }
      }
    }
    try {
      properties().forEach(property -> names.remove(option(property).commandLineParamName()));
    } catch (IntrospectionException e) {
      throw new IllegalStateException("the options of " + getClass().getName() + " cannot be listed", e);
    }
    return names;
  }

  /** A text in lines that fit a terminal, each after a tab. */
  private static String wrapped(String text) {
    return text.replaceAll("(.{1,72})( |$)", "\n\t$1").substring(1);
  }

  @Override
  public void setNumDecimalPlaces(int value) {
    super.setNumDecimalPlaces(Range.NATURAL.number("numDecimalPlaces", value));
  }

  /** Sets all options, those not given to their defaults. A bad value is refused before anything changes. */
  @Override
  public void setOptions(String[] options) throws Exception {
    StrictClassifier own = fresh();
    for (String name : withdrawn()) {
      if (Utils.getOptionPos(name, options) >= 0) {
        throw bad(name, getClass().getSimpleName() + " has no such option", null);
      }
    }
    for (PropertyDescriptor property : properties()) {
      own.set(property, value(property, property.getReadMethod().invoke(own), options));
    }
    fresh().setWekaOptions(options.clone());
    setWekaOptions(options);
    for (PropertyDescriptor property : properties()) {
      set(property, property.getReadMethod().invoke(own));
    }
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
      throw bad("num-decimal-places", "it must be a whole number from 0 up, and is not: " + e.getMessage(), e);
    }
  }

  private List<PropertyDescriptor> properties() throws IntrospectionException {
    return Arrays.stream(Introspector.getBeanInfo(getClass()).getPropertyDescriptors())
        .filter(p -> p.getReadMethod() != null && p.getWriteMethod() != null && option(p) != null)
        .toList();
  }

  private static OptionMetadata option(PropertyDescriptor property) {
    return property.getReadMethod().getAnnotation(OptionMetadata.class);
  }

  private static boolean isAuto(PropertyDescriptor property) {
    return property.getReadMethod().isAnnotationPresent(Auto.class);
  }

  /** The value to set: what the options say, or the default. The option is taken out of the array. */
  private static Object value(PropertyDescriptor property, Object standard, String[] options) throws Exception {
    String flag = option(property).commandLineParamName();
    if (option(property).commandLineParamIsFlag()) {
      return Utils.getFlag(flag, options);
    }
    String text = Utils.getOption(flag, options);
    if (text.isEmpty() || isAuto(property) && text.trim().equalsIgnoreCase(Range.AUTO)) {
      return standard;
    }
    String refused = property.getName() + " is '" + text + "'; it must be " + (isAuto(property) ? "auto or " : "");
    try {
      if (standard instanceof Integer) {
        return Integer.valueOf(text.trim());
      }
      if (standard instanceof Double) {
        return Double.valueOf(text.trim());
      }
    } catch (NumberFormatException e) {
      throw bad(flag, refused + (standard instanceof Integer ? "a whole number" : "a number"), e);
    }
    if (!(standard instanceof SelectedTag selected)) {
      return text;
    }
    Tag[] tags = selected.getTags();
    return Arrays.stream(tags).filter(tag -> tag.getReadable().equalsIgnoreCase(text.trim())).findFirst()
        .map(tag -> new SelectedTag(tag.getID(), tags))
        .orElseThrow(() -> bad(flag, refused + "one of " + names(tags), null));
  }

  private void set(PropertyDescriptor property, Object value) throws ReflectiveOperationException {
    try {
      property.getWriteMethod().invoke(this, value);
    } catch (InvocationTargetException e) {
      throw bad(option(property).commandLineParamName(), e.getCause().getMessage(), e.getCause());
    }
  }

  private static IllegalArgumentException bad(String flag, String what, Throwable cause) {
    return new IllegalArgumentException("option -" + flag + ": " + what, cause);
  }
}
