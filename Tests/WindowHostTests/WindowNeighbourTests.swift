#if WindowHost
import CSDL2
import Foundation
import LayerRasterizer
import OpenCollectionView
import Synchronization
import TestSupport
import Testing
import TouchScripts
@testable import WindowHost
import WindowScenes

extension InWindow {
  /// What other programs on the display do to a window, and it with them.
  @MainActor @Suite struct WindowNeighbourTests {
    /// The bytes of a PNG file of squares.
    private static func png(_ side: Int) -> Data {
      Data(RasterPicture(width: side, height: side, pixels: [UInt8](repeating: 255, count: side * side * 4)).png)
    }

    private final class Answer: Sendable { let bytes = Mutex<[UInt8]??>(.none) }

    private func ask(_ form: String, of stage: PanelStage) throws -> [UInt8]? {
      let (neighbour, answer) = (try XNeighbour(display: stage.display), Answer())
      try neighbour.ask(form) { found in answer.bytes.withLock { $0 = .some(found) } }
      let end = stage.now + 5
      while answer.bytes.withLock({ $0 == nil }), stage.now < end { stage.run(0.02) }
      return try #require(answer.bytes.withLock { $0 })
    }

    private func paste(into stage: PanelStage) {
      // Control and V, as SDL tells of them.
      stage.pushControlKey(25, 118)
      stage.run(0.1)
    }

    // W16
    @Test(arguments: [0, 40_000, 700_000])
    func `a picture that another program has copied is pasted, small or in parts`(filling: Int) throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      // What follows the end of a PNG file is no part of it.
      let png = Self.png(8) + Data(repeating: 7, count: filling)
      let neighbour = try XNeighbour(display: stage.display)
      try neighbour.hold([
        "image/png": Array(png), "text/html": Array("<b>Ida</b>".utf8), "UTF8_STRING": Array("Ida".utf8),
      ])
      paste(into: stage)
      #expect(stage.shell.clipboard == PasteboardContent(text: "Ida", html: "<b>Ida</b>", png: png))
      #expect(UIPasteboard.general.image?.size == CGSize(width: 8, height: 8))
      #expect(UIPasteboard.general.string == "Ida")
    }

    // W16
    @Test(arguments: [0, 700_000])
    func `a picture that is copied is read by other programs, small or in parts, with its text`(filling: Int) throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let png = Self.png(8) + Data(repeating: 7, count: filling)
      stage.shell.clipboard = PasteboardContent(text: "Ida", png: png)
      #expect(try ask("image/png", of: stage) == Array(png))
      #expect(try ask("UTF8_STRING", of: stage) == Array("Ida".utf8))
      #expect(try ask("text/html", of: stage) == nil)
      #expect(try ask("TARGETS", of: stage)?.count == 20)
      // Text that is copied after it is SDL's again.
      stage.shell.clipboard = PasteboardContent(text: "Ada")
      #expect(try ask("UTF8_STRING", of: stage) == Array("Ada".utf8))
      #expect(try ask("image/png", of: stage) == nil)
      #expect(stage.shell.clipboard == PasteboardContent(text: "Ada"))
    }

    // W16
    @Test func `a clipboard whose program does not answer holds nothing after a second, and no finger`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let board = GestureBoard()
      stage.window.show(board)
      stage.rest()
      let neighbour = try XNeighbour(display: stage.display)
      try neighbour.hold([:])
      try stage.touch(.down, at: CGPoint(x: 200, y: 300))
      stage.run(0.05)
      let beginning = stage.now
      paste(into: stage)
      #expect(stage.now - beginning < 1.6)
      #expect(stage.shell.clipboard == nil)
      try stage.touch(.up, at: CGPoint(x: 200, y: 300))
      stage.run(0.3)
      #expect(board.openTouches.isEmpty)
      withExtendedLifetime(neighbour) {}
    }

    // W16
    @Test func `a program that asks for the clipboard and is gone before the answer ends nothing`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      for content in [PasteboardContent(text: "Ida"), PasteboardContent(text: "Ida", png: Self.png(300))] {
        stage.shell.clipboard = content
        for form in ["UTF8_STRING", "image/png", "TARGETS"] { try XNeighbour(display: stage.display).askAndGo(form) }
        stage.run(0.2)
      }
      #expect(try ask("UTF8_STRING", of: stage) == Array("Ida".utf8))
    }

    // W12
    @Test func `a window that others cover runs no frames, and is whole when it is seen again`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.backgroundColor = .red
      stage.window.addSubview(view)
      stage.rest()
      let neighbour = try XNeighbour(display: stage.display)
      try neighbour.cover(
        x: Int(stage.origin.x) - 5, y: Int(stage.origin.y) - 5, width: stage.session.plane.width + 10,
        height: stage.session.plane.height + 10)
      stage.run(0.2)
      #expect(!stage.session.isVisible)
      #expect(stage.scene.activationState == .background)
      let frames = stage.session.frameCount
      UIView.animate(withDuration: 0.5) { view.center.x = 300 }
      stage.run(0.3)
      #expect(stage.session.frameCount == frames)
      try neighbour.uncover()
      stage.run(0.7)
      stage.rest()
      #expect(stage.session.isVisible)
      #expect(try stage.screenPixels() == stage.drawnPixels())
    }

    // W13
    @Test func `what scrolls is moved on the screen, and what another program covers of it is handed over`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let list = UIScrollView(frame: stage.window.bounds)
      list.backgroundColor = .white
      list.showsVerticalScrollIndicator = false
      list.contentSize = CGSize(width: 400, height: 4000)
      for row in 0..<60 {
        let label = UILabel(frame: CGRect(x: 20, y: 60 * row, width: 300, height: 44))
        label.text = "Row \(row)"
        label.backgroundColor = UIColor(white: 0.5 + CGFloat(row % 5) / 10, alpha: 1)
        list.addSubview(label)
      }
      stage.window.addSubview(list)
      stage.rest()
      let window = try #require(stage.shell.windows[stage.session.window])
      func scroll() throws {
        for _ in 0..<6 {
          list.contentOffset.y += 17
          stage.run(0.03)
          stage.rest()
          #expect(try stage.screenPixels() == stage.drawnPixels())
        }
      }
      try scroll()
      #expect(window.moveCount == 6)
      let neighbour = try XNeighbour(display: stage.display)
      try neighbour.cover(x: Int(stage.origin.x) + 100, y: Int(stage.origin.y) + 100, width: 200, height: 300)
      stage.run(0.1)
      list.contentOffset.y += 150
      stage.run(0.1)
      list.contentOffset.y -= 90
      stage.run(0.1)
      stage.rest()
      #expect(window.moveCount == 6)
      try neighbour.uncover()
      stage.run(0.2)
      stage.rest()
      #expect(try stage.screenPixels() == stage.drawnPixels())
      try scroll()
      #expect(window.moveCount == 12)
    }

    // W12
    @Test func `a window of which a part can be seen is shown on`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let neighbour = try XNeighbour(display: stage.display)
      try neighbour.cover(
        x: Int(stage.origin.x) + 5, y: Int(stage.origin.y) - 5, width: stage.session.plane.width,
        height: stage.session.plane.height + 10)
      stage.run(0.2)
      #expect(stage.session.isVisible)
      try neighbour.uncover()
    }
  }
}
#endif
