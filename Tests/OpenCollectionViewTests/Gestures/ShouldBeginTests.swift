import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The gates on the way out of `possible`.
@MainActor struct ShouldBeginTests {
  let stage = TouchStage()

  private final class Refusing: UIView {
    var mayBegin = true
    var journal: Journal?
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      journal?.note("asked \(tag)")
      return mayBegin
    }
  }

  // G30
  @Test func `a delegate may refuse the beginning; the recognizer fails`() {
    let answers = GestureAnswers(stage.journal)
    answers.mayBegin = false
    let recognizer = stage.recognizer("r")
    recognizer.delegate = answers
    stage.send(.began)
    recognizer.state = .began
    #expect(recognizer.state == .failed)
    #expect(stage.journal.text == "takesTouch?, r.began, view began, mayBegin?")
  }

  // G30
  @Test func `a delegate is asked once per attempt`() {
    let answers = GestureAnswers(stage.journal)
    let recognizer = stage.recognizer("r")
    recognizer.delegate = answers
    stage.send(.began)
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(stage.journal.entries.filter { $0 == "mayBegin?" }.count == 1)
  }

  // G30
  @Test func `the hit view is asked, then those around it, up to the recognizer's own`() {
    let outer = Refusing(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    for (tag, view) in [outer, middle, inner].enumerated() { (view.tag, view.journal) = (tag, stage.journal) }
    let recognizer = stage.recognizer("r", on: middle)
    stage.send(.began)
    recognizer.state = .began
    #expect(stage.journal.entries.filter { $0.hasPrefix("asked") } == ["asked 2", "asked 1"])
    #expect(recognizer.state == .began)
  }

  // G30
  @Test func `a view in the recognizer's view may refuse the beginning`() {
    let inner = Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.mayBegin = false
    stage.view.addSubview(inner)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in stage.journal.note("tap") }
    stage.view.addGestureRecognizer(tap)
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(stage.journal.entries.contains("tap") == false)
    stage.screen.play(.tap(at: CGPoint(x: 250, y: 250)))
    #expect(stage.journal.entries.contains("tap"))
  }
}
