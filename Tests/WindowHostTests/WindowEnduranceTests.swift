#if WindowHost
import Foundation
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting
@testable import WindowHost

extension InWindow {
  /// Touches by chance for as long as somebody likes: `SECONDS_OF_TOUCHES=3600` is an hour.
  @MainActor @Suite(.takesLong) struct WindowEnduranceTests {
    private let seconds = ProcessInfo.processInfo.environment["SECONDS_OF_TOUCHES"].flatMap(Double.init) ?? 12

    @Test func `fingers that touch by chance leave nothing behind`() throws {
      let stage = try PanelStage(
        width: ExhibitScript.size.width, height: ExhibitScript.size.height, delegateClass: AppDelegate.self)
      defer { stage.end() }
      let gallery = try #require(stage.window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == "Waterfall" }))
      stage.rest()
      var generator = SeededGenerator(seed: 3600)
      func touchByChance(for seconds: Double) throws {
        let end = stage.now + seconds
        while stage.now < end {
          var script = TouchScript()
          for finger in 0..<Int.random(in: 1...3, using: &generator) {
            func place() -> CGPoint {
              // Below the bar, whose buttons lead elsewhere.
              CGPoint(
                x: .random(in: 0...390, using: &generator), y: .random(in: 120...740, using: &generator))
            }
            let way = TouchScript.drag(
              from: place(), to: place(), duration: .random(in: 0.05...0.6, using: &generator),
              holding: .random(in: 0...0.7, using: &generator))
            script = script.with(.rest(0.05 * Double(finger)).then(way))
          }
          try stage.play(script)
        }
      }
      // What is kept for next time is there after a third.
      try touchByChance(for: seconds / 3)
      let before = Self.residentMegabytes
      try touchByChance(for: seconds * 2 / 3)
      stage.rest()
      let growth = Self.residentMegabytes - before
      print(
        "After \(seconds) s of touches by chance \(before + growth) MB are resident, \(growth) MB more than after a third."
      )
      #expect(growth < 48)
      #expect(stage.shell.touchedDevices.isEmpty)
      #expect(try stage.screenPixels() == stage.drawnPixels())
    }

    private static var residentMegabytes: Int {
      let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
      return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * 4096 >> 20
    }
  }
}
#endif
