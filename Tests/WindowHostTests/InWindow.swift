#if WindowHost
import TestSupport
import Testing

/// The suites that drive real windows by real contacts, one test at a time in each of some processes: touches take real
/// time, and a process has one current application.
///
/// Without an X server for tests they are skipped, but where `CI` is set they fail.
@Suite(
  .inOwnProcessesInRealTime,
  .enabled(
    if: XServer.isInstalledOrRequired,
    "no X server for tests is installed: install xserver-xorg-core and xserver-xorg-video-dummy"))
struct InWindow {}
#endif
