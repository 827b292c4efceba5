import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct HoverTransitionTests {
  private let place = CGPoint(x: 100, y: 100)
  private let other = CGPoint(x: 150, y: 100)

  private func hover(_ stage: TouchStage, _ places: CGPoint?...) {
    for place in places {
      stage.screen.receive(.hover(HoverSample(time: stage.screen.now, location: place)))
      stage.screen.runFrame()
      stage.screen.advance(by: 0.02)
    }
  }

  // G111
  @Test func `a pointer that hovers`() {
    var table = TransitionTable { UIHoverGestureRecognizer() }
    table.when("the pointer enters, moves and leaves the screen") { stage, _ in hover(stage, place, other, nil) }
    table.when("the pointer is over another view") { stage, _ in
      stage.screen.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
      hover(stage, place, other, nil)
    }
    table.when("a view comes between") { stage, _ in
      hover(stage, place)
      stage.screen.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
      stage.screen.advance(by: 0.1)
    }
    table.when("a button is pressed over the view") { stage, _ in
      hover(stage, place)
      stage.screen.play(.tap(at: place, kind: .pointer))
      hover(stage, nil)
    }
    table.when("a finger taps", .tap(at: place))
    table.when("the recognizer is disabled under the pointer") { stage, recognizer in
      hover(stage, place)
      recognizer.isEnabled = false
      hover(stage, other, nil)
    }
    table.when("the recognizer is taken from its view under the pointer") { stage, recognizer in
      hover(stage, place)
      stage.view.removeGestureRecognizer(recognizer)
      hover(stage, other, nil)
    }
    table.when("the view goes away under the pointer") { stage, _ in
      hover(stage, place)
      stage.view.removeFromSuperview()
      stage.screen.advance(by: 0.1)
      hover(stage, nil)
    }
    table.when("the delegate says no") { stage, recognizer in
      let answers = GestureAnswers()
      answers.mayBegin = false
      recognizer.delegate = answers
      hover(stage, place, other, nil)
    }
    table.when("the system takes the pointer away") { stage, _ in
      hover(stage, place)
      stage.screen.scene.cancelInput()
    }
    #expect(
      table.text == """
        the pointer enters, moves and leaves the screen
          → began, changed, ended
        the pointer is over another view
          → nothing
        a view comes between
          → began, ended
        a button is pressed over the view
          → began, ended, began, ended
        a finger taps
          → nothing
        the recognizer is disabled under the pointer
          → began, cancelled (it was disabled)
        the recognizer is taken from its view under the pointer
          → began, cancelled (it was taken from its view)
        the view goes away under the pointer
          → began, ended
        the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        the system takes the pointer away
          → began, ended
        """)
  }
}
