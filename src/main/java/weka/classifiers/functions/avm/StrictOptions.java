package weka.classifiers.functions.avm;

import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.InvocationTargetException;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;
import weka.core.Utils;

/**
 * Sets the options of a bean whose properties are annotated with {@link OptionMetadata}. Unlike Weka's own parser it
 * refuses a bad value, naming the option, the value and what would be right, and an option that is not given goes back to
 * its default.
 */
final class StrictOptions {

  private StrictOptions() {
  }

  /**
   * Sets every annotated property, taking its option out of the array.
   *
   * @param target the bean, of a class with a public constructor without arguments
   * @param options the options
   * @throws Exception if an option has a bad value
   */
  static void set(Object target, String[] options) throws Exception {
    Object defaults = target.getClass().getDeclaredConstructor().newInstance();
    for (PropertyDescriptor property : Introspector.getBeanInfo(target.getClass()).getPropertyDescriptors()) {
      OptionMetadata option = property.getReadMethod() == null || property.getWriteMethod() == null
          ? null
          : property.getReadMethod().getAnnotation(OptionMetadata.class);
      if (option != null) {
        set(target, property, value(property, option, property.getReadMethod().invoke(defaults), options), option);
      }
    }
  }

  /** The value to set: what the options say, or the default. */
  private static Object value(PropertyDescriptor property, OptionMetadata option, Object standard, String[] options)
      throws Exception {
    String flag = option.commandLineParamName();
    if (option.commandLineParamIsFlag()) {
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

  private static void set(Object target, PropertyDescriptor property, Object value, OptionMetadata option)
      throws Exception {
    try {
      property.getWriteMethod().invoke(target, value);
    } catch (InvocationTargetException e) {
      throw bad(option.commandLineParamName(), e.getCause().getMessage(), e.getCause());
    }
  }

  private static IllegalArgumentException bad(String flag, String what, Throwable cause) {
    return new IllegalArgumentException("option -" + flag + ": " + what, cause);
  }
}
