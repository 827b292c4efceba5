import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LongPressTransitionTests {
  private let place = CGPoint(x: 100, y: 100)
  private let other = CGPoint(x: 200, y: 100)

  // G70, G71, G72, G74
  @Test func `a long press`() {
    var table = TransitionTable { UILongPressGestureRecognizer() }
    table.when("a finger rests for 0.6 s", .press(at: place, duration: 0.6))
    table.when("a finger lifts after 0.4 s", .press(at: place, duration: 0.4))
    table.when("a finger moves by 11 points at once", .drag(from: place, to: CGPoint(x: 111, y: 100), duration: 0.1))
    table.when("a finger moves when it has pressed") { stage, _ in
      stage.screen.play(
        .samples([(0, place), (0.6, CGPoint(x: 300, y: 500)), (0.7, place), (0.8, place)]))
    }
    table.when("two fingers rest", .press(at: place, duration: 0.6).with(.press(at: other, duration: 0.6)))
    table.when(
      "a second finger comes when the first has pressed",
      .press(at: place, duration: 0.8).with(TouchScript.rest(0.6).then(.tap(at: other))))
    table.when("a pointer's primary button is held", clicking: 1, for: 0.6)
    table.when("a pointer's secondary button is held", clicking: 2, for: 0.6)
    table.interrupt("a finger is down") { stage, _ in stage.send(.began) }
    table.interrupt("a finger has pressed") { stage, _ in
      stage.send(.began)
      stage.screen.advance(by: 0.6)
    }
    table.gates("a finger rests for 0.6 s", .press(at: place, duration: 0.6))
    #expect(
      table.text == """
        a finger rests for 0.6 s
          → began (pressed for 500 ms), ended
        a finger lifts after 0.4 s
          → failed (lifted after 400 ms, limit 500 ms)
        a finger moves by 11 points at once
          → failed (moved 10.1 pt, limit 10 pt)
        a finger moves when it has pressed
          → began (pressed for 500 ms), changed, ended
        two fingers rest
          → failed (2 fingers came down, 1 required)
        a second finger comes when the first has pressed
          → began (pressed for 500 ms), ended
        a pointer's primary button is held
          → began (pressed for 500 ms), ended
        a pointer's secondary button is held
          → failed (button 2 is pressed, the primary one required)
        a finger is down; the system takes the touch away
          → failed (its touches were cancelled)
        a finger is down; the recognizer is disabled
          → failed (it was disabled)
        a finger is down; the recognizer is taken from its view
          → failed (it was taken from its view)
        a finger has pressed; the system takes the touch away
          → began (pressed for 500 ms), cancelled (its touches were cancelled)
        a finger has pressed; the recognizer is disabled
          → began (pressed for 500 ms), cancelled (it was disabled)
        a finger has pressed; the recognizer is taken from its view
          → began (pressed for 500 ms), cancelled (it was taken from its view)
        a finger rests for 0.6 s; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        a finger rests for 0.6 s; the recognizer waits for another, which fails
          → began (pressed for 500 ms, \
        and ScriptedRecognizer#1, which it waited for, has failed), ended (it ended while it waited)
        a finger rests for 0.6 s; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        a finger rests for 0.6 s; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }

  // G70, G74
  @Test func `a press of two fingers after a tap`() {
    var table = TransitionTable {
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 2
      press.numberOfTapsRequired = 1
      return press
    }
    let tap = TouchScript.tap(at: place).with(.tap(at: other)).then(.rest(0.1))
    let press = TouchScript.press(at: place, duration: 0.7).with(.press(at: other, duration: 0.8))
    table.when("two fingers tap, and press", tap.then(press))
    table.when("two fingers press at once", press)
    table.when("two fingers tap only", tap)
    table.when("one finger presses after the tap", tap.then(.press(at: place, duration: 0.8)))
    #expect(
      table.text == """
        two fingers tap, and press
          → began (pressed for 500 ms), ended
        two fingers press at once
          → failed (held for 750 ms)
        two fingers tap only
          → failed (the press did not come within 350 ms)
        one finger presses after the tap
          → failed (1 of 2 fingers were down when the first was lifted)
        """)
  }

  // G73
  @Test func `a press that takes no time`() {
    var table = TransitionTable {
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      return press
    }
    table.when("a finger taps", .tap(at: place))
    table.when("a finger drags", .drag(from: place, to: other))
    #expect(
      table.text == """
        a finger taps
          → began (pressed for 0 ms), ended
        a finger drags
          → began (pressed for 0 ms), changed, ended
        """)
  }
}
