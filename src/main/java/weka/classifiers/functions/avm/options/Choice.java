package weka.classifiers.functions.avm.options;

import java.util.Arrays;
import java.util.stream.Collectors;
import weka.core.SelectedTag;
import weka.core.Tag;

/** Choices between the constants of an enum, as Weka's tags. */
public final class Choice {
  private Choice() {
  }

  /**
   * {@return a tag for each constant}
   *
   * @param constants the enum's constants
   */
  public static Tag[] tags(Enum<?>[] constants) {
    return Arrays.stream(constants).map(c -> new Tag(c.ordinal(), c.toString())).toArray(Tag[]::new);
  }

  /**
   * {@return the tag of a constant}
   *
   * @param tags the tags of all
   * @param constant the constant
   */
  public static SelectedTag selected(Tag[] tags, Enum<?> constant) {
    return new SelectedTag(constant.ordinal(), tags);
  }

  /**
   * {@return the constant of a tag}
   *
   * @param kind the enum
   * @param tags the tags of all its constants
   * @param tag the tag, perhaps one of other tags; its name counts
   * @param <E> the enum
   */
  public static <E extends Enum<E>> E chosen(Class<E> kind, Tag[] tags, SelectedTag tag) {
    String name = tag.getSelectedTag().getReadable();
    return Arrays.stream(kind.getEnumConstants()).filter(c -> c.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is not one of " + names(tags)));
  }

  /** The names of the choices. */
  static String names(Tag[] tags) {
    return Arrays.stream(tags).map(Tag::getReadable).collect(Collectors.joining(", "));
  }
}
