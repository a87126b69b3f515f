package avm.scale;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** Processor time of this process: what a busy machine does not change much. */
final class Clock {
  private static final OperatingSystemMXBean SYSTEM = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private Clock() {
  }

  /** Nanoseconds so far. */
  static long now() {
    return SYSTEM.getProcessCpuTime();
  }

  /** Seconds since then. */
  static double seconds(long begin) {
    return (now() - begin) / 1e9;
  }
}
