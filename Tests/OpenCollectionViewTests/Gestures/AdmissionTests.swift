import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct AdmissionTests {
  let stage = TouchStage()

  private func touch(_ kind: TouchSample.Kind, _ phase: TouchSample.Phase, finger: Int32 = 1, buttons: UInt32 = 0) {
    stage.screen.receive(
      .touches([
        TouchSample(
          time: stage.screen.now, identifier: finger, phase: phase, kind: kind, location: CGPoint(x: 50, y: 50),
          buttons: buttons)
      ]))
    stage.screen.runFrame()
  }

  // G10
  @Test func `a delegate is asked once for each new touch, before the recognizer hears of it`() {
    let answers = GestureAnswers(stage.journal)
    stage.recognizer("r").delegate = answers
    stage.send(.began, finger: 1)
    stage.send(.moved, 101, 100, finger: 1)
    stage.send(.began, finger: 2)
    #expect(
      stage.journal.text == "takesTouch?, r.began, view began, r.moved, view moved, takesTouch?, r.began")
  }

  // G10
  @Test func `a touch that the delegate refuses is not heard of`() {
    let answers = GestureAnswers()
    answers.takesTouches = false
    stage.recognizer("r").delegate = answers
    stage.send(.began)
    stage.send(.moved)
    stage.send(.ended)
    #expect(stage.journal.text == "view began, view moved, view ended")
  }

  // G10
  @Test func `a disabled recognizer hears nothing, and its delegate is not asked`() {
    let answers = GestureAnswers(stage.journal)
    let recognizer = stage.recognizer("r")
    recognizer.delegate = answers
    recognizer.isEnabled = false
    stage.send(.began)
    #expect(stage.journal.text == "view began")
  }

  // G10
  @Test func `a type of touch that is not allowed is not heard of, and the delegate is not asked`() {
    let answers = GestureAnswers(stage.journal)
    let recognizer = stage.recognizer("r")
    recognizer.delegate = answers
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    touch(.finger, .began)
    touch(.finger, .ended)
    touch(.pencil, .began)
    #expect(stage.journal.text == "view began, view ended, takesTouch?, r.began, view began")
  }

  // G11
  @Test func `after the first touch those of another type are refused until the attempt is over`() {
    let recognizer = stage.recognizer("r")
    recognizer.delaysTouchesEnded = false
    recognizer.onEnded = { recognizer, _, _ in recognizer.state = .failed }
    touch(.finger, .began, finger: 1)
    touch(.pencil, .began, finger: 2)
    touch(.pencil, .ended, finger: 2)
    touch(.finger, .ended, finger: 1)
    touch(.pencil, .began, finger: 3)
    #expect(
      stage.journal.text
        == "r.began, view began, r.ended, view ended, r.reset, r.began, view began")
  }

  // G11
  @Test func `without requiresExclusiveTouchType types mix`() {
    stage.recognizer("r").requiresExclusiveTouchType = false
    touch(.finger, .began, finger: 1)
    touch(.pencil, .began, finger: 2)
    #expect(stage.journal.text == "r.began, view began, r.began")
  }

  // G12
  @Test(arguments: [
    (UIEvent.ButtonMask.primary, UInt32(1), true), (.primary, 2, false), (.secondary, 2, true), (.secondary, 1, false),
  ])
  func `a tap looks at the button of a pointer`(required: UIEvent.ButtonMask, pressed: UInt32, taps: Bool) {
    let tap = UITapGestureRecognizer()
    tap.buttonMaskRequired = required
    tap.addAction { _ in stage.journal.note("tap") }
    stage.view.addGestureRecognizer(tap)
    touch(.pointer, .began, buttons: pressed)
    touch(.pointer, .ended)
    #expect(stage.journal.entries.contains("tap") == taps)
  }

  // G12
  @Test func `a finger taps whatever button is required`() {
    let tap = UITapGestureRecognizer()
    tap.buttonMaskRequired = .secondary
    tap.addAction { _ in stage.journal.note("tap") }
    stage.view.addGestureRecognizer(tap)
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(stage.journal.entries.contains("tap"))
  }

  // G13
  @Test func `a touch that is ignored is heard of no more, and is not taken from the view`() {
    stage.view.isMultipleTouchEnabled = true
    let recognizer = stage.recognizer("r")
    recognizer.onBegan = { recognizer, touches, event in
      guard recognizer.numberOfTouches == 2, let second = touches.first else { return }
      recognizer.ignore(second, for: event)
    }
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
    stage.send(.began, finger: 1)
    stage.send(.began, finger: 2)
    stage.send(.moved, 110, 100, finger: 2)
    stage.send(.moved, 110, 100, finger: 1)
    stage.send(.ended, 110, 100, finger: 2)
    #expect(
      stage.journal.text
        == "r.began, view began, r.began, view began, view moved, r.moved, view cancelled, r!began, view ended")
    #expect(recognizer.numberOfTouches == 1)
  }

  // G27
  @Test func `a recognizer that has failed does not join touches that come while one is down`() {
    let recognizer = stage.recognizer("r")
    recognizer.onBegan = { recognizer, _, _ in recognizer.state = .failed }
    stage.send(.began, finger: 1)
    stage.send(.began, finger: 2)
    stage.send(.ended, finger: 2)
    stage.send(.ended, finger: 1)
    stage.send(.began, finger: 3)
    #expect(stage.journal.entries.filter { $0.hasPrefix("r.") } == ["r.began", "r.reset", "r.began"])
  }

  // G13
  @Test func `a gesture under way that ignores the last of its touches is cancelled`() {
    let recognizer = stage.recognizer("r")
    recognizer.onMoved = { recognizer, touches, event in
      let hasBegun = recognizer.state == .began
      recognizer.state = hasBegun ? .changed : .began
      guard hasBegun else { return }
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    stage.send(.began)
    stage.send(.moved, 110, 100)
    stage.send(.moved, 120, 100)
    stage.send(.ended, 120, 100)
    #expect(
      stage.journal.entries.filter { $0.hasPrefix("r") }
        == ["r.began", "r.moved", "r!began", "r.moved", "r!changed", "r!cancelled", "r.reset"])
  }

  // G13
  @Test func `a recognizer does not wait for the end of a touch that it is told to ignore`() {
    final class Ignoring: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event else { return }
        for touch in touches { touch.gestureRecognizers?.first?.ignore(touch, for: event) }
      }
    }
    let recognizers = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in recognizers {
      let view = Ignoring(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.addGestureRecognizer(recognizer)
      stage.screen.show(view)
      stage.send(.began)
      #expect(recognizer.numberOfTouches == 0, "\(recognizer)")
      stage.send(.ended)
      #expect(recognizer.state == .possible, "\(recognizer)")
      #expect(stage.screen.advanceUntilRest(), "\(recognizer)")
    }
  }
}
