package avm.budget;

import avm.data.Rng;
import avm.io.Part;
import avm.model.Expansion;

/**
 * When there is no room, one of the B stored vectors, drawn uniformly, gives its place to the row: the policy of the
 * randomized budget Perceptron (Cavallanti, Cesa-Bianchi and Gentile 2007). One number is drawn per removal, none
 * otherwise.
 */
public final class RemoveRandom extends Budgeted {
  private final Rng random;

  /**
   * @param budget B, at least 1
   * @param seed the seed of the draws
   */
  public RemoveRandom(int budget, long seed) {
    super(budget);
    random = new Rng(seed);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    int victim = random.nextInt(budget());
    e.replace(victim, s.point());
    s.put(victim, 1);
  }

  @Override
  public Part save() {
    return new Part().put("random", random.state());
  }

  @Override
  public void load(Part part) {
    random.state(part.whole("random"));
  }
}
