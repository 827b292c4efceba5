#if BrowserHost
import ArgumentParser
import DevTools
import Foundation

/// Flicks through a page with a finger and says what a frame costs.
struct MeasureScrolling: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Flicks through a page with a finger and says what a frame costs.")

  @Argument(help: "The address of the page.") var address: String
  @Option(help: "The number of the process that serves it, for its processor time.") var process: Int?
  @Option(help: "The width of the window in points.") var width = 390
  @Option(help: "The height of the window in points.") var height = 844
  @Option(help: "Pixels per point.") var scale = 2.0
  @Option(help: "How often to flick.") var flicks = 8

  func run() async throws {
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await page.setViewport(width: width, height: height, scale: scale, mobile: true, touch: true)
    try await page.navigate(to: address)
    try await page.waitUntil("window.__ocv?.isConnected && __ocv.commits > 0 && __ocv.isAtRest")
    try await page.evaluate(
      "(() => { window.shown = 0; const count = () => { window.shown += 1; requestAnimationFrame(count); }; count(); })()"
    )
    // The first flick warms up pictures and text.
    try await flick(page)
    let start = try await reading(page)
    for _ in 0..<flicks { try await flick(page) }
    let end = try await reading(page)
    let commits = end.commits - start.commits
    let seconds = end.time - start.time
    func perCommit(_ value: Double) -> String { String(format: "%.2f", value / commits) }
    print("window                    \(width) × \(height) points, \(scale) pixels per point")
    print(
      "frames that showed a step \(Int(commits)) in \(String(format: "%.1f", seconds)) s: \(String(format: "%.1f", commits / seconds)) a second"
    )
    print("frames of the browser     \(String(format: "%.1f", (end.shown - start.shown) / seconds)) a second")
    print("frames that were skipped  \(Int(end.dropped - start.dropped))")
    print("bytes per commit          \(Int((end.bytes - start.bytes) / commits))")
    print(
      "page, main thread         \(perCommit((end.tasks - start.tasks) * 1000)) ms per commit, of which script \(perCommit((end.script - start.script) * 1000)) ms"
    )
    if process != nil {
      print("server, processor time    \(perCommit((end.server - start.server) * 1000)) ms per commit")
    }
    await browser.close()
  }

  /// Throws the content and waits for most of its way, but not for its slow end.
  private func flick(_ page: Page) async throws {
    let x = Double(width) / 2
    try await page.flick(from: (x: x, y: Double(height) * 0.8), to: (x: x, y: Double(height) * 0.3))
    for _ in 0..<60 { try await page.nextFrame() }
  }

  private struct Reading {
    var time, commits, shown, dropped, bytes, tasks, script, server: Double
  }

  private func reading(_ page: Page) async throws -> Reading {
    let numbers = try await page.evaluate(
      "[performance.now() / 1000, __ocv.commits, window.shown, __ocv.framesDropped, __ocv.bytesReceived]")
    let metrics = try await page.performanceMetrics()
    func number(_ index: Int) -> Double { numbers[index].number ?? 0 }
    return Reading(
      time: number(0), commits: number(1), shown: number(2), dropped: number(3), bytes: number(4),
      tasks: metrics["TaskDuration"] ?? 0, script: metrics["ScriptDuration"] ?? 0, server: processorTime())
  }

  /// User and system time of the server in seconds, as Linux tells it in ticks of a hundredth.
  private func processorTime() -> Double {
    guard let process, let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let rest = text.split(separator: ")").last
    else { return 0 }
    let fields = rest.split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / 100
  }
}
#endif
