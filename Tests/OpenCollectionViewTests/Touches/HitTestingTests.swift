import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct HitTestingTests {
  let stage = TouchStage(CGRect(x: 100, y: 100, width: 200, height: 200))

  private func child(_ frame: CGRect, in parent: UIView? = nil) -> UIView {
    let child = UIView(frame: frame)
    (parent ?? stage.view).addSubview(child)
    return child
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? {
    stage.screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  // G1
  @Test func `a touch keeps the view it came down on, wherever the finger goes`() {
    let other = TouchedView("other", CGRect(x: 0, y: 400, width: 400, height: 400), stage.journal)
    stage.screen.window.addSubview(other)
    stage.screen.play(.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 600), holding: 0))
    #expect(stage.journal.withoutRepeats == "view began, view moved, view ended")
    #expect(stage.view.places.last?.location == CGPoint(x: 50, y: 500))
  }

  // G2
  @Test func `the frontmost and deepest view is hit`() {
    _ = child(CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = child(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = child(CGRect(x: 10, y: 10, width: 10, height: 10), in: front)
    #expect(hit(115, 115) === inner)
    #expect(hit(105, 105) === front)
    #expect(hit(250, 250) === stage.view)
    #expect(hit(50, 50) === stage.screen.window)
  }

  // G2
  @Test func `the upper and left edges belong to a view, the lower and right ones do not`() {
    #expect(hit(100, 100) === stage.view)
    #expect(hit(299.9, 299.9) === stage.view)
    #expect(hit(300, 200) === stage.screen.window)
    #expect(hit(200, 300) === stage.screen.window)
  }

  // G2
  @Test(arguments: ["hidden", "disabled", "transparent"])
  func `a view that cannot be touched is passed over with all that is in it`(kind: String) {
    let front = child(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = child(CGRect(x: 0, y: 0, width: 50, height: 50), in: front)
    switch kind {
    case "hidden": front.isHidden = true
    case "disabled": front.isUserInteractionEnabled = false
    default: front.alpha = 0.009
    }
    #expect(hit(110, 110) === stage.view)
  }

  // G2
  @Test func `a view of alpha 0.01 is touched`() {
    let front = child(CGRect(x: 0, y: 0, width: 100, height: 100))
    front.alpha = 0.01
    #expect(hit(110, 110) === front)
  }

  // G2
  @Test(arguments: [true, false])
  func `a subview outside of its parent cannot be touched, clipped or not`(clips: Bool) {
    stage.view.clipsToBounds = clips
    _ = child(CGRect(x: 250, y: 0, width: 50, height: 50))
    #expect(hit(360, 110) === stage.screen.window)
  }

  // G2
  @Test func `the depth of layers goes before the order of subviews`() {
    let deep = child(CGRect(x: 0, y: 0, width: 100, height: 100))
    let last = child(CGRect(x: 0, y: 0, width: 100, height: 100))
    deep.layer.zPosition = 1
    #expect(hit(110, 110) === deep)
    last.layer.zPosition = 2
    #expect(hit(110, 110) === last)
  }

  // G2
  @Test func `a turned view is touched where it is seen`() {
    let bar = child(CGRect(x: 0, y: 90, width: 200, height: 20))
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(200, 110) === bar)
    #expect(hit(110, 200) === stage.view)
  }

  // G2
  @Test func `an override of point(inside:) makes a view larger`() {
    final class Generous: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let button = Generous(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    stage.view.addSubview(button)
    #expect(hit(135, 135) === button)
    #expect(hit(125, 125) === stage.view)
  }

  // G3
  @Test func `a view for one finger hears of the first one only, also after it has gone`() {
    stage.send(.began, 110, 110, finger: 1)
    stage.send(.began, 120, 120, finger: 2)
    stage.send(.moved, 121, 121, finger: 2)
    stage.send(.ended, 110, 110, finger: 1)
    stage.send(.moved, 122, 122, finger: 2)
    stage.send(.ended, 122, 122, finger: 2)
    #expect(stage.journal.text == "view began, view ended")
  }

  // G3
  @Test func `the next finger after the last one is a first one again`() {
    stage.send(.began, 110, 110, finger: 1)
    stage.send(.ended, 110, 110, finger: 1)
    stage.send(.began, 120, 120, finger: 2)
    stage.send(.ended, 120, 120, finger: 2)
    #expect(stage.journal.text == "view began, view ended, view began, view ended")
  }

  @Test(arguments: [(true, false), (false, true)])
  func `an exclusive view shares the window's fingers with no other`(first: Bool, second: Bool) {
    let other = TouchedView("other", CGRect(x: 0, y: 400, width: 400, height: 400), stage.journal)
    stage.screen.window.addSubview(other)
    stage.view.isExclusiveTouch = first
    other.isExclusiveTouch = second
    stage.send(.began, 110, 110, finger: 1)
    stage.send(.began, 50, 500, finger: 2)
    stage.send(.ended, 50, 500, finger: 2)
    stage.send(.ended, 110, 110, finger: 1)
    stage.send(.began, 50, 500, finger: 3)
    #expect(stage.journal.text == "view began, view ended, other began")
  }

  // G3
  @Test func `recognizers hear of the fingers that a view for one finger does not hear of`() {
    _ = stage.recognizer("r")
    stage.send(.began, 110, 110, finger: 1)
    stage.send(.began, 120, 120, finger: 2)
    #expect(stage.journal.text == "r.began, view began, r.began")
  }
}
