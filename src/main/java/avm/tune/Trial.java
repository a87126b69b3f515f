package avm.tune;

import avm.learn.KernelKind;
import avm.solve.Criterion;

/**
 * Settings that were tried.
 *
 * @param kernel the kernel
 * @param gamma γ
 * @param strength λN
 * @param linear μ
 * @param metric what each column is multiplied by, or null for nothing
 * @param criterion the {@link Criterion} they reached on rows held out
 */
public record Trial(KernelKind kernel, double gamma, double strength, double linear, double[] metric,
    double criterion) {
}
