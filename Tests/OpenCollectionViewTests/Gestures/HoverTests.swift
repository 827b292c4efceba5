import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// G111
@MainActor struct HoverTests {
  let stage = TouchStage(CGRect(x: 100, y: 100, width: 200, height: 200))
  let hover = UIHoverGestureRecognizer()

  init() {
    let journal = stage.journal
    stage.view.addGestureRecognizer(hover)
    hover.addAction { recognizer in
      let place = recognizer.location(in: recognizer.view)
      journal.note("\(recognizer.state) \(Int(place.x)), \(Int(place.y))")
    }
  }

  private func point(_ x: Double, _ y: Double) {
    stage.screen.receive(.hover(HoverSample(time: stage.screen.now, location: CGPoint(x: x, y: y))))
    stage.screen.runFrame()
  }

  private func leave() {
    stage.screen.receive(.hover(HoverSample(time: stage.screen.now, location: nil)))
    stage.screen.runFrame()
  }

  @Test func `it begins when the pointer enters, changes with it and ends when it leaves`() {
    point(50, 50)
    point(110, 110)
    point(120, 110)
    point(50, 50)
    #expect(stage.journal.text == "began 10, 10, changed 20, 10, ended -50, -50")
    #expect(hover.state == .possible)
  }

  @Test func `it ends when the pointer leaves the screen`() {
    point(110, 110)
    leave()
    #expect(stage.journal.text == "began 10, 10, ended 10, 10")
  }

  @Test func `it pauses while a button is pressed`() {
    point(110, 110)
    stage.send(.began, 110, 110)
    stage.send(.ended, 110, 110)
    point(120, 110)
    #expect(stage.journal.text == "began 10, 10, ended 10, 10, view began, view ended, began 20, 10")
  }

