import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ScreenEdgePanTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private let journal = Journal()

  private func show(_ edges: UIRectEdge) {
    recognizer.edges = edges
    let journal = journal
    recognizer.addAction { recognizer in journal.note("\(recognizer.state)") }
    view.addGestureRecognizer(recognizer)
    screen.show(view)
  }

  private func drag(from start: CGPoint, by way: CGPoint) -> String {
    journal.clear()
    screen.play(.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), holding: 0))
    return journal.withoutRepeats
  }

  // G110
  @Test func `a finger that comes in from the edge is recognized`() {
    show(.left)
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 100, y: 0)) == "began, changed, ended")
  }

  // G110
  @Test func `a finger that comes down further in is not`() {
    show(.left)
    #expect(drag(from: CGPoint(x: 12, y: 400), by: CGPoint(x: 100, y: 0)) == "began, changed, ended")
    #expect(drag(from: CGPoint(x: 14, y: 400), by: CGPoint(x: 100, y: 0)) == "")
  }

  // G110
  @Test func `a finger that goes along the edge is not`() {
    show(.left)
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 20, y: 100)) == "")
  }

  // G110
  @Test func `only the edges that are named count`() {
    show([.right, .bottom])
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 100, y: 0)) == "")
    #expect(drag(from: CGPoint(x: 385, y: 400), by: CGPoint(x: -100, y: 0)) == "began, changed, ended")
    #expect(drag(from: CGPoint(x: 200, y: 840), by: CGPoint(x: 0, y: -100)) == "began, changed, ended")
  }

  @Test func `without edges nothing is recognized, and there is one finger at most`() {
    show([])
    #expect(recognizer.maximumNumberOfTouches == 1)
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 100, y: 0)) == "")
  }
}
