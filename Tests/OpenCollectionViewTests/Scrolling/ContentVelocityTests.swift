import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The velocity of the content as it is, beside the one that UIKit reports.
@MainActor struct ContentVelocityTests {
  private let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))

  /// A finger that moves up by 8 points every 8 ms.
  private func drag(moves: Int) {
    stage.screen.receive(.touches([sample(.began, 0, 700)]))
    for index in 1...moves {
      stage.screen.advance(by: 0.008)
      stage.screen.receive(.touches([sample(.moved, Double(index) * 0.008, 700 - Double(index) * 8)]))
      stage.screen.runFrame()
    }
  }

  private func sample(_ phase: TouchSample.Phase, _ time: Double, _ y: Double) -> TouchSample {
    TouchSample(time: time, identifier: 1, phase: phase, location: CGPoint(x: 200, y: y))
  }

  @Test func `content at rest has no velocity`() {
    #expect(stage.scrollView.contentVelocity == .zero)
  }

  @Test func `content under a finger is as fast as the finger, in the direction of the offset`() {
    drag(moves: 10)
    #expect(stage.scrollView.contentVelocity.x == 0)
    #expect(abs(stage.scrollView.contentVelocity.y - 1000) < 1e-6)
  }

  @Test func `a finger that has not begun to drag does not move the content`() {
    drag(moves: 1)
    #expect(stage.scrollView.contentVelocity == .zero)
  }

  @Test func `while a finger rests the velocity falls to nothing, and the reported one stays`() throws {
    drag(moves: 10)
    stage.screen.advance(by: 0.06)
    #expect(abs(stage.scrollView.contentVelocity.y - 250) < 1e-6)
    stage.screen.advance(by: 0.06)
    #expect(stage.scrollView.contentVelocity == .zero)
    #expect(stage.scrollView.isDragging)
    stage.screen.receive(.touches([sample(.ended, stage.screen.now, 620)]))
    stage.screen.runFrame()
    #expect(abs(try #require(stage.delegate.velocity).y - 1) < 1e-9)
  }

  @Test func `a thrown content has the velocity of its deceleration at the last frame`() {
    drag(moves: 10)
    stage.screen.advance(by: 0.008)
    stage.screen.receive(.touches([sample(.ended, 0.088, 620)]))
    stage.screen.runFrame()
    stage.screen.advance(by: 0.1)
    stage.screen.runFrame()
    // 1000 × 0.998^100.
    #expect(abs(stage.scrollView.contentVelocity.y - 818.567) < 0.01)
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentVelocity == .zero)
  }

  // S62
  @Test func `a delegate that is asked for the target hears how fast the content moved at the lift`() {
    let asker = VelocityAsker()
    stage.scrollView.delegate = asker
    drag(moves: 10)
    stage.screen.advance(by: 0.008)
    stage.screen.receive(.touches([sample(.ended, 0.088, 620)]))
    stage.screen.runFrame()
    #expect(abs(asker.heard.y - 1000) < 1e-6)
    #expect(asker.heard.x == 0)
  }

  @Test func `pulled content is slower than its finger`() {
    let stage = ScrollStage()
    stage.screen.receive(.touches([sample(.began, 0, 100)]))
    for index in 1...60 {
      stage.screen.advance(by: 0.008)
      stage.screen.receive(
        .touches([
          TouchSample(
            time: Double(index) * 0.008, identifier: 1, phase: .moved, location: CGPoint(x: 200, y: 100 + index * 10))
        ]))
      stage.screen.runFrame()
    }
    // 590 points of pull in a viewport of 800: 0.55 · (800 / (0.55 · 590 + 800))².
    #expect(abs(stage.scrollView.contentVelocity.y + 1250 * 0.27837) < 0.1)
  }

  @Test func `an animated scroll is fastest in the middle`() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advance(by: 0.15)
    stage.screen.runFrame()
    // π/2 · 600 / 0.3.
    #expect(abs(stage.scrollView.contentVelocity.y - 3141.6) < 1)
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentVelocity == .zero)
  }
}

/// A delegate that asks for the velocity when it is asked for the target.
private final class VelocityAsker: UIScrollViewDelegate {
  var heard = CGPoint.zero

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard = scrollView.contentVelocity
  }
}
