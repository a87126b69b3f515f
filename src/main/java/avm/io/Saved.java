package avm.io;

/** Something with a state that is saved in a model and loaded again. */
public interface Saved {

  /** {@return the state as a part of a model} */
  Part save();

  /**
   * Takes a state; this object has been made with the same settings as the one that was saved.
   *
   * @param part what {@link #save} made
   */
  void load(Part part);
}
