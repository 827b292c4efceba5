#if BrowserHost
@testable import BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a screen reader finds in each exhibit of the gallery on a phone, compared with what is written in
  /// `Documentation/ScreenReader`. `WRITE_OUTLINES=1 swift test --filter ExhibitOutlineTests` writes the files anew: read what has
  /// changed as one who sees nothing else.
  @MainActor @Suite struct ExhibitOutlineTests {
    private static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/ScreenReader")
    private static let names = ["home"] + Exhibit.all.map(\.name)

    @Test func `a screen reader finds what is written, in that order`() async throws {
      let now = ContinuousClock.now
      MillionPhotosController.now = { now }
      defer { MillionPhotosController.now = { .now } }
      for name in Self.names {
        let outline = try await Self.outline(of: name)
        let file = Self.folder.appendingPathComponent("\(name).txt")
        if ProcessInfo.processInfo.environment["WRITE_OUTLINES"] != nil {
          try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
          try outline.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(outline.split(separator: "\n") == written.split(separator: "\n"), "\(name)")
      }
    }

    /// What is found in an exhibit that has just been opened by its address.
    private static func outline(of name: String) async throws -> String {
      let application = UIApplication(delegateClass: AppDelegate.self)
      let server = try await BrowserHost(configuration: BrowserHostConfiguration(port: 0, title: "Gallery"))
        .start(application: application)
      let page = try await Browser.shared().newPage()
      try await page.setViewport(width: 390, height: 844, scale: 2, mobile: true, touch: true)
      // What moves by itself would be read at another moment each time.
      try await page.send(
        "Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
      try await page.navigate(to: server.address + (name == "home" ? "" : name))
      try await page.waitUntil("__ocv.isConnected && __ocv.commits > 0")
      try await page.rest(with: application)
      try await page.waitUntil("__ocv.isOrderSettled")
      let outline = try await AccessibilityOutline(page).text
      try? await page.close()
      await server.stop()
      return outline
    }

    @Test func `every outline is of an exhibit, and nothing that can be used is without a name`() throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
      #expect(files == Self.names.map { "\($0).txt" }.sorted())
      for file in files {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let role = line.drop { $0 == " " }.prefix { $0 != " " }
          guard ["button", "option", "slider", "switch", "spinbutton", "image", "heading"].contains(role) else {
            continue
          }
          #expect(line.contains("“"), "\(file): \(line)")
        }
      }
    }
  }
}
#endif
