package weka.classifiers.functions.avm.options;

import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.List;

/** Who calls a learner, where Weka tells nothing but its own classes on the stack. */
public final class Callers {
  private static final String SAVER = ".SerializedModelSaver";

  private Callers() {
  }

  /** {@return whether the KnowledgeFlow's saver calls the method that asks} */
  public static boolean isSaver() {
    return StackWalker.getInstance().walk(calls -> calls.limit(3)
        .anyMatch(call -> call.getClassName().endsWith(SAVER)));
  }

  /** {@return whether the calling thread is one of several that a classifier of Weka trains others in} */
  public static boolean areMany() {
    return StackWalker.getInstance().walk(calls -> {
      List<String> names = new ArrayList<>(calls.map(StackFrame::getClassName).toList());
      boolean pool = names.contains("java.util.concurrent.ThreadPoolExecutor$Worker");
      names.removeIf(name -> name.startsWith("java."));
      return pool && names.get(names.size() - 1).startsWith("weka.classifiers.");
    });
  }
}
