import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LongPressTests {
  let stage = TouchStage()
  let press = UILongPressGestureRecognizer()

  init() {
    stage.view.addGestureRecognizer(press)
    let journal = stage.journal
    press.addAction { recognizer in
      let place = recognizer.location(in: nil)
      journal.note("\(recognizer.state) \(Int(place.x)), \(Int(place.y))")
    }
  }

  // G70
  @Test func `half a second, ten points, one finger, no taps`() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0)
  }

  // G51, G70, G75
  @Test func `it begins after half a second and takes the touch from the view`() {
    stage.send(.began, 50, 60)
    stage.screen.advance(by: 0.49)
    #expect(stage.journal.text == "view began")
    stage.screen.advance(by: 0.02)
    #expect(stage.journal.text == "view began, view cancelled, began 50, 60")
    stage.send(.moved, 250, 60)
    stage.send(.ended, 250, 60)
    #expect(stage.journal.text == "view began, view cancelled, began 50, 60, changed 250, 60, ended 250, 60")
  }

  // G71
  @Test(arguments: [(0.48, 0), (0.55, 2)])
  func `a finger must stay for half a second`(duration: Double, count: Int) {
    stage.screen.play(.press(at: CGPoint(x: 50, y: 60), duration: duration))
    #expect(stage.journal.entries.filter { !$0.hasPrefix("view") }.count == count)
  }

  // G70
  @Test(arguments: [(10.0, true), (10.5, false)])
  func `ten points are allowed`(distance: Double, begins: Bool) {
    stage.send(.began, 50, 60)
    stage.send(.moved, 50 + distance, 60)
    stage.screen.advance(by: 0.6)
    #expect((press.state == .began) == begins)
  }

  // G73
  @Test func `with no duration it begins with the touch, before the view hears of it`() {
    press.minimumPressDuration = 0
    stage.send(.began, 50, 60)
    #expect(stage.journal.entries.last == "began 50, 60")
  }

  // M19: a list scrolls although something waits for a press.
  @Test func `a pan that moves fails the press`() {
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    stage.screen.play(.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 160)))
    #expect(stage.journal.entries.filter { !$0.hasPrefix("view") } == [])
  }

  // G36
  @Test func `a press that has begun stops a pan`() {
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    stage.send(.began, 50, 60)
    stage.screen.advance(by: 0.6)
    stage.send(.moved, 50, 160)
    #expect(press.state == .changed)
    #expect(pan.state != .began)
  }

  // G22
  @Test func `a touch that is taken away cancels it`() {
    stage.send(.began, 50, 60)
    stage.screen.advance(by: 0.6)
    stage.send(.cancelled, 50, 60)
    #expect(stage.journal.entries.last == "cancelled 50, 60")
  }

  // G70
  @Test func `each press takes its time, on another screen too`() {
    stage.screen.play(.press(at: CGPoint(x: 50, y: 60), duration: 0.6))
    stage.screen.advance(by: 1)
    stage.send(.began, 70, 80)
    stage.screen.advance(by: 0.3)
    stage.send(.ended, 70, 80)
    stage.screen.advance(by: 1)
    stage.send(.began, 90, 100)
    stage.screen.advance(by: 0.49)
    #expect(stage.journal.entries.filter { $0.hasPrefix("began") } == ["began 50, 60"])
    stage.screen.advance(by: 0.02)
    stage.send(.ended, 90, 100)
    #expect(stage.journal.entries.filter { $0.hasPrefix("began") } == ["began 50, 60", "began 90, 100"])
    let other = TouchStage()
    other.view.addGestureRecognizer(press)
    other.send(.began, 10, 20)
    other.screen.advance(by: 0.51)
    #expect(stage.journal.entries.last == "began 10, 20")
  }

  @Test func `only the primary button of a pointer presses`() {
    for (buttons, begins) in [(UInt32(1), true), (2, false)] {
      stage.journal.clear()
      stage.screen.receive(
        .touches([
          TouchSample(
            time: stage.screen.now, identifier: 9, phase: .began, kind: .pointer, location: CGPoint(x: 50, y: 60),
            buttons: buttons)
        ]))
      stage.screen.runFrame()
      stage.screen.advance(by: 0.6)
      #expect(stage.journal.entries.contains("began 50, 60") == begins)
      stage.screen.receive(
        .touches([
          TouchSample(
            time: stage.screen.now, identifier: 9, phase: .ended, kind: .pointer, location: CGPoint(x: 50, y: 60))
        ]))
      stage.screen.runFrame()
    }
  }

  @Test func `the trace says why`() {
    let recorder = stage.screen.recordTrace()
    stage.screen.play(.press(at: CGPoint(x: 50, y: 60), duration: 0.6))
    #expect(recorder.events.contains { $0.description.contains("possible → began: pressed for 500 ms") })
  }
}
