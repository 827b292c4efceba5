#if BrowserHost
import ArgumentParser
import DevTools
import Foundation

/// Holds pages against the rules of an accessibility checker: `Scripts/audit` does so with every exhibit of the gallery.
struct AuditPages: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Checks pages with axe-core, and ends with 1 where one breaks a rule.")

  @Argument(help: "The file axe.min.js.") var checker: String
  @Argument(help: "The addresses of the pages.") var addresses: [String]
  @Option(help: "The width of the window in points.") var width = 1280
  @Option(help: "The height of the window in points.") var height = 800
  @Option(help: "The end of an address whose page shows colours for their own sake; may be repeated.")
  var colorful: [String] = []
  @Flag(help: "Whether the pages are asked for their dark colours.") var dark = false

  func run() async throws {
    let source = try String(contentsOfFile: checker, encoding: .utf8)
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await page.setViewport(width: width, height: height, scale: 1, mobile: false, touch: false)
    try await page.send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
    var count = 0
    for address in addresses {
      try await page.navigate(to: address)
      try await page.waitUntil("window.__ocv?.isConnected && __ocv.commits > 0 && __ocv.isOrderSettled")
      // What appears has appeared by then; some exhibits never rest.
      for _ in 0..<90 { try await page.nextFrame() }
      _ = try await page.evaluate("\(source)\n;0")
      let problems = try await page.evaluate(Self.check).string ?? "The checker gave no answer."
      let showsColors = colorful.contains { address.hasSuffix("/" + $0) }
      let lines = problems.split(separator: "\n").filter { !showsColors || !$0.hasPrefix("color-contrast: ") }
      print("\(address): \(lines.isEmpty ? "ok" : "\(lines.count) broken")")
      for line in lines { print("  \(line)") }
      count += lines.count
    }
    await browser.close()
    guard count == 0 else { throw ExitCode.failure }
  }

  /// One line for each element that breaks a rule. The checker does not see shadows, which are what makes text readable on
  /// pictures, so that the contrast of text with a shadow is left out.
  private static let check = """
    axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations.flatMap((rule) =>
      rule.nodes
        .filter((node) => !(rule.id === "color-contrast" && node.html.includes("text-shadow")))
        .map((node) => `${rule.id}: ${node.html.slice(0, 200)} ${node.any.map((one) => one.message).join(" ").slice(0, 160)}`)
    ).join("\\n"))
    """
}
#endif
