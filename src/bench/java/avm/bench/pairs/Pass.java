package avm.bench.pairs;

/**
 * What going over a set's rows came to.
 *
 * @param rows how many rows
 * @param outcome error and model size in words, which must be the same in both versions
 */
public record Pass(int rows, String outcome) {
}
