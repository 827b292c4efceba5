#if BrowserHost
import CollectionLayouts
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Real fingers that drag what a simulation moves.
  @MainActor @Suite struct DynamicsTouchTests {
    @Test func `three fingers drag three cells, which come home when they are let go`() async throws {
      let cells = TetheredNumbers()
      let gestures = try await GesturePage.open { cells.makeView() }
      let homes = [CGPoint(x: 60, y: 50), CGPoint(x: 200, y: 50), CGPoint(x: 340, y: 50)]
      #expect(try await gestures.cellCenters(3) == homes)
      let ends = homes.map { CGPoint(x: $0.x, y: $0.y + 300) }
      try await gestures.page.touch(.began, points: fingers(homes))
      try await gestures.wait { cells.layout.draggedItems.count == 3 }
      try await gestures.move(zip(homes, ends).map { ($0, $1) }, steps: 20)
      try await gestures.wait {
        (0..<3).allSatisfy { cells.center($0).map { $0.y > 200 } ?? false }
      }
      try await gestures.page.touch(.ended)
      try await gestures.wait(frames: 1800) { cells.layout.swingingElements(in: cells.bounds).isEmpty }
      try await gestures.rest()
      #expect(try await gestures.cellCenters(3) == homes)
    }

    @Test func `a view that a finger throws goes on with its velocity, and rests on the ground`() async throws {
      let stage = ThrownBall()
      let gestures = try await GesturePage.open { stage.makeView() }
      try await gestures.page.flick(from: (x: 100, y: 300), to: (x: 300, y: 200), duration: 0.2)
      try await gestures.wait { stage.thrown.map { $0.x > 200 } ?? false }
      try await gestures.wait(frames: 1200) { !stage.isRunning }
      try await gestures.rest()
      #expect(abs(stage.ball.center.y - 575) < 1)
      #expect(stage.ball.center.x >= 25 && stage.ball.center.x <= 375)
    }

    private func fingers(_ places: [CGPoint]) -> [TouchPoint] {
      places.enumerated().map { TouchPoint(id: $0, $1) }
    }
  }
}
#endif
