import OpenCollectionView
import Testing
import TouchTesting

/// Swift Testing, compiled in Swift 5 mode and in Swift 6 mode.
@MainActor struct SwiftTestingTests {
  @Test func `a finger goes step by step`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    screen.show(scrollView)
    let finger = screen.touch(at: CGPoint(x: 100, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(!scrollView.isDragging)
    finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(scrollView.isDragging)
    finger.rest(for: 1)
    finger.lift()
    #expect(!scrollView.isDragging)
  }

  @Test func `a script is looked at between its steps`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.show(button)
    var wasHighlighted = false
    screen.play(
      TouchScript.tap(at: CGPoint(x: 50, y: 50)).looking(at: 0.04) { wasHighlighted = button.isHighlighted }
        .then { #expect(!button.isHighlighted) })
    #expect(wasHighlighted)
    screen.advanceUntilRest()
    #expect(!screen.advanceToNextChange(limit: 1))
  }
}