  @Test func `fingers never hover`() {
    stage.screen.play(.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 150, y: 150)))
    #expect(!stage.journal.text.contains("began 10"))
    #expect(stage.journal.withoutRepeats == "view began, view moved, view ended")
  }

  @Test func `a view that moves away from the pointer is left`() {
    point(110, 110)
    stage.view.frame.origin.y = 400
    stage.screen.runFrame()
    #expect(stage.journal.entries.last?.hasPrefix("ended") == true)
    #expect(stage.journal.entries.count == 2)
  }

  @Test func `a view in front takes the pointer, its superview keeps it`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(child)
    let sibling = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
    stage.screen.window.addSubview(sibling)
    point(110, 110)
    point(260, 110)
    #expect(stage.journal.text == "began 10, 10, ended 160, 10")
  }

  @Test func `turning it off cancels it, and turned on again it begins with the next move`() {
    point(110, 110)
    hover.isEnabled = false
    #expect(stage.journal.text == "began 10, 10, cancelled 10, 10")
    point(112, 110)
    #expect(hover.state == .possible)
    hover.isEnabled = true
    point(114, 110)
    #expect(stage.journal.entries.last == "began 14, 10")
  }

  @Test func `taking it from its view in its handler cancels it once`() {
    hover.addAction { recognizer in recognizer.view?.removeGestureRecognizer(recognizer) }
    point(110, 110)
    point(120, 110)
    leave()
    #expect(stage.journal.entries.map { $0.prefix(5) } == ["began", "cance"])
    #expect(hover.state == .possible)
  }

  @Test func `a view that goes away under a resting pointer is left`() {
    point(110, 110)
    stage.view.removeFromSuperview()
    stage.screen.runFrame()
    #expect(stage.journal.entries.map { $0.prefix(5) } == ["began", "ended"])
  }

  @Test func `a view that comes to lie under a resting pointer is entered`() {
    stage.view.frame.origin.y = 400
    stage.screen.runFrame()
    point(110, 110)
    stage.view.frame.origin.y = 100
    stage.screen.runFrame()
    #expect(stage.journal.text == "began 10, 10")
  }

  @Test func `it begins again where the button is released, without a move`() {
    point(110, 110)
    click(.began, 110, 110)
    click(.moved, 150, 110)
    click(.ended, 150, 110)
    #expect(
      stage.journal.text
        == "began 10, 10, ended 10, 10, view began, view moved, view ended, began 50, 10")
  }

  @Test func `a pointer that is reported while its button is pressed does not hover`() {
    click(.began, 110, 110)
    point(120, 110)
    #expect(stage.journal.text == "view began")
  }

  @Test func `views in each other are hovered together`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIHoverGestureRecognizer()
    inner.addAction { stage.journal.note("inner \($0.state)") }
    child.addGestureRecognizer(inner)
    stage.view.addSubview(child)
    point(110, 110)
    point(250, 110)
    #expect(stage.journal.text == "inner began, began 10, 10, inner ended, changed 150, 10")
  }

  // G10
  @Test func `it is asked whether it takes the event, then its delegate, once until the pointer has left`() {
    final class Asked: UIHoverGestureRecognizer {
      var types: [UIEvent.EventType] = []
      override func shouldReceive(_ event: UIEvent) -> Bool {
        types.append(event.type)
        return false
      }
    }
    let asked = Asked()
    asked.addAction { stage.journal.note("\($0.state)") }
    stage.view.removeGestureRecognizer(hover)
    stage.view.addGestureRecognizer(asked)
    point(110, 110)
    point(120, 110)
    point(50, 50)
    point(110, 110)
    #expect(asked.types == [.hover, .hover])
    #expect(stage.journal.text == "")
  }

  // G30
  @Test func `one that should not begin stays out until the pointer has left`() {
    let answers = GestureAnswers(stage.journal)
    answers.mayBegin = false
    hover.delegate = answers
    point(110, 110)
    point(120, 110)
    point(50, 50)
    #expect(stage.journal.text == "mayBegin?")
    answers.mayBegin = true
    point(110, 110)
    #expect(stage.journal.text == "mayBegin?, mayBegin?, began 10, 10")
  }

  @Test func `it stops no gesture, and no gesture stops it`() {
    let other = UITapGestureRecognizer()
    #expect(!hover.canPrevent(other))
    #expect(!hover.canBePrevented(by: other))
  }

  @Test func `the application sees every move of the pointer`() {
    final class Witness: UIWindow {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        super.sendEvent(event)
      }
    }
    let window = Witness(windowScene: stage.screen.scene)
    window.makeKeyAndVisible()
    point(110, 110)
    point(120, 110)
    leave()
    #expect(window.types == [.hover, .hover, .hover])
  }

  @Test func `a pen above the screen tells how it is held`() {
    stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.screen.receive(
      .hover(
        HoverSample(
          time: stage.screen.now, location: CGPoint(x: 200, y: 200), kind: .pencil, height: 0.5, altitude: 1,
          azimuth: .pi / 2, roll: 0.25)))
    stage.screen.runFrame()
    #expect(hover.state == .began)
    #expect([hover.zOffset, hover.altitudeAngle, hover.rollAngle] == [0.5, 1, 0.25])
    #expect(abs(hover.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    #expect(abs(hover.azimuthAngle(in: stage.view)) < 1e-9)
    #expect(abs(hover.azimuthUnitVector(in: stage.view).dx - 1) < 1e-9)
  }

  @Test func `a pointer is upright, at the screen`() {
    point(110, 110)
    #expect([hover.zOffset, hover.altitudeAngle, hover.rollAngle] == [0, .pi / 2, 0])
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a pointer that is nowhere has left`(number: Double) {
    point(110, 110)
    point(number, 110)
    #expect(stage.journal.text == "began 10, 10, ended 10, 10")
  }

  private func click(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
    stage.screen.receive(
      .touches([
        TouchSample(
          time: stage.screen.now, identifier: 1, phase: phase, kind: .pointer, location: CGPoint(x: x, y: y),
          buttons: phase == .ended ? 0 : 1)
      ]))
    stage.screen.runFrame()
  }
}
