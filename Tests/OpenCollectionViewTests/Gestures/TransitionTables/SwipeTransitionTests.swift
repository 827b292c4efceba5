import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SwipeTransitionTests {
  private let place = CGPoint(x: 200, y: 400)

  private func drag(by x: CGFloat, _ y: CGFloat = 0, duration: Double = 0.1) -> TouchScript {
    .drag(from: place, to: CGPoint(x: 200 + x, y: 400 + y), duration: duration, holding: 0)
  }

  // G100, G101, G102, G103
  @Test func `a swipe`() {
    var table = TransitionTable { UISwipeGestureRecognizer() }
    table.when("a finger goes 100 points to the right", drag(by: 100))
    table.when("a finger goes 30 points in 0.45 s", drag(by: 30, duration: 0.45))
    table.when("a finger goes 30 points in 0.1 s", drag(by: 30))
    table.when("a finger goes to the left", drag(by: -100))
    table.when("a finger goes down", drag(by: 0, 100))
    table.when("a finger rests", .press(at: place, duration: 1))
    table.when("a finger goes too slowly", drag(by: 100, duration: 2.4))
    table.when(
      "a finger goes on and back",
      .samples([
        (0, place), (0.1, CGPoint(x: 240, y: 400)), (0.2, CGPoint(x: 200, y: 400)), (0.3, CGPoint(x: 199, y: 400)),
        (0.4, place),
      ]))
    table.when(
      "two fingers go to the right",
      drag(by: 100).with(.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.1)))
    table.interrupt("a finger is down") { stage, _ in stage.send(.began) }
    table.gates("a finger goes 100 points to the right", drag(by: 100))
    #expect(
      table.text == """
        a finger goes 100 points to the right
          → ended (swiped 58.3 pt in 58.3 ms, 47.3 pt required)
        a finger goes 30 points in 0.45 s
          → ended (swiped 29.4 pt in 441.7 ms, 29.2 pt required)
        a finger goes 30 points in 0.1 s
          → failed (lifted after 30 pt)
        a finger goes to the left
          → failed (went 8.3 pt back)
        a finger goes down
          → failed (strayed 58.3 pt sideways in 58.3 ms, limit 47.1 pt)
        a finger rests
          → failed (no swipe within 500 ms)
        a finger goes too slowly
          → failed (no swipe within 500 ms)
        a finger goes on and back
          → failed (went 1 pt back)
        two fingers go to the right
          → failed (2 fingers came down, 1 required)
        a finger is down; the system takes the touch away
          → failed (its touches were cancelled)
        a finger is down; the recognizer is disabled
          → failed (it was disabled)
        a finger is down; the recognizer is taken from its view
          → failed (it was taken from its view)
        a finger goes 100 points to the right; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        a finger goes 100 points to the right; the recognizer waits for another, which fails
          → ended (swiped 58.3 pt in 58.3 ms, 47.3 pt required, \
        and ScriptedRecognizer#1, which it waited for, has failed)
        a finger goes 100 points to the right; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        a finger goes 100 points to the right; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }
}
