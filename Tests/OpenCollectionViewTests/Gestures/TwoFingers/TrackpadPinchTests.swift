import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Pinches on a trackpad: reports without touches.
@MainActor struct TrackpadPinchTests {
  let stage = TwoFingerStage()
  let pinch = UIPinchGestureRecognizer()

  init() {
    stage.view.addGestureRecognizer(pinch)
    note(pinch, "pinch")
  }

  private func note(_ pinch: UIPinchGestureRecognizer, _ title: String) {
    stage.note(pinch, title) { [pinch] in pinch.scale }
  }

  private func magnify(_ factor: Double, at point: CGPoint = CGPoint(x: 100, y: 200)) {
    stage.screen.receive(.magnify(MagnifySample(time: stage.screen.now, location: point, factor: factor)))
    stage.screen.runFrame()
  }

  @Test func `it begins with the first report, changes with each, and ends after a pause`() {
    magnify(1.25)
    magnify(2)
    stage.screen.advance(by: 0.2)
    magnify(0.5)
    #expect(stage.told == "pinch began 1.25, pinch changed 2.5, pinch changed 1.25")
    stage.screen.advance(by: 0.24)
    #expect(pinch.state == .changed)
    stage.screen.advance(by: 0.02)
    #expect(stage.told.hasSuffix("pinch changed 1.25, pinch ended 1.25"))
    #expect(pinch.state == .possible)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `it has no touches, and the pointer's place`() {
    magnify(1.25)
    #expect(pinch.numberOfTouches == 0)
    #expect(pinch.location(in: stage.view) == CGPoint(x: 100, y: 200))
    #expect(stage.journal.entries.filter { $0.hasPrefix("view") } == [])
    magnify(1.25, at: CGPoint(x: 110, y: 200))
    #expect(pinch.location(in: stage.view) == CGPoint(x: 110, y: 200))
  }

  @Test func `after a pause another begins`() {
    magnify(2)
    stage.screen.advance(by: 1)
    magnify(3)
    #expect(stage.told == "pinch began 2.0, pinch ended 2.0, pinch began 3.0")
  }

  @Test func `setting the scale counts from there, and the velocity is per second`() {
    magnify(2)
    pinch.scale = 1
    stage.screen.advance(by: 0.1)
    magnify(1.5)
    #expect(pinch.scale == 1.5)
    #expect(abs(pinch.velocity - 5) < 1e-9)
  }

