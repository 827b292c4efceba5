#if WindowHost
import CSDL2
import Foundation
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting
@testable import WindowHost
import WindowScenes

extension InWindow {
  /// What happens to windows, by SDL itself.
  @MainActor @Suite struct WindowLifeTests {
    // W22
    @Test func `without a display there is a sentence that says what to do`() throws {
      // Whatever is shared is begun before, so that what follows concerns this shell alone.
      try PanelStage(delegateClass: GestureDelegate.self).end()
      setenv("DISPLAY", ":4711", 1)
      let error = #expect(throws: WindowHostError.self) { try SDLShell() }
      #expect(error?.description.hasPrefix("There is no display to open a window on (") == true)
      #expect(error?.description.hasSuffix("set SDL_VIDEODRIVER=kmsdrm on a panel without a desktop.") == true)
      // And with one there is a window again.
      try PanelStage(delegateClass: GestureDelegate.self).end()
    }

    // W22
    @Test func `a program whose display goes ends with a sentence`() async {
      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
      ) {
        try await MainActor.run {
          let stage = try PanelStage(delegateClass: GestureDelegate.self)
          stage.endServer()
          stage.window.backgroundColor = .red
          stage.run(2)
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("The display has gone, and the program with it: where it was is kept for its next start."))
    }

    // W9
    @Test(arguments: [(1, 1), (16_384, 16), (16, 16_384)])
    func `a window of one pixel and one of 16,384 are shown, taken larger and smaller`(
      width: Int, height: Int
    ) throws {
      let stage = try PanelStage(width: width, height: height, delegateClass: GestureDelegate.self)
      defer { stage.end() }
      stage.window.backgroundColor = .blue
      stage.rest()
      #expect(stage.window.bounds.size == CGSize(width: width, height: height))
      stage.resize(width: 300, height: 200)
      #expect(stage.window.bounds.size == CGSize(width: 300, height: 200))
      #expect(try stage.screenPixels() == stage.drawnPixels())
      stage.resize(width: 1, height: 1)
      #expect(stage.window.bounds.size == CGSize(width: 1, height: 1))
    }

    // W3
    @Test func `a touch screen that is unplugged under a finger takes the finger with it`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let board = GestureBoard()
      board.add(UIPanGestureRecognizer(), as: "pan")
      stage.window.show(board)
      stage.rest()
      stage.push(SDL_FINGERDOWN, device: 4711, x: 0.5, y: 0.5)
      for step in 1...5 {
        stage.run(0.02)
        stage.push(SDL_FINGERMOTION, device: 4711, x: 0.5, y: 0.5 + 0.02 * Float(step))
      }
      stage.run(0.6)
      #expect(board.log == ["view began", "view cancelled"])
      #expect(board.openTouches.isEmpty)
      #expect((stage.window as? WatchedWindow)?.liveTouches == 0)
    }

    // W7
    @Test func `a window that is hidden runs no frames and holds no finger, and is whole when it is back`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let board = GestureBoard()
      stage.window.show(board)
      stage.rest()
      try stage.touch(.down, at: CGPoint(x: 200, y: 300))
      stage.run(until: { board.openTouches.count == 1 })
      #expect(board.openTouches.count == 1)
      stage.setHidden(true)
      stage.run(until: { board.openTouches.isEmpty })
      #expect(board.openTouches.isEmpty)
      try stage.touch(.up, at: CGPoint(x: 200, y: 300))
      let frames = stage.session.frameCount
      board.backgroundColor = .red
      stage.run(0.2)
      #expect(stage.session.frameCount == frames)
      stage.setHidden(false)
      stage.rest()
      #expect(try stage.screenPixels() == stage.drawnPixels())
    }

    // W16
    @Test func `a clipboard with bytes that are no text is read as text`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      SDL_SetClipboardText([CChar(bitPattern: 0xFF), CChar(bitPattern: 0xC3), 65, 0])
      #expect(stage.shell.clipboardText == "\u{FFFD}\u{FFFD}A")
      stage.shell.clipboardText = "nothing\0hidden"
      #expect(stage.shell.clipboardText == "nothing")
    }

    // W12
    @Test func `a window at rest wakes for nothing, and while something moves it has a frame per refresh`() throws {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.backgroundColor = .red
      stage.window.addSubview(view)
      stage.run(0.5)
      stage.rest()
      let (turns, frames) = (stage.program.turnCount, stage.session.frameCount)
      stage.run(1)
      // The test's own wait ends once.
      #expect(stage.program.turnCount <= turns + 2)
      #expect(stage.session.frameCount == frames)
      UIView.animate(withDuration: 1) { view.center.x = 300 }
      stage.run(1)
      let shown = stage.session.frameCount - frames
      #expect(shown <= 64, "\(stage.shell.state(of: stage.session.window))")
      #expect(shown >= 30)
    }
  }
}
#endif
