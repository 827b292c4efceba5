import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What the view under a finger hears of, while recognizers watch.
@MainActor struct ViewTouchesTests {
  let stage = TouchStage()

  private func touchDown() { stage.send(.began, 100, 100) }
  private func move() { stage.send(.moved, 105, 100) }
  private func lift() { stage.send(.ended, 105, 100) }

  /// A recognizer that decides in its second move, and what was heard of a touch with two moves.
  private func heard(
    _ decision: UIGestureRecognizer.State?, _ configure: (ScriptedRecognizer) -> Void = { _ in }
  ) -> String {
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesEnded = false
    configure(recognizer)
    var moves = 0
    recognizer.onMoved = { recognizer, _, _ in
      moves += 1
      if moves == 2, let decision { recognizer.state = decision }
    }
    recognizer.onEnded = { recognizer, _, _ in
      if recognizer.state == .began || recognizer.state == .changed { recognizer.state = .ended }
    }
    touchDown()
    move()
    stage.send(.moved, 110, 100)
    stage.send(.ended, 110, 100)
    return stage.journal.entries.filter { !$0.hasPrefix("r.") || $0 == "r.reset" }.joined(separator: ", ")
  }

  // G50
  @Test func `while nothing is decided the view hears everything`() {
    #expect(heard(nil) == "view began, view moved, view moved, view ended")
  }

  // G50
  @Test func `the view goes on hearing when a recognizer fails`() {
    #expect(heard(.failed) == "view began, view moved, view moved, view ended, r.reset")
  }

  // G51
  @Test func `recognition takes the touch from the view, just before the action`() {
    #expect(heard(.began) == "view began, view moved, view cancelled, r!began, r!ended, r.reset")
  }

  // G51
  @Test func `a discrete recognition takes the touch too`() {
    #expect(heard(.ended) == "view began, view moved, view cancelled, r!ended, r.reset")
  }

  // G51
  @Test func `without cancelsTouchesInView the view hears on`() {
    #expect(
      heard(.began) { $0.cancelsTouchesInView = false }
        == "view began, view moved, view moved, r!began, view ended, r!ended, r.reset")
  }

  // G52
  @Test func `with delaysTouchesBegan the view hears nothing of a touch that is recognized`() {
    #expect(heard(.began) { $0.delaysTouchesBegan = true } == "r!began, r!ended, r.reset")
  }

  // G52
  @Test func `with delaysTouchesBegan a failure delivers what was held, in order and at once`() {
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesBegan = true
    recognizer.onMoved = { recognizer, _, _ in
      if stage.journal.entries.filter({ $0 == "r.moved" }).count == 2 { recognizer.state = .failed }
    }
    touchDown()
    move()
    #expect(stage.journal.text == "r.began, r.moved")
    stage.send(.moved, 110, 100)
    #expect(stage.journal.text == "r.began, r.moved, r.moved, view began, view moved")
    lift()
    #expect(stage.journal.text == "r.began, r.moved, r.moved, view began, view moved, view ended, r.reset")
  }

  // G52
  @Test func `with delaysTouchesBegan a quick touch is delivered back to back`() {
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesBegan = true
    recognizer.onEnded = { recognizer, _, _ in recognizer.state = .failed }
    touchDown()
    lift()
    #expect(stage.journal.text == "r.began, r.ended, view began, view ended, r.reset")
  }

  // G53
  @Test func `with delaysTouchesEnded the end waits for a failure`() {
    let recognizer = stage.recognizer("r")
    touchDown()
    lift()
    #expect(stage.journal.text == "r.began, view began, r.ended")
    recognizer.state = .failed
    #expect(stage.journal.text == "r.began, view began, r.ended, view ended, r.reset")
  }

  // G53
  @Test func `with delaysTouchesEnded recognition cancels the touch whose end was held`() {
    let recognizer = stage.recognizer("r")
    touchDown()
    lift()
    recognizer.state = .ended
    #expect(stage.journal.text == "r.began, view began, r.ended, view cancelled, r!ended, r.reset")
  }

  // G53, G65
  @Test func `a double tap cancels both touches in the view`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addAction { _ in stage.journal.note("double") }
    stage.view.addGestureRecognizer(double)
    let tap = TouchScript.tap(at: CGPoint(x: 50, y: 50))
    stage.screen.play(tap.then(.rest(0.1)).then(tap))
    #expect(stage.journal.text == "view began, view began, view cancelled ×2, double")
  }

  // G53
  @Test func `a double tap that does not come gives the view its end after the pause`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(double)
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50), duration: 0.1))
    stage.screen.advance(by: 0.34)
    #expect(stage.journal.text == "view began")
    stage.screen.advance(by: 0.02)
    #expect(stage.journal.text == "view began, view ended")
  }

  // G54
  @Test func `a phase is held as long as one of several recognizers holds it`() {
    let first = stage.recognizer("a")
    let second = stage.recognizer("b")
    for recognizer in [first, second] { recognizer.delaysTouchesBegan = true }
    touchDown()
    first.state = .failed
    #expect(stage.journal.text == "a.began, b.began")
    second.state = .failed
    #expect(stage.journal.text == "a.began, b.began, view began")
  }

  // G55
  @Test func `what was held is delivered with the place and time it had`() {
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesBegan = true
    touchDown()
    stage.screen.advance(by: 0.1)
    move()
    recognizer.state = .failed
    #expect(stage.view.places.map(\.location) == [CGPoint(x: 100, y: 100), CGPoint(x: 105, y: 100)])
    #expect(stage.view.places.map(\.time) == [0, 0.1])
    #expect(stage.view.lastTouches.first?.location(in: nil) == CGPoint(x: 105, y: 100))
  }

  // G56
  @Test func `the system cancels a touch once`() {
    touchDown()
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    stage.send(.ended)
    #expect(stage.journal.text == "view began, view cancelled")
  }

  // G56
  @Test func `a touch that a recognizer has taken is not cancelled again by the system`() {
    let recognizer = stage.recognizer("r")
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
    touchDown()
    move()
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    #expect(
      stage.journal.text
        == "r.began, view began, r.moved, view cancelled, r!began, r.cancelled, r!cancelled, r.reset")
  }

  @Test func `a view that does not answer passes touches to its superview`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.view.addSubview(inner)
    touchDown()
    lift()
    #expect(stage.journal.text == "view began, view ended")
  }

  // G132
  @Test func `a view that is taken from the screen hears that its touch is cancelled`() {
    touchDown()
    stage.view.removeFromSuperview()
    move()
    lift()
    #expect(stage.journal.text == "view began, view cancelled")
  }
}