  @Test func `only pinches under the pointer hear of it`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(box)
    let inner = UIPinchGestureRecognizer()
    box.addGestureRecognizer(inner)
    note(inner, "inner")
    magnify(2)
    #expect(stage.told == "pinch began 2.0")
  }

  // G36
  @Test func `of those under the pointer the innermost goes first, and stops the others`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.view.addSubview(box)
    let inner = UIPinchGestureRecognizer()
    box.addGestureRecognizer(inner)
    note(inner, "inner")
    magnify(2)
    magnify(2)
    #expect(stage.told == "inner began 2.0, inner changed 4.0")
    #expect(pinch.state == .failed)
    stage.screen.advance(by: 1)
    #expect(pinch.state == .possible)
  }

  // G37
  @Test func `a delegate may let both run together`() {
    let second = UIPinchGestureRecognizer()
    stage.view.addGestureRecognizer(second)
    note(second, "second")
    let answers = GestureAnswers()
    answers.runsTogether = true
    second.delegate = answers
    magnify(2)
    #expect(stage.told == "pinch began 2.0, second began 2.0")
  }

  // G30
  @Test func `one that should not begin hears nothing more of it`() {
    let answers = GestureAnswers()
    answers.mayBegin = false
    pinch.delegate = answers
    magnify(2)
    answers.mayBegin = true
    magnify(2)
    #expect(stage.told == "")
    stage.screen.advance(by: 1)
    magnify(2)
    #expect(stage.told == "pinch began 2.0")
  }

  @Test func `one that is off, or takes no pointers, hears nothing of it`() {
    pinch.isEnabled = false
    magnify(2)
    stage.screen.advance(by: 1)
    pinch.isEnabled = true
    pinch.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    magnify(2)
    #expect(stage.told == "")
  }

  // G10
  @Test func `a subclass and a delegate are asked whether they want it`() {
    final class Choosy: UIPinchGestureRecognizer {
      var types: [UIEvent.EventType] = []
      override func shouldReceive(_ event: UIEvent) -> Bool {
        types.append(event.type)
        return types.count > 1
      }
    }
    final class Delegate: UIGestureRecognizerDelegate {
      var isAsked = false
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        isAsked = true
        return false
      }
    }
    let choosy = Choosy()
    let delegate = Delegate()
    stage.view.addGestureRecognizer(choosy)
    pinch.delegate = delegate
    note(choosy, "choosy")
    magnify(2)
    #expect(stage.told == "")
    #expect(delegate.isAsked)
    stage.screen.advance(by: 1)
    magnify(2)
    #expect(stage.told == "choosy began 2.0")
    #expect(choosy.types == [.transform, .transform])
  }

  // G26
  @Test func `turning it off cancels it`() {
    magnify(2)
    pinch.isEnabled = false
    magnify(2)
    #expect(stage.told == "pinch began 2.0, pinch cancelled 2.0")
    stage.screen.advance(by: 1)
    #expect(pinch.state == .possible)
  }

  @Test func `a button that is pressed ends it, and then touches count`() {
    magnify(2)
    stage.down(100)
    #expect(stage.told == "pinch began 2.0, pinch ended 2.0")
    stage.move(162)
    #expect(stage.told == "pinch began 2.0, pinch ended 2.0, pinch began 1.5")
  }

  @Test func `a pointer that leaves ends it`() {
    magnify(2)
    stage.screen.receive(.hover(HoverSample(time: stage.screen.now, location: nil)))
    stage.screen.runFrame()
    #expect(stage.told == "pinch began 2.0, pinch ended 2.0")
  }

  @Test func `a screen that cannot be seen cancels it`() {
    magnify(2)
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    #expect(stage.told == "pinch began 2.0, pinch cancelled 2.0")
  }

  @Test func `while fingers are down nobody hears of it`() {
    stage.stage.send(.began, 20, 20)
    magnify(2)
    stage.stage.send(.ended, 20, 20)
    #expect(stage.told == "")
  }

  @Test func `a recognizer that is taken away in its handler hears no more`() {
    pinch.addAction { [view = stage.view] in view.removeGestureRecognizer($0) }
    magnify(2)
    magnify(2)
    stage.screen.advance(by: 1)
    #expect(stage.told == "pinch began 2.0, pinch cancelled 2.0")
    stage.view.addGestureRecognizer(pinch)
    magnify(4)
    #expect(stage.told.contains("pinch began 4.0"))
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `a report that is no factor, or nowhere, means nothing`(factor: Double) {
    magnify(factor)
    magnify(2, at: CGPoint(x: Double.nan, y: 0))
    magnify(2, at: CGPoint(x: 4000, y: 0))
    #expect(stage.told == "")
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `a report that waits for its frame counts by its time`() {
    stage.screen.advance(by: 0.01)
    magnify(2)
    stage.screen.advance(by: 0.245)
    // The pause would be over at 0.26, before the frame that brings the report.
    stage.screen.receive(
      .magnify(MagnifySample(time: stage.screen.now, location: CGPoint(x: 100, y: 200), factor: 2)))
    stage.screen.advance(by: 0.02)
    #expect(stage.told == "pinch began 2.0, pinch changed 4.0")
  }

  @Test func `a whole pinch is played in a line`() {
    stage.screen.magnify(by: 8, at: CGPoint(x: 100, y: 200))
    stage.screen.advanceUntilRest()
    #expect(stage.told.hasPrefix("pinch began 1.189"))
    #expect(stage.told.hasSuffix("pinch ended 8.0"))
  }
}
