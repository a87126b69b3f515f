/** Benchmarks: {@code ./antw -p} lists those whose names begin with bench. */
package avm.bench;
