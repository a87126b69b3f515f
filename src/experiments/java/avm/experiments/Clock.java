package avm.experiments;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Time by the clock and of the processor, the latter for all threads: the fairer one on a shared machine. */
public final class Clock {
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final long own = THREADS.getCurrentThreadCpuTime();
  private final long wall = System.nanoTime();
  private final long cpu = SYSTEM.getProcessCpuTime();

  /** The processor time of this process so far. */
  static double processSeconds() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }

  /** {@return seconds by the clock since this was made} */
  public double seconds() {
    return (System.nanoTime() - wall) / 1e9;
  }

  /** {@return seconds of the processor for the thread that made this: without the compiler's and the collector's} */
  public double threadSeconds() {
    return (THREADS.getCurrentThreadCpuTime() - own) / 1e9;
  }

  /** {@return seconds of the processor, all threads, since this was made} */
  public double cpuSeconds() {
    return (SYSTEM.getProcessCpuTime() - cpu) / 1e9;
  }
}
