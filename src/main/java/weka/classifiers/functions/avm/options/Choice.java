package weka.classifiers.functions.avm.options;

import java.util.Arrays;
import java.util.stream.Collectors;
import weka.core.SelectedTag;
import weka.core.Tag;

/** Choices between the constants of an enum, as Weka's tags. */
final class Choice {
  private Choice() {
  }

  /** A tag for each constant. */
  static Tag[] tags(Enum<?>[] constants) {
    return Arrays.stream(constants).map(c -> new Tag(c.ordinal(), c.toString())).toArray(Tag[]::new);
  }

  /** The tag of a constant. */
  static SelectedTag selected(Tag[] tags, Enum<?> constant) {
    return new SelectedTag(constant.ordinal(), tags);
  }

  /** The constant of a tag. */
  static <E extends Enum<E>> E chosen(Class<E> kind, Tag[] tags, SelectedTag tag) {
    String name = tag.getSelectedTag().getReadable();
    return Arrays.stream(kind.getEnumConstants()).filter(c -> c.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is not one of " + names(tags)));
  }

  /** The names of the choices. */
  static String names(Tag[] tags) {
    return Arrays.stream(tags).map(Tag::getReadable).collect(Collectors.joining(", "));
  }
}
