package avm.experiments;

/**
 * One line of "must show", computed.
 *
 * @param what the claim
 * @param measured what was measured
 * @param asked what was asked
 * @param state whether it holds; null where nothing is measured
 * @param complete whether everything it speaks of has been measured
 */
public record Verdict(String what, String measured, String asked, Boolean state, boolean complete) {

  /** {@return a line of a table} */
  public String line() {
    return "| " + what + " | " + measured + " | " + asked + " | " + mark() + " |";
  }

  /** {@return whether it holds, in a word} */
  public String mark() {
    return state == null ? "not measured" : (state ? "yes" : "**no**") + (complete ? "" : " so far");
  }
}
