import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PanTransitionTests {
  private let place = CGPoint(x: 100, y: 100)
  private let other = CGPoint(x: 200, y: 100)

  private func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0) -> TouchScript {
    .drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.1)
  }

  // G80, G81, G87, G88
  @Test func `a pan`() {
    var table = TransitionTable { UIPanGestureRecognizer() }
    table.when("a finger drags by 100 points", drag(from: place, by: 100))
    table.when("a finger drags by 6 points down and 8 to the left", drag(from: place, by: -8, 6))
    table.when("a finger drags by 9 points", drag(from: place, by: 9))
    table.when("a finger rests", .press(at: place, duration: 1))
    table.when("two fingers drag", drag(from: place, by: 100).with(drag(from: other, by: 100)))
    table.when("two fingers go apart", drag(from: place, by: -50).with(drag(from: other, by: 50)))
    table.when("one of two fingers lifts under way") { stage, _ in
      stage.send(.began, fingers: [1: place, 2: other])
      stage.send(.moved, fingers: [1: CGPoint(x: 150, y: 100), 2: CGPoint(x: 250, y: 100)])
      stage.send(.ended, 250, 100, finger: 2)
      stage.send(.moved, 160, 100)
      stage.send(.ended, 160, 100)
    }
    table.interrupt("a finger is down") { stage, _ in stage.send(.began) }
    table.interrupt("a finger has dragged") { stage, _ in
      stage.send(.began)
      stage.send(.moved, 150, 100)
    }
    table.gates("a finger drags by 100 points", drag(from: place, by: 100))
    #expect(
      table.text == """
        a finger drags by 100 points
          → began (moved 25 pt, limit 10 pt), changed, ended
        a finger drags by 6 points down and 8 to the left
          → began (moved 10 pt, limit 10 pt), ended
        a finger drags by 9 points
          → failed (lifted after 9 pt, limit 10 pt)
        a finger rests
          → failed (lifted after 0 pt, limit 10 pt)
        two fingers drag
          → began (moved 25 pt, limit 10 pt), changed, ended
        two fingers go apart
          → failed (lifted after 0 pt, limit 10 pt)
        one of two fingers lifts under way
          → began (moved 50 pt, limit 10 pt), changed, ended
        a finger is down; the system takes the touch away
          → failed (its touches were cancelled)
        a finger is down; the recognizer is disabled
          → failed (it was disabled)
        a finger is down; the recognizer is taken from its view
          → failed (it was taken from its view)
        a finger has dragged; the system takes the touch away
          → began (moved 50 pt, limit 10 pt), cancelled (its touches were cancelled)
        a finger has dragged; the recognizer is disabled
          → began (moved 50 pt, limit 10 pt), cancelled (it was disabled)
        a finger has dragged; the recognizer is taken from its view
          → began (moved 50 pt, limit 10 pt), cancelled (it was taken from its view)
        a finger drags by 100 points; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        a finger drags by 100 points; the recognizer waits for another, which fails
          → began (moved 25 pt, limit 10 pt, \
        and ScriptedRecognizer#1, which it waited for, has failed), ended (it ended while it waited)
        a finger drags by 100 points; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        a finger drags by 100 points; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }

  // G80, G87
  @Test func `a pan of exactly two fingers`() {
    var table = TransitionTable {
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      pan.maximumNumberOfTouches = 2
      return pan
    }
    table.when("two fingers drag", drag(from: place, by: 100).with(drag(from: other, by: 100)))
    table.when("one finger drags", drag(from: place, by: 100))
    table.when(
      "three fingers drag",
      drag(from: place, by: 100).with(drag(from: other, by: 100)).with(drag(from: CGPoint(x: 300, y: 100), by: 100)))
    table.when("a third comes under way") { stage, _ in
      stage.send(.began, fingers: [1: place, 2: other])
      stage.send(.moved, fingers: [1: CGPoint(x: 150, y: 100), 2: CGPoint(x: 250, y: 100)])
      stage.send(.began, 300, 300, finger: 3)
      stage.send(.ended, fingers: [1: place, 2: other, 3: place])
    }
    #expect(
      table.text == """
        two fingers drag
          → began (moved 25 pt, limit 10 pt), changed, ended
        one finger drags
          → failed (1 of 2 fingers came down)
        three fingers drag
          → failed (3 fingers came down, at most 2 pan)
        a third comes under way
          → began (moved 50 pt, limit 10 pt), changed, ended
        """)
  }

  // G89
  @Test func `a pan that takes a trackpad's scrolling`() {
    var table = TransitionTable {
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .continuous
      return pan
    }
    func scroll(_ stage: TouchStage, _ unit: ScrollSample.Unit) {
      for _ in 0..<3 {
        stage.screen.receive(
          .scroll(
            ScrollSample(
              time: stage.screen.now, location: place, distance: ScrollDistance(x: 0, y: 20), unit: unit)))
        stage.screen.runFrame()
        stage.screen.advance(by: 0.02)
      }
    }
    table.when("a trackpad scrolls") { stage, _ in scroll(stage, .points) }
    table.when("a wheel turns") { stage, _ in scroll(stage, .lines) }
    table.when("a finger drags", drag(from: place, by: 100))
    table.when("a trackpad scrolls; the recognizer is disabled") { stage, recognizer in
      scroll(stage, .points)
      recognizer.isEnabled = false
    }
    table.when("a trackpad scrolls; the delegate says no") { stage, recognizer in
      let answers = GestureAnswers()
      answers.mayBegin = false
      recognizer.delegate = answers
      scroll(stage, .points)
    }
    #expect(
      table.text == """
        a trackpad scrolls
          → began (scrolled 20 pt), changed, ended
        a wheel turns
          → nothing
        a finger drags
          → began (moved 25 pt, limit 10 pt), changed, ended
        a trackpad scrolls; the recognizer is disabled
          → began (scrolled 20 pt), changed, cancelled (it was disabled)
        a trackpad scrolls; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        """)
  }

  // G110
  @Test func `a pan from an edge`() {
    var table = TransitionTable {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    }
    let edge = CGPoint(x: 4, y: 100)
    table.when("a finger comes in from the edge", drag(from: edge, by: 100))
    table.when("a finger goes along the edge", drag(from: edge, by: 5, 100))
    table.when("a finger goes out over the edge", drag(from: edge, by: -20))
    table.when("a finger rests at the edge", .press(at: edge, duration: 1))
    table.when("a finger starts elsewhere", drag(from: place, by: 100))
    table.when("a finger comes in from another edge", drag(from: CGPoint(x: 396, y: 100), by: -100))
    table.when(
      "two fingers come in from the edge", drag(from: edge, by: 100).with(drag(from: CGPoint(x: 4, y: 300), by: 100)))
    table.interrupt("a finger is down at the edge") { stage, _ in stage.send(.began, 4, 100) }
    table.interrupt("a finger has come in") { stage, _ in
      stage.send(.began, 4, 100)
      stage.send(.moved, 60, 100)
    }
    table.gates("a finger comes in from the edge", drag(from: edge, by: 100))
    #expect(
      table.text == """
        a finger comes in from the edge
          → began (moved 25 pt, limit 10 pt), changed, ended
        a finger goes along the edge
          → failed (it does not lead inwards from the edge)
        a finger goes out over the edge
          → failed (it does not lead inwards from the edge)
        a finger rests at the edge
          → failed (lifted after 0 pt, limit 10 pt)
        a finger starts elsewhere
          → nothing
        a finger comes in from another edge
          → nothing
        two fingers come in from the edge
          → failed (2 fingers came down, at most 1 pan)
        a finger is down at the edge; the system takes the touch away
          → failed (its touches were cancelled)
        a finger is down at the edge; the recognizer is disabled
          → failed (it was disabled)
        a finger is down at the edge; the recognizer is taken from its view
          → failed (it was taken from its view)
        a finger has come in; the system takes the touch away
          → began (moved 56 pt, limit 10 pt), cancelled (its touches were cancelled)
        a finger has come in; the recognizer is disabled
          → began (moved 56 pt, limit 10 pt), cancelled (it was disabled)
        a finger has come in; the recognizer is taken from its view
          → began (moved 56 pt, limit 10 pt), cancelled (it was taken from its view)
        a finger comes in from the edge; the delegate says no
          → failed (its delegate GestureAnswers#1 says that it should not begin)
        a finger comes in from the edge; the recognizer waits for another, which fails
          → began (moved 25 pt, limit 10 pt, \
        and ScriptedRecognizer#1, which it waited for, has failed), ended (it ended while it waited)
        a finger comes in from the edge; the recognizer waits for another, which is recognized
          → failed (ScriptedRecognizer#1, which had to fail first, was recognized)
        a finger comes in from the edge; another recognizer began with the touch
          → failed (ScriptedRecognizer#1 was recognized first)
        """)
  }
}
