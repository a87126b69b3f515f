package avm.spark;

import java.util.Iterator;
import java.util.function.Function;

/**
 * What a function makes of each of some things, one after the other.
 *
 * @param of the things
 * @param by the function
 * @param <T> what they are
 * @param <R> what it makes of them
 */
record Mapped<T, R>(Iterator<T> of, Function<T, R> by) implements Iterator<R> {
  @Override
  public boolean hasNext() {
    return of.hasNext();
  }

  @Override
  public R next() {
    return by.apply(of.next());
  }
}
