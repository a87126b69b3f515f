package weka.classifiers.functions.avm.options;

import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import weka.core.Option;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;
import weka.core.Utils;

/**
 * Sets the options of a bean whose properties are annotated with {@link OptionMetadata}. Unlike Weka's own parser it
 * refuses a bad value, naming the option, the value and what would be right.
 */
final class StrictOptions {

  private static final int LINE = 72;

  private StrictOptions() {
  }

  /**
   * Sets every annotated property whose option is given, taking the option out of the array.
   *
   * @param target a bean at its defaults
   * @param options the options
   * @throws Exception if an option has a bad value
   */
  static void set(Object target, String[] options) throws Exception {
    for (PropertyDescriptor property : properties(target)) {
      set(target, property, value(property, property.getReadMethod().invoke(target), options));
    }
  }

  /**
   * Copies every annotated property.
   *
   * @param from a bean
   * @param to a bean of the same class
   * @throws Exception if a property cannot be copied
   */
  static void copy(Object from, Object to) throws Exception {
    for (PropertyDescriptor property : properties(from)) {
      set(to, property, property.getReadMethod().invoke(from));
    }
  }

  /**
   * Lists the options of a bean: the annotated ones in display order, with defaults, then the others.
   *
   * @param bean a bean
   * @param listed all its options, as Weka lists them
   * @return the list
   */
  static Enumeration<Option> list(Object bean, Enumeration<Option> listed) {
    List<Option> others = Collections.list(listed);
    List<Option> own = new ArrayList<>();
    try {
      Object standard = bean.getClass().getDeclaredConstructor().newInstance();
      List<PropertyDescriptor> ordered = new ArrayList<>(properties(bean));
      ordered.sort(Comparator.comparingInt(p -> option(p).displayOrder()));
      for (PropertyDescriptor property : ordered) {
        OptionMetadata option = option(property);
        String name = option.commandLineParamName();
        others.removeIf(other -> other.name().equals(name));
        Object value = property.getReadMethod().invoke(standard);
        own.add(new Option(wrapped(option.description() + (option.commandLineParamIsFlag() ? ""
            : " (default " + (value instanceof SelectedTag tag ? tag.getSelectedTag().getReadable() : value) + ")")),
            name, option.commandLineParamIsFlag() ? 0 : 1, option.commandLineParamSynopsis()));
      }
    } catch (ReflectiveOperationException | IntrospectionException e) {
      throw new IllegalStateException("the options of " + bean.getClass().getName() + " cannot be listed", e);
    }
    own.addAll(others);
    return Collections.enumeration(own);
  }

  /** A text in lines that fit a terminal, each after a tab. */
  private static String wrapped(String text) {
    StringBuilder lines = new StringBuilder("\t");
    int length = 0;
    for (String word : text.split(" ")) {
      if (length + word.length() > LINE) {
        lines.append("\n\t");
        length = 0;
      }
      lines.append(length == 0 ? "" : " ").append(word);
      length += word.length() + 1;
    }
    return lines.toString();
  }

  private static List<PropertyDescriptor> properties(Object bean) throws IntrospectionException {
    return Arrays.stream(Introspector.getBeanInfo(bean.getClass()).getPropertyDescriptors())
        .filter(p -> p.getReadMethod() != null && p.getWriteMethod() != null && option(p) != null)
        .toList();
  }

  private static OptionMetadata option(PropertyDescriptor property) {
    return property.getReadMethod().getAnnotation(OptionMetadata.class);
  }

  /** The value to set: what the options say, or the default. */
  private static Object value(PropertyDescriptor property, Object standard, String[] options) throws Exception {
    String flag = option(property).commandLineParamName();
    if (option(property).commandLineParamIsFlag()) {
      return Utils.getFlag(flag, options);
    }
    String text = Utils.getOption(flag, options);
    if (text.isEmpty()) {
      return standard;
    }
    Class<?> type = property.getPropertyType();
    try {
      if (type == int.class) {
        return Integer.valueOf(text.trim());
      }
      if (type == double.class) {
        return Double.valueOf(text.trim());
      }
    } catch (NumberFormatException e) {
      throw bad(flag, property.getName() + " is '" + text + "'; it must be a "
          + (type == int.class ? "whole number" : "number"), e);
    }
    return type == SelectedTag.class ? choice(property, flag, text, (SelectedTag) standard) : text;
  }

  private static SelectedTag choice(PropertyDescriptor property, String flag, String text, SelectedTag standard) {
    for (Tag tag : standard.getTags()) {
      if (tag.getReadable().equalsIgnoreCase(text.trim())) {
        return new SelectedTag(tag.getID(), standard.getTags());
      }
    }
    throw bad(flag, property.getName() + " is '" + text + "'; it must be one of " + Choice.names(standard.getTags()),
        null);
  }

  private static void set(Object target, PropertyDescriptor property, Object value) throws Exception {
    try {
      property.getWriteMethod().invoke(target, value);
    } catch (InvocationTargetException e) {
      throw bad(option(property).commandLineParamName(), e.getCause().getMessage(), e.getCause());
    }
  }

  private static IllegalArgumentException bad(String flag, String what, Throwable cause) {
    return new IllegalArgumentException("option -" + flag + ": " + what, cause);
  }
}
