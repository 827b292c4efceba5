import OpenCollectionView
import TouchTesting
import XCTest

/// XCTest in Swift 6 mode. Its tests are asynchronous: XCTest on Linux cannot call others that are bound to an actor.
@MainActor final class XCTestTests: XCTestCase {
  func testFingerGoesStepByStep() async {
    let screen = VirtualScreen(width: 320, height: 480)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    screen.show(scrollView)
    let finger = screen.touch(at: CGPoint(x: 100, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -9))
    XCTAssertFalse(scrollView.isDragging)
    finger.move(by: CGVector(dx: 0, dy: -9))
    XCTAssertTrue(scrollView.isDragging)
    finger.rest(for: 1)
    finger.lift()
    XCTAssertFalse(scrollView.isDragging)
  }

  func testScriptIsLookedAtBetweenItsSteps() async {
    let screen = VirtualScreen(width: 320, height: 480)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.show(button)
    var wasHighlighted = false
    screen.play(
      TouchScript.tap(at: CGPoint(x: 50, y: 50)).looking(at: 0.04) { wasHighlighted = button.isHighlighted }
        .then { XCTAssertFalse(button.isHighlighted) })
    XCTAssertTrue(wasHighlighted)
    screen.advanceUntilRest()
    XCTAssertFalse(screen.advanceToNextChange(limit: 1))
  }
}
