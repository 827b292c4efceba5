import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Which of several touches views hear of. // G3
@MainActor struct ViewTouchSharingTests {
  let stage = TouchStage()
  let left: TouchedView
  let right: TouchedView

  init() {
    left = TouchedView("left", CGRect(x: 0, y: 0, width: 200, height: 800), stage.journal)
    right = TouchedView("right", CGRect(x: 200, y: 0, width: 200, height: 800), stage.journal)
    stage.view.addSubview(left)
    stage.view.addSubview(right)
    stage.screen.runFrame()
  }

  // G3
  @Test func `each of two views has a first touch of its own`() {
    stage.send(.began, 100, 100, finger: 1)
    stage.send(.began, 300, 100, finger: 2)
    stage.send(.began, 110, 100, finger: 3)
    #expect(stage.journal.text == "left began, right began")
  }

  // G3
  @Test func `an exclusive view that has a touch keeps those of all others out`() {
    left.isExclusiveTouch = true
    stage.send(.began, 100, 100, finger: 1)
    stage.send(.began, 300, 100, finger: 2)
    stage.send(.moved, 310, 100, finger: 2)
    stage.send(.ended, 100, 100, finger: 1)
    stage.send(.ended, 310, 100, finger: 2)
    #expect(stage.journal.text == "left began, left ended")
  }

  // G3
  @Test func `an exclusive view hears of no touch while another view has one`() {
    left.isExclusiveTouch = true
    stage.send(.began, 300, 100, finger: 1)
    stage.send(.began, 100, 100, finger: 2)
    stage.send(.ended, 300, 100, finger: 1)
    stage.send(.began, 100, 100, finger: 3)
    #expect(stage.journal.text == "right began, right ended")
    stage.send(.ended, 100, 100, finger: 2)
    stage.send(.ended, 100, 100, finger: 3)
    stage.send(.began, 100, 100, finger: 4)
    #expect(stage.journal.entries.last == "left began")
  }

  // G3
  @Test func `an exclusive view hears of its own second touch if it takes several`() {
    left.isExclusiveTouch = true
    left.isMultipleTouchEnabled = true
    stage.send(.began, 100, 100, finger: 1)
    stage.send(.began, 110, 100, finger: 2)
    #expect(stage.journal.text == "left began, left began")
  }

  // G3
  @Test func `touches that views do not hear of reach recognizers all the same`() {
    left.isExclusiveTouch = true
    let recognizer = stage.recognizer("r")
    stage.send(.began, 100, 100, finger: 1)
    stage.send(.began, 300, 100, finger: 2)
    #expect(stage.journal.text == "r.began, left began, r.began")
    #expect(recognizer.numberOfTouches == 2)
  }

  // G11
  @Test func `while a pen is down a finger is refused, and the other way round`() {
    func touch(_ kind: TouchSample.Kind, _ phase: TouchSample.Phase, _ finger: Int32) {
      stage.screen.receive(
        .touches([
          TouchSample(
            time: stage.screen.now, identifier: finger, phase: phase, kind: kind, location: CGPoint(x: 50, y: 50))
        ]))
      stage.screen.runFrame()
    }
    let recognizer = stage.recognizer("r")
    recognizer.onEnded = { recognizer, _, _ in recognizer.state = .failed }
    for (first, second) in [
      (TouchSample.Kind.pencil, TouchSample.Kind.finger), (.finger, .pencil), (.pointer, .finger),
    ] {
      stage.journal.clear()
      touch(first, .began, 1)
      touch(second, .began, 2)
      #expect(recognizer.numberOfTouches == 1)
      touch(first, .ended, 1)
      touch(second, .ended, 2)
      #expect(stage.journal.entries.filter { $0.hasPrefix("r.") } == ["r.began", "r.ended", "r.reset"])
    }
  }
}
