package avm.experiments;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** Time by the clock and of the processor, the latter for all threads: the fairer one on a shared machine. */
final class Clock {
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final long wall = System.nanoTime();
  private final long cpu = SYSTEM.getProcessCpuTime();

  /** The processor time of this process so far. */
  static double processSeconds() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }

  double seconds() {
    return (System.nanoTime() - wall) / 1e9;
  }

  double cpuSeconds() {
    return (SYSTEM.getProcessCpuTime() - cpu) / 1e9;
  }
}
