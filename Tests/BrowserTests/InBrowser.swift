#if BrowserHost
import DevTools
import TestSupport
import Testing

/// The suites that drive the real page in a real browser, one test at a time in each of some processes: touches take real time,
/// and a process has one current application.
///
/// Without a browser they are skipped, but where `CI` is set they fail.
@Suite(
  .inOwnProcessesInRealTime,
  .enabled(if: Browser.isInstalledOrRequired, "no Chromium is installed: install one or set CHROMIUM to its path"))
struct InBrowser {}
#endif
