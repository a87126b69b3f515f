/**
 * {@code ./antw bench-pairs}: an older version of the project and this one take turns in one process, each with its own
 * classes. What both know is {@link avm.bench.pairs.Version}.
 */
package avm.bench.pairs;
