#if BrowserHost
import ArgumentParser
import DevTools
import Foundation

/// Takes a picture of a page: `Scripts/picture` makes those of the documentation with it.
struct TakePicture: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "picture", abstract: "Takes a picture of a page.")

  @Argument(help: "The address of the page.") var address: String
  @Argument(help: "The PNG file to write.") var file: String
  @Option(help: "The width of the window in points.") var width = 1280
  @Option(help: "The height of the window in points.") var height = 800
  @Option(help: "Pixels per point.") var scale = 2.0
  @Option(help: "How far to scroll with the wheel first, in points.") var scroll = 0.0
  @Option(help: "Where to click first, as x,y; may be repeated.") var click: [String] = []
  @Flag(help: "Whether the page is asked for its dark colours.") var dark = false
  @Flag(help: "Whether the page is shown as on a phone.") var phone = false

  func run() async throws {
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await page.setViewport(width: width, height: height, scale: scale, mobile: phone, touch: phone)
    try await page.send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
    try await page.navigate(to: address)
    try await page.waitUntil("window.__ocv?.isConnected && __ocv.commits > 0 && __ocv.isAtRest")
    if scroll != 0 {
      try await page.wheel(x: Double(width) / 2, y: Double(height) / 2, dx: 0, dy: scroll)
      try await rest(page)
    }
    for place in click {
      let numbers = place.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { throw ValidationError("\(place) is no place: give two numbers, as 120,200.") }
      if phone {
        try await page.tap(at: (numbers[0], numbers[1]))
      } else {
        try await page.click(x: numbers[0], y: numbers[1])
      }
      try await rest(page)
    }
    // The scroll indicator is gone by then.
    for _ in 0..<90 { try await page.nextFrame() }
    try await page.screenshot().data.write(to: URL(fileURLWithPath: file))
    await browser.close()
  }

  private func rest(_ page: Page) async throws {
    try await page.nextFrame()
    try await page.waitUntil("__ocv.isAtRest")
  }
}
#endif
