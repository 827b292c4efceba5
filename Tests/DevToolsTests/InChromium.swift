#if BrowserHost
import DevTools
import Testing

/// The suites that need a browser, one test at a time: touch scripts run in real time.
@Suite(
  .serialized,
  .enabled(if: Browser.isInstalledOrRequired, "no Chromium is installed: install one or set CHROMIUM to its path"))
struct InChromium {}

/// A fresh page of the shared browser, 400 by 300 points, with this HTML; closed when the test lets go of it.
func openPage(_ body: String = "") async throws -> Page {
  let page = try await Browser.shared().newPage()
  try await page.setViewport(width: 400, height: 300)
  let html = "<!doctype html><style>body { margin: 0 }</style>\(body)"
  let encoded = html.utf8.map { $0 < 16 ? "%0" + String($0, radix: 16) : "%" + String($0, radix: 16) }.joined()
  try await page.navigate(to: "data:text/html," + encoded)
  return page
}
#endif
