import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Streams of drags, frames, refreshes and insets that nobody would think of.
@MainActor struct RefreshStreamTests {
  @Test(arguments: 0..<12)
  func `no refresh begins or ends with a jump, and all comes to rest in a legal place`(seed: Int) {
    let refresh = RefreshStage()
    var numbers = SeededGenerator(seed: UInt64(seed) + 1)
    var finger: CGPoint?
    for _ in 0..<400 {
      let before = refresh.y
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0:
        refresh.control.beginRefreshing()
        #expect(refresh.y == before)
      case 1, 2:
        refresh.control.endRefreshing()
        #expect(refresh.y == before)
      case 3:
        if let point = finger {
          refresh.stage.send(.ended, point.x, point.y)
          finger = nil
        } else {
          let point = CGPoint(x: 200, y: Double.random(in: 100..<700, using: &numbers))
          refresh.stage.send(.began, point.x, point.y)
          finger = point
        }
      case 4: refresh.screen.advance(by: Double.random(in: 0..<0.5, using: &numbers))
      case 5: refresh.stage.turnWheel(Double.random(in: -30..<20, using: &numbers))
      case 6:
        if finger == nil, Bool.random(using: &numbers) {
          refresh.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        }
      default:
        guard var point = finger else {
          refresh.screen.advance(by: 1.0 / 60)
          break
        }
        point.y = min(max(point.y + Double.random(in: -30..<60, using: &numbers), 10), 790)
        refresh.stage.send(.moved, point.x, point.y)
        finger = point
      }
    }
    if let finger { refresh.stage.send(.ended, finger.x, finger.y) }
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 8)
    #expect(refresh.scrollView.adjustedContentInset == .zero)
    #expect(refresh.y >= 0)
    #expect(refresh.y <= 4200)
    #expect(!refresh.scrollView.isDecelerating)
    #expect(!refresh.control.isRefreshing)
    let resting = refresh.y
    refresh.screen.advance(by: 1)
    #expect(refresh.y == resting)
  }
}
