package avm.io;

/** Something whose state, where it has one, is saved in a model and loaded again. */
public interface Saved {

  /** {@return the state as a part of a model} */
  default Part save() {
    return new Part();
  }

  /**
   * Takes a state; this object has been made with the same settings as the one that was saved.
   *
   * @param part what {@link #save} made
   */
  default void load(Part part) {
  }
}
