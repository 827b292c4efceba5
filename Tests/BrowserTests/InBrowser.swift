#if BrowserHost
import DevTools
import Testing

/// The suites that drive the real page in a real browser, one test at a time: touches take real time.
///
/// Without a browser they are skipped, but where `CI` is set they fail.
@Suite(
  .serialized,
  .enabled(if: Browser.isInstalledOrRequired, "no Chromium is installed: install one or set CHROMIUM to its path"))
struct InBrowser {}
#endif
