import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PinchAndRotationTransitionTests {
  private let middle = CGPoint(x: 200, y: 400)
  private let left = CGPoint(x: 150, y: 400)
  private let right = CGPoint(x: 250, y: 400)

  private func apart(by distance: CGFloat) -> TouchScript {
    .pinch(around: middle, from: 100, to: 100 + distance, duration: 0.1)
  }

  private func turn(by degrees: CGFloat) -> TouchScript {
    .rotation(around: middle, distance: 100, by: degrees * .pi / 180, duration: 0.1)
  }

  // G90, G92, G95
  @Test func `a pinch`() {
    var table = TransitionTable { UIPinchGestureRecognizer() }
    table.when("two fingers go apart by 50 points", apart(by: 50))
    table.when("two fingers come together by 50 points", apart(by: -50))
    table.when("two fingers go apart by 9 points", apart(by: 9))
    table.when("two fingers turn", turn(by: 60))
    table.when("two fingers rest", .press(at: left, duration: 1).with(.press(at: right, duration: 1)))
    table.when("one finger drags", .drag(from: left, to: right))
    table.when("one of the fingers lifts under way") { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
      stage.send(.moved, 350, 400, finger: 2)
      stage.send(.ended, 350, 400, finger: 2)
      stage.send(.moved, 100, 400)
      stage.send(.ended, 100, 400)
    }
    table.when("a third finger comes under way") { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
      stage.send(.moved, 350, 400, finger: 2)
      stage.send(.began, 200, 600, finger: 3)
      stage.send(.moved, 200, 700, finger: 3)
      stage.send(.ended, fingers: [1: left, 2: right, 3: middle])
    }
    table.when("a trackpad pinches") { stage, _ in stage.screen.magnify(by: 1.5, at: middle) }
    table.interrupt("two fingers are down", fingers: [1, 2]) { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
    }
    table.interrupt("two fingers have gone apart", fingers: [1, 2]) { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
      stage.send(.moved, 350, 400, finger: 2)
    }
    table.gates("two fingers go apart by 50 points", apart(by: 50))
    #expect(
      table.text == """
        two fingers go apart by 50 points
          → began (the fingers' distance changed by 12.5 pt, limit 10 pt, of which 4.5 pt count), changed, ended
        two fingers come together by 50 points
          → began (the fingers' distance changed by 12.5 pt, limit 10 pt, of which 4.5 pt count), changed, ended
        two fingers go apart by 9 points
          → failed (lifted after the fingers' distance changed by 9 pt, limit 10 pt)
        two fingers turn
          → failed (lifted after the fingers' distance changed by 0 pt, limit 10 pt)
        two fingers rest
          → failed (lifted after the fingers' distance changed by 0 pt, limit 10 pt)
        one finger drags
          → failed (lifted before a second finger came down)
        one of the fingers lifts under way
          → began (the fingers' distance changed by 100 pt, limit 10 pt, of which 92 pt count), ended
        a third finger comes under way
          → began (the fingers' distance changed by 100 pt, limit 10 pt, of which 92 pt count), changed, ended
        a trackpad pinches
          → began (a trackpad pinched by 3.4 %), changed, ended
        two fingers are down; the system takes the touch away
          → failed (its touches were cancelled)
        two fingers are down; the recognizer is disabled
          → failed (it was disabled)
        two fingers are down; the recognizer is taken from its view
          → failed (it was taken from its view)
        two fingers have gone apart; the system takes the touch away
          → began (the fingers' distance changed by 100 pt, limit 10 pt, of which 92 pt count), cancelled (its touches were cancelled)
        two fingers have gone apart; the recognizer is disabled
          → began (the fingers' distance changed by 100 pt, limit 10 pt, of which 92 pt count), cancelled (it was disabled)
        two fingers have gone apart; the recognizer is taken from its view
          → began (the fingers' distance changed by 100 pt, limit 10 pt, of which 92 pt count), cancelled (it was taken from its view)
        two fingers go apart by 50 points; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        two fingers go apart by 50 points; the recognizer waits for another, which fails
          → began (the fingers' distance changed by 12.5 pt, limit 10 pt, of which 4.5 pt count, \
        and ScriptedRecognizer#1, which it waited for, has failed), ended (it ended while it waited)
        two fingers go apart by 50 points; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        two fingers go apart by 50 points; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }

  // G90, G93
  @Test func `a rotation`() {
    var table = TransitionTable { UIRotationGestureRecognizer() }
    table.when("two fingers turn by 45 degrees", turn(by: 45))
    table.when("two fingers turn back by 45 degrees", turn(by: -45))
    table.when("two fingers turn by 9 degrees", turn(by: 9))
    table.when("two fingers go apart", apart(by: 100))
    table.when("one finger drags", .drag(from: left, to: right))
    table.when("one of the fingers lifts under way") { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
      stage.send(.moved, 250, 500, finger: 2)
      stage.send(.ended, 250, 500, finger: 2)
      stage.send(.moved, 100, 300)
      stage.send(.ended, 100, 300)
    }
    table.interrupt("two fingers are down", fingers: [1, 2]) { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
    }
    table.interrupt("two fingers have turned", fingers: [1, 2]) { stage, _ in
      stage.send(.began, fingers: [1: left, 2: right])
      stage.send(.moved, 250, 500, finger: 2)
    }
    table.gates("two fingers turn by 45 degrees", turn(by: 45))
    #expect(
      table.text == """
        two fingers turn by 45 degrees
          → began (the fingers turned by 11.3°, limit 10°, of which 6.3° count), changed, ended
        two fingers turn back by 45 degrees
          → began (the fingers turned by 11.3°, limit 10°, of which 6.3° count), changed, ended
        two fingers turn by 9 degrees
          → failed (lifted after the fingers turned by 9°, limit 10°)
        two fingers go apart
          → failed (lifted after the fingers turned by 0°, limit 10°)
        one finger drags
          → failed (lifted before a second finger came down)
        one of the fingers lifts under way
          → began (the fingers turned by 45°, limit 10°, of which 40° count), ended
        two fingers are down; the system takes the touch away
          → failed (its touches were cancelled)
        two fingers are down; the recognizer is disabled
          → failed (it was disabled)
        two fingers are down; the recognizer is taken from its view
          → failed (it was taken from its view)
        two fingers have turned; the system takes the touch away
          → began (the fingers turned by 45°, limit 10°, of which 40° count), cancelled (its touches were cancelled)
        two fingers have turned; the recognizer is disabled
          → began (the fingers turned by 45°, limit 10°, of which 40° count), cancelled (it was disabled)
        two fingers have turned; the recognizer is taken from its view
          → began (the fingers turned by 45°, limit 10°, of which 40° count), cancelled (it was taken from its view)
        two fingers turn by 45 degrees; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        two fingers turn by 45 degrees; the recognizer waits for another, which fails
          → began (the fingers turned by 11.3°, limit 10°, of which 6.3° count, \
        and ScriptedRecognizer#1, which it waited for, has failed), ended (it ended while it waited)
        two fingers turn by 45 degrees; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        two fingers turn by 45 degrees; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }
}
