package avm.io;

/** What is read is not a model of this format; the message says what is wrong. */
public final class NotAModel extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message what is wrong, and what would be right
   */
  public NotAModel(String message) {
    super(message);
  }
}
