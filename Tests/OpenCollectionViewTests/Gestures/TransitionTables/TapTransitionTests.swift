import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TapTransitionTests {
  private let place = CGPoint(x: 100, y: 100)
  private let other = CGPoint(x: 200, y: 100)
  private var tap: TouchScript { .tap(at: place) }

  // G60, G62, G64
  @Test func `a tap`() {
    var table = TransitionTable { UITapGestureRecognizer() }
    table.when("a finger taps", tap)
    table.when("a finger rests for a second", .press(at: place, duration: 1))
    table.when("a finger moves by 46 points", .flick(from: place, to: CGPoint(x: 146, y: 100)))
    table.when("two fingers tap", tap.with(.tap(at: other)))
    table.when("a pointer clicks with its primary button", clicking: 1)
    table.when("a pointer clicks with its secondary button", clicking: 2)  // G12
    table.interrupt("a finger is down") { stage, _ in stage.send(.began) }
    table.gates("a finger taps", tap)
    #expect(
      table.text == """
        a finger taps
          → ended (tapped)
        a finger rests for a second
          → failed (held for 750 ms)
        a finger moves by 46 points
          → failed (moved 46 pt, limit 45 pt)
        two fingers tap
          → failed (2 fingers came down, 1 required)
        a pointer clicks with its primary button
          → ended (tapped)
        a pointer clicks with its secondary button
          → failed (button 2 is pressed, 1 required)
        a finger is down; the system takes the touch away
          → failed (its touches were cancelled)
        a finger is down; the recognizer is disabled
          → failed (it was disabled)
        a finger is down; the recognizer is taken from its view
          → failed (it was taken from its view)
        a finger taps; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        a finger taps; the recognizer waits for another, which fails
          → ended (tapped, and ScriptedRecognizer#1, which it waited for, has failed)
        a finger taps; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        a finger taps; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }

  // G39, G61, G65
  @Test func `a double tap`() {
    var table = TransitionTable {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }
    table.when("a finger taps twice", tap.then(.rest(0.1)).then(tap))
    table.when("a finger taps once", tap)
    table.when("a finger taps, and again after 0.4 s", tap.then(.rest(0.4)).then(tap))
    table.when(
      "the second tap moves by 46 points",
      tap.then(.rest(0.1)).then(.flick(from: place, to: CGPoint(x: 146, y: 100))))
    table.when("the second tap rests for a second", tap.then(.rest(0.1)).then(.press(at: place, duration: 1)))
    table.when("the second tap is one of two fingers", tap.then(.rest(0.1)).then(tap.with(.tap(at: other))))
    table.interrupt("the second tap is down") { stage, _ in
      stage.screen.play(tap.then(.rest(0.1)))
      stage.send(.began)
    }
    table.when("the program disables it between the taps") { stage, recognizer in
      stage.screen.play(tap.then(.rest(0.1)))
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      stage.screen.play(tap)
    }
    #expect(
      table.text == """
        a finger taps twice
          → ended (tapped 2 times)
        a finger taps once
          → failed (tap 2 of 2 did not come within 350 ms)
        a finger taps, and again after 0.4 s
          → failed (tap 2 of 2 did not come within 350 ms)
        the second tap moves by 46 points
          → failed (moved 46 pt, limit 45 pt)
        the second tap rests for a second
          → failed (held for 750 ms)
        the second tap is one of two fingers
          → failed (2 fingers came down, 1 required)
        the second tap is down; the system takes the touch away
          → failed (its touches were cancelled)
        the second tap is down; the recognizer is disabled
          → failed (it was disabled)
        the second tap is down; the recognizer is taken from its view
          → failed (it was taken from its view)
        the program disables it between the taps
          → failed (it was disabled), failed (tap 2 of 2 did not come within 350 ms)
        """)
  }

  // G63
  @Test func `a tap of two fingers`() {
    var table = TransitionTable {
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      return tap
    }
    let long = TouchScript.tap(at: place, duration: 0.3)
    table.when("two fingers tap", tap.with(.tap(at: other)))
    table.when("the second comes 0.1 s later", long.with(TouchScript.rest(0.1).then(.tap(at: other))))
    table.when("the second comes 0.2 s later", long.with(TouchScript.rest(0.2).then(.tap(at: other))))
    table.when("the first lifts before the second comes", tap.then(.rest(0.02)).then(.tap(at: other)))
    table.when("three fingers tap", tap.with(.tap(at: other)).with(.tap(at: CGPoint(x: 300, y: 100))))
    table.when("one of two moves by 46 points", long.with(.flick(from: other, to: CGPoint(x: 246, y: 100))))
    table.interrupt("two fingers are down", fingers: [1, 2]) { stage, _ in
      stage.send(.began, fingers: [1: place, 2: other])
    }
    #expect(
      table.text == """
        two fingers tap
          → ended (tapped)
        the second comes 0.1 s later
          → ended (tapped)
        the second comes 0.2 s later
          → failed (a finger came down 200 ms after the first, limit 150 ms)
        the first lifts before the second comes
          → failed (1 of 2 fingers were down when the first was lifted)
        three fingers tap
          → failed (3 fingers came down, 2 required)
        one of two moves by 46 points
          → failed (moved 46 pt, limit 45 pt)
        two fingers are down; the system takes the touch away
          → failed (its touches were cancelled)
        two fingers are down; the recognizer is disabled
          → failed (it was disabled)
        two fingers are down; the recognizer is taken from its view
          → failed (it was taken from its view)
        """)
  }
}
