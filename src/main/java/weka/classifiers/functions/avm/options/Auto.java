package weka.classifiers.functions.avm.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On the getter of an option that is a number: its default stands for "chosen from the data", and the command line writes
 * and reads it as auto. {@link avm.face.Range#auto} says which number that is.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Auto {
}
