#if BrowserHost
import DevTools
import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchScripts
import TouchTesting

extension InBrowser {
  /// What the page makes of its browser's events before it tells the host.
  @MainActor @Suite struct PageTouchTests {
    private func open() async throws -> (gestures: GesturePage, recorder: HostInputRecorder) {
      let gestures = try await GesturePage.open { GestureBoard() }
      return (gestures, HostInputRecorder(scene: try gestures.scene))
    }

    private func reports(_ recorder: HostInputRecorder) -> [[TouchSample]] {
      recorder.recording.inputs.compactMap { if case .touches(let samples) = $0 { samples } else { nil } }
    }

    @Test func `fingers whose events come together are one report`() async throws {
      let (gestures, recorder) = try await open()
      // Touches of the protocol come in whatever turns of the page they like; these come in one.
      try await gestures.page.evaluate(
        """
        for (const type of ["pointerdown", "pointerup"]) {
          for (const pointerId of [11, 12, 13]) {
            const place = { pointerId, pointerType: "touch", clientX: pointerId * 10, clientY: 300 };
            document.getElementById("touches").dispatchEvent(new PointerEvent(type, place));
          }
        }
        """)
      try await gestures.wait { try gestures.window.mostTouches == 3 }
      try await gestures.rest()
      #expect(
        reports(recorder).map { $0.map(\.phase) } == [[.began, .began, .began, .ended, .ended, .ended]])
    }

    @Test func `every report of a moving finger arrives with its own time`() async throws {
      let (gestures, recorder) = try await open()
      let script = TouchScript.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.5)
      try await gestures.page.play(script.pageSteps)
      try await gestures.rest()
      let moves = reports(recorder).flatMap { $0 }.filter { $0.phase == .moved }
      // 60 reports, 5 points apart.
      #expect(moves.map { Int($0.location.x.rounded()) } == Array(stride(from: 55, through: 350, by: 5)))
      #expect(moves.map(\.time) == moves.map(\.time).sorted())
      // The page's clock has steps of 0.1 ms.
      let last = try #require(moves.last)
      let middle = moves[moves.count / 2]
      #expect(abs((last.location.x - middle.location.x) / (last.time - middle.time) - 600) < 10)
    }

    @Test func `the browser keeps no move back, not the first ones of a finger either`() async throws {
      let (gestures, recorder) = try await open()
      try await gestures.page.touch(.began, points: [TouchPoint(x: 100, y: 300)])
      try await gestures.move([(CGPoint(x: 100, y: 300), CGPoint(x: 124, y: 300))], steps: 12)
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      // A browser that scrolls by itself waits until a finger has surely moved; this page lets it scroll nothing.
      let moves = reports(recorder).flatMap { $0 }.filter { $0.phase == .moved }
      #expect(moves.map(\.location.x) == Array(stride(from: 102, through: 124, by: 2)))
    }

    @Test func `a pen tells its force and how it leans`() async throws {
      let (gestures, recorder) = try await open()
      let pen = PointerSample(x: 200, y: 300, kind: .pen, force: 0.75, tiltX: 45, tiltY: 0)
      try await gestures.page.pointer(.pressed, pen)
      try await gestures.page.pointer(.released, pen)
      try await gestures.rest()
      let began = try #require(reports(recorder).first?.first)
      #expect(began.kind == .pencil)
      #expect(began.force == 1.5)
      // Leaning to the right by 45 degrees.
      #expect(abs(began.altitude - .pi / 4) < 0.001)
      #expect(abs(began.azimuth) < 0.001)
    }

    @Test func `a finger tells its radius and force where the screen measures them`() async throws {
      let (gestures, recorder) = try await open()
      try await gestures.page.touch(.began, points: [TouchPoint(x: 200, y: 300, force: 0.5)])
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      let began = try #require(reports(recorder).first?.first)
      #expect(began.kind == .finger)
      // An ordinary force says that it was not measured.
      #expect(began.force == 0)
      #expect(began.radius == 1)
    }
  }
}
#endif
