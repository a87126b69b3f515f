package weka.classifiers.functions.avm.options;

import weka.core.SelectedTag;
import weka.core.Tag;

/** Choices between the constants of an enum, as Weka's tags. */
final class Choice {

  private Choice() {
  }

  /** A tag for each constant. */
  static Tag[] tags(Enum<?>[] constants) {
    Tag[] tags = new Tag[constants.length];
    for (int i = 0; i < tags.length; i++) {
      tags[i] = new Tag(i, constants[i].toString());
    }
    return tags;
  }

  /** The tag of a constant. */
  static SelectedTag selected(Tag[] tags, Enum<?> constant) {
    return new SelectedTag(constant.ordinal(), tags);
  }

  /** The constant of a tag. */
  static <E extends Enum<E>> E chosen(Class<E> kind, Tag[] tags, SelectedTag tag) {
    String name = tag.getSelectedTag().getReadable();
    for (E constant : kind.getEnumConstants()) {
      if (constant.toString().equals(name)) {
        return constant;
      }
    }
    throw new IllegalArgumentException("'" + name + "' is not one of " + names(tags));
  }

  /** The names of the choices. */
  static String names(Tag[] tags) {
    StringBuilder names = new StringBuilder();
    for (Tag tag : tags) {
      names.append(names.length() == 0 ? "" : ", ").append(tag.getReadable());
    }
    return names.toString();
  }
}
