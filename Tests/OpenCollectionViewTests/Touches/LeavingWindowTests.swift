import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LeavingWindowTests {
  private let stage = TouchStage()

  // G56
  @Test func `a window that leaves its scene cancels its touches`() {
    _ = stage.recognizer("r")
    stage.send(.began)
    stage.screen.window.windowScene = nil
    #expect(stage.journal.entries == ["r.began", "view began", "r.cancelled", "view cancelled", "r.reset"])
    stage.send(.moved, 110, 100)
    stage.send(.ended, 110, 100)
    #expect(stage.journal.entries.count == 5)
  }

  /// Gives the stage's view a subview with touches and a recognizer of its own.
  private func addChild() -> (child: TouchedView, recognizer: ScriptedRecognizer) {
    let child = TouchedView("child", CGRect(x: 0, y: 0, width: 400, height: 300), stage.journal)
    stage.view.addSubview(child)
    return (child, stage.recognizer("inner", on: child))
  }

  // G132
  @Test func `the touches of a view that leaves its window are cancelled at once, and nothing follows`() {
    let (child, _) = addChild()
    stage.send(.began)
    stage.send(.moved, 110, 100)
    stage.journal.clear()
    child.removeFromSuperview()
    #expect(stage.journal.entries == ["child cancelled"])
    stage.send(.moved, 120, 100)
    stage.send(.ended, 120, 100)
    #expect(stage.journal.entries == ["child cancelled", "inner.reset"])
  }

  // G132
  @Test func `a view hears of it while it still has a window`() {
    final class Looking: UIView {
      var hadWindow: Bool?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hadWindow = window != nil }
    }
    let child = Looking(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    stage.view.addSubview(child)
    stage.send(.began)
    child.removeFromSuperview()
    #expect(child.hadWindow == true)
    #expect(child.window == nil)
  }

  // G132
  @Test func `a gesture on a view that leaves its window is cancelled, with its action`() {
    let (child, recognizer) = addChild()
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = recognizer.state == .possible ? .began : .changed }
    stage.send(.began)
    stage.send(.moved, 110, 100)
    stage.journal.clear()
    child.removeFromSuperview()
    #expect(stage.journal.entries.filter { $0.hasPrefix("inner!") } == ["inner!cancelled"])
    stage.journal.clear()
    stage.send(.moved, 120, 100)
    stage.send(.ended, 120, 100)
    #expect(!stage.journal.entries.contains { $0.hasPrefix("inner!") || $0.hasPrefix("child") })
  }

  // G132
  @Test func `recognizers of views that stay go on with the touches of a view that has left`() {
    let (child, _) = addChild()
    let outer = stage.recognizer("outer")
    outer.onMoved = { recognizer, _, _ in recognizer.state = recognizer.state == .possible ? .began : .changed }
    stage.send(.began)
    child.removeFromSuperview()
    stage.journal.clear()
    stage.send(.moved, 110, 100)
    stage.send(.moved, 120, 100)
    #expect(stage.journal.entries.filter { $0.hasPrefix("outer!") } == ["outer!began", "outer!changed"])
  }

  // G132
  @Test func `a list goes on under the finger when the view that was touched is taken out of it`() {
    let scroll = ScrollStage()
    scroll.send(.began, 200, 400)
    scroll.send(.moved, 200, 380)
    scroll.content.removeFromSuperview()
    scroll.send(.moved, 200, 300)
    #expect(scroll.y == 90)
  }

  // G132
  @Test func `a touch stays that of a view that goes elsewhere in the same window`() {
    let child = TouchedView("child", CGRect(x: 0, y: 0, width: 400, height: 300), stage.journal)
    stage.view.addSubview(child)
    let other = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 300))
    stage.view.addSubview(other)
    stage.send(.began)
    other.addSubview(child)
    stage.send(.ended)
    #expect(stage.journal.entries.filter { $0.hasPrefix("child") } == ["child began", "child ended"])
  }

  // G132
  @Test func `a view that leaves with what is around it loses its touches too`() {
    let (_, _) = addChild()
    stage.send(.began)
    stage.view.removeFromSuperview()
    #expect(stage.journal.entries.filter { $0.hasPrefix("child") } == ["child began", "child cancelled"])
  }

  // G132
  @Test func `a touch that has ended is not cancelled, where the end takes the view away`() {
    final class Going: UIView {
      let journal = Journal()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.note("ended")
        removeFromSuperview()
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
    }
    let child = Going(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    stage.view.addSubview(child)
    stage.send(.began)
    stage.send(.ended)
    #expect(child.journal.entries == ["began", "ended"])
    #expect(child.superview == nil)
  }

  // G132
  @Test func `an end that a double tap holds back becomes a cancellation`() {
    let (child, _) = addChild()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    child.gestureRecognizers = [tap]
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 100)))
    #expect(stage.journal.entries == ["child began"])
    child.removeFromSuperview()
    #expect(stage.journal.entries == ["child began", "child cancelled"])
    #expect(tap.state == .possible)
  }

  // G132
  @Test func `a button that leaves hears that its touch is cancelled`() {
    let (button, journal) = (UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Journal())
    button.addAction(UIAction { _ in journal.note("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in journal.note("cancel") }, for: .touchCancel)
    stage.view.addSubview(button)
    stage.send(.began, 50, 50)
    #expect(button.isTracking)
    button.removeFromSuperview()
    #expect(!button.isTracking && !button.isHighlighted)
    stage.send(.ended, 50, 50)
    #expect(journal.entries == ["cancel"])
  }

  // G132
  @Test func `a view may be put elsewhere when it hears of it`() {
    final class Homing: UIView {
      weak var home: UIView?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { home?.addSubview(self) }
    }
    let (child, home) = (Homing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    stage.view.addSubview(home)
    stage.view.addSubview(child)
    child.home = home
    stage.send(.began, 50, 50)
    child.removeFromSuperview()
    #expect(child.superview === home)
    #expect(child.window === stage.screen.window)
  }

  // G23
  @Test func `targets that were not told of a beginning are not told of an end`() {
    let recognizer = stage.recognizer("first")
    let other = stage.recognizer("second")
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
    other.onMoved = { _, _, _ in recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizer.preventsOthers = false
    stage.send(.began)
    stage.send(.moved, 110, 100)
    stage.send(.ended, 110, 100)
    #expect(!stage.journal.entries.contains { $0.hasPrefix("first!") })
  }
}
