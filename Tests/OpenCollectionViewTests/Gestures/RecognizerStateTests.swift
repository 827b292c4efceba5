import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct RecognizerStateTests {
  let stage = TouchStage()

  /// What a recognizer tells that goes through some states in one touch.
  private func told(_ states: [UIGestureRecognizer.State]) -> String {
    let recognizer = stage.recognizer("r")
    stage.send(.began)
    for state in states { recognizer.state = state }
    return stage.journal.entries.filter { $0.contains("!") }.joined(separator: ", ")
  }

  // G20, G21, G23
  @Test(arguments: [
    ([UIGestureRecognizer.State.ended], "r!ended"),
    ([.failed], ""),
    ([.began], "r!began"),
    ([.began, .changed, .changed, .ended], "r!began, r!changed, r!changed, r!ended"),
    ([.began, .cancelled], "r!began, r!cancelled"),
    ([.began, .ended], "r!began, r!ended"),
  ])
  func `states tell their targets, except for failing`(states: [UIGestureRecognizer.State], expected: String) {
    #expect(told(states) == expected)
  }

  // G20
  @Test(arguments: [
    ([UIGestureRecognizer.State.failed, .began], ""),
    ([.ended, .changed, .ended], "r!ended"),
    ([.began, .began, .possible], "r!began"),
    ([.cancelled], ""),
  ])
  func `a state that cannot follow is ignored`(states: [UIGestureRecognizer.State], expected: String) {
    #expect(told(states) == expected)
  }

  // G20
  @Test func `the trace reports a state that is ignored`() {
    let trace = stage.screen.recordTrace()
    _ = told([.failed, .began])
    #expect(trace.text.contains("ScriptedRecognizer#1 stays failed: began cannot follow it"))
  }

  // G22
  @Test func `a cancelled touch fails what has not begun and cancels what has`() {
    let first = stage.recognizer("a")
    let second = stage.recognizer("b")
    let answers = GestureAnswers()
    answers.runsTogether = true
    first.delegate = answers
    stage.send(.began)
    first.state = .began
    stage.send(.cancelled)
    #expect(first.stateAtReset == .cancelled)
    #expect(second.stateAtReset == .failed)
    #expect(
      stage.journal.text
        == "a.began, b.began, view began, view cancelled, a!began, a.cancelled, b.cancelled, a!cancelled, a.reset, b.reset"
    )
  }

  // G23
  @Test func `actions come after all recognizers have heard of the event`() {
    let first = stage.recognizer("a")
    first.onMoved = { recognizer, _, _ in recognizer.state = .began }
    first.cancelsTouchesInView = false
    stage.recognizer("b").isPreventable = false
    stage.send(.began)
    stage.send(.moved)
    #expect(stage.journal.text == "a.began, b.began, view began, a.moved, b.moved, view moved, a!began")
  }

  // G23
  @Test func `an action sees the state it is about, although the next one has come`() {
    let recognizer = stage.recognizer("r")
    recognizer.onMoved = { recognizer, _, _ in
      recognizer.state = .began
      recognizer.state = .changed
      recognizer.state = .ended
    }
    stage.send(.began)
    stage.send(.moved)
    #expect(stage.journal.entries.filter { $0.contains("!") } == ["r!began", "r!changed", "r!ended"])
  }

  // G24
  @Test func `targets are called in the order of addition, a pair only once`() {
    @MainActor final class Target {
      let name: String
      let journal: Journal
      init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }
      func act(_ recognizer: UIGestureRecognizer) { journal.note(name) }
      func other() { journal.note("\(name) other") }
    }
    let (one, two) = (Target("one", stage.journal), Target("two", stage.journal))
    let act = Selector("act(_:)", Target.act(_:))
    let other = Selector("other()", Target.other)
    let recognizer = UIGestureRecognizer(target: two, action: act)
    stage.view.addGestureRecognizer(recognizer)
    recognizer.addTarget(one, action: act)
    recognizer.addTarget(two, action: act)
    recognizer.addTarget(two, action: other)
    func tap() -> String {
      stage.journal.clear()
      stage.send(.began)
      recognizer.state = .ended
      stage.send(.ended)
      return stage.journal.entries.filter { !$0.hasPrefix("view") }.joined(separator: ", ")
    }
    #expect(tap() == "two, one, two other")
    recognizer.removeTarget(two, action: act)
    #expect(tap() == "one, two other")
    recognizer.addTarget(two, action: act)
    recognizer.removeTarget(nil, action: act)
    #expect(tap() == "two other")
    recognizer.addTarget(one, action: act)
    recognizer.removeTarget(two, action: nil)
    #expect(tap() == "one")
    recognizer.removeTarget(nil, action: nil)
    #expect(tap() == "")
  }

  // G24
  @Test func `targets are not kept alive`() {
    @MainActor final class Target {
      func act() {}
    }
    var target: Target? = Target()
    weak let reference = target
    let recognizer = UIGestureRecognizer(target: target, action: Selector(Target.act))
    target = nil
    #expect(reference == nil)
    #expect(recognizer.state == .possible)
  }

  // G25
  @Test func `the last state can be read until the last finger has gone; then reset comes once`() {
    let recognizer = stage.recognizer("r")
    stage.send(.began, finger: 1)
    stage.send(.began, finger: 2)
    recognizer.state = .began
    recognizer.state = .ended
    #expect(recognizer.state == .ended)
    stage.send(.moved, 110, 100, finger: 1)
    stage.send(.ended, 110, 100, finger: 1)
    #expect(recognizer.state == .ended)
    stage.send(.ended, finger: 2)
    #expect(recognizer.state == .possible)
    #expect(recognizer.stateAtReset == .ended)
    #expect(
      stage.journal.entries.filter { $0.hasPrefix("r") } == ["r.began", "r.began", "r!began", "r!ended", "r.reset"])
  }

  // G25: measured on iOS for a swipe, whose finger is still down.
  @Test
  func `a discrete gesture is possible again when the event is over, and what is left of its touch is nothing to it`() {
    let recognizer = stage.recognizer("r")
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .recognized }
    stage.send(.began)
    stage.send(.moved, 110, 100)
    #expect(recognizer.state == .possible)
    #expect(recognizer.numberOfTouches == 0)
    stage.send(.moved, 120, 100)
    stage.send(.ended, 120, 100)
    #expect(stage.journal.entries.filter { $0.hasPrefix("r") } == ["r.began", "r.moved", "r!ended", "r.reset"])
  }

  // G25
  @Test func `a recognizer that decides at the lift is possible again when the event is over`() {
    let recognizer = stage.recognizer("r")
    recognizer.onEnded = { recognizer, _, _ in recognizer.state = .ended }
    stage.send(.began)
    stage.send(.ended)
    #expect(recognizer.state == .possible)
    #expect(stage.journal.entries.suffix(2) == ["r!ended", "r.reset"])
  }

  // G26
  @Test func `disabling cancels a gesture under way, with its action`() {
    let recognizer = stage.recognizer("r")
    stage.send(.began)
    recognizer.state = .began
    recognizer.isEnabled = false
    #expect(stage.journal.entries.suffix(2) == ["r!began", "r!cancelled"])
  }

  // G26
  @Test func `disabling fails what has not begun, silently`() {
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesBegan = true
    stage.send(.began)
    recognizer.isEnabled = false
    #expect(recognizer.state == .failed)
    #expect(stage.journal.text == "r.began, view began")
  }

  @Test func `taking a recognizer from its view cancels it and ends its attempt`() {
    let recognizer = stage.recognizer("r")
    stage.send(.began)
    recognizer.state = .began
    stage.view.removeGestureRecognizer(recognizer)
    #expect(stage.journal.entries.suffix(3) == ["r!began", "r!cancelled", "r.reset"])
    #expect(recognizer.state == .possible)
    #expect(recognizer.view == nil)
    #expect(stage.view.gestureRecognizers == nil)
  }

  @Test func `taking a recognizer from its view inside an action of another cancels it too`() {
    let first = stage.recognizer("a")
    let second = stage.recognizer("b")
    first.preventsOthers = false
    second.preventsOthers = false
    stage.send(.began)
    second.state = .began
    first.addAction { _ in stage.view.removeGestureRecognizer(second) }
    first.state = .ended
    #expect(stage.journal.entries.filter { $0.hasPrefix("b") } == ["b.began", "b!began", "b!cancelled", "b.reset"])
  }

  @Test func `a recognizer that changes its view begins anew`() {
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in stage.journal.note("tap") }
    let other = TouchedView("other", CGRect(x: 0, y: 400, width: 400, height: 400), stage.journal)
    stage.screen.window.addSubview(other)
    stage.view.addGestureRecognizer(tap)
    stage.send(.began)
    other.addGestureRecognizer(tap)
    stage.send(.ended)
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 500)))
    #expect(stage.journal.text == "view began, view ended, other began, other cancelled, tap")
  }

  @Test func `a view's recognizers can be replaced as a whole`() {
    let (first, second) = (stage.recognizer("a"), UITapGestureRecognizer())
    stage.view.gestureRecognizers = [second]
    #expect(first.view == nil)
    #expect(second.view === stage.view)
    #expect(stage.view.gestureRecognizers?.count == 1)
  }

  @Test func `asking for a touch that is not there traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 2, in: nil) }
    }
    #expect(
      trapSentence(of: result).contains(
        "Touch 2 of UITapGestureRecognizer was asked for, which has 0 touches: check numberOfTouches first, "
          + "fingers may be lifted during a gesture."))
  }
}
