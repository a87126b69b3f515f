package avm.bench;

/** Benchmarks: {@code ./antw bench}, {@code ./antw bench-peers} and {@code ./antw bench-growth}. */
