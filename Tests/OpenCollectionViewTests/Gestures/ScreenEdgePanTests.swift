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

  // G110
  @Test func `however it is made, it is for one finger`() {
    final class Target: NSObject {}
    let target = Target()
    #expect(UIScreenEdgePanGestureRecognizer(target: target, action: Selector("edge")).maximumNumberOfTouches == 1)
    #expect(UIScreenEdgePanGestureRecognizer(target: nil, action: nil).maximumNumberOfTouches == 1)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  // G87, G110
  @Test func `a second finger at the edge fails it`() {
    show(.left)
    journal.clear()
    screen.play(
      .drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        .with(.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 100, y: 500))))
    #expect(journal.text == "")
  }

  // G110
  @Test func `a finger elsewhere does not count`() {
    show(.left)
    journal.clear()
    screen.play(
      .drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        .with(.tap(at: CGPoint(x: 200, y: 500), duration: 0.5)))
    #expect(journal.withoutRepeats == "began, changed, ended")
  }

  // G110
  @Test func `from right to left, left is left`() {
    view.semanticContentAttribute = .forceRightToLeft
    show(.left)
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 100, y: 0)) == "began, changed, ended")
    #expect(drag(from: CGPoint(x: 385, y: 400), by: CGPoint(x: -100, y: 0)) == "")
  }

  // G110
  @Test func `in a corner the nearer edge says which way is inwards`() {
    show([.left, .top])
    #expect(drag(from: CGPoint(x: 3, y: 8), by: CGPoint(x: 0, y: 100)) == "")
    #expect(drag(from: CGPoint(x: 3, y: 8), by: CGPoint(x: 100, y: 0)) == "began, changed, ended")
    #expect(drag(from: CGPoint(x: 8, y: 3), by: CGPoint(x: 0, y: 100)) == "began, changed, ended")
  }

  // G34: a touch that it does not take part in is not waited for.
  @Test func `what waits for it waits only at the edge`() {
    show(.left)
    let pan = UIPanGestureRecognizer()
    let journal = journal
    pan.addAction { journal.note("pan \($0.state)") }
    pan.require(toFail: recognizer)
    view.addGestureRecognizer(pan)
    #expect(drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 100, y: 0)) == "pan began, pan changed, pan ended")
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 100, y: 0)) == "began, changed, ended")
    #expect(drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 0, y: 100)) == "pan began, pan changed, pan ended")
  }

  // G82
  @Test func `the translation begins without a jump`() {
    show(.left)
    var first: CGPoint?
    recognizer.addAction { [recognizer] _ in first = first ?? recognizer.translation(in: nil) }
    screen.play(
      .samples([(0, CGPoint(x: 5, y: 400)), (0.1, CGPoint(x: 27, y: 400)), (0.2, CGPoint(x: 27, y: 400))]))
    #expect(first == CGPoint(x: 12, y: 0))
  }
}
