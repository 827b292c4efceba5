import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A control of 100 × 40 points at (100, 100): touches reach it 70 points around.
@MainActor struct ControlTrackingTests {
  private func stage(_ control: UIControl = UIControl()) -> ControlStage<UIControl> {
    ControlStage(control, at: CGRect(x: 100, y: 100, width: 100, height: 40))
  }

  @Test func `a touch that comes and goes inside`() {
    let stage = stage()
    stage.drag((110, 110), (120, 110))
    #expect(stage.events == "touchDown touchDragInside touchUpInside")
  }

  @Test func `a touch that leaves and is lifted outside`() {
    let stage = stage()
    stage.drag((110, 110), (120, 110), (271, 110), (280, 110))
    #expect(
      stage.events == "touchDown touchDragInside touchDragExit touchDragOutside touchUpOutside")
  }

  @Test func `a touch that leaves and comes back`() {
    let stage = stage()
    stage.drag((110, 110), (300, 110), (150, 110))
    #expect(
      stage.events
        == "touchDown touchDragExit touchDragOutside touchDragEnter touchDragInside touchUpInside")
  }

  @Test(arguments: [(269.0, true), (271.0, false)])
  func `a touch is inside until 70 points beyond the bounds`(x: Double, isInside: Bool) {
    let stage = stage()
    stage.send(.began, 110, 110)
    stage.send(.moved, x, 110)
    #expect(stage.control.isTouchInside == isInside)
    #expect(stage.control.isHighlighted == isInside)
    #expect(stage.control.isTracking)
  }

  @Test func `a second tap soon after the first counts as a repetition`() {
    let stage = stage()
    stage.tap(150, 120)
    stage.screen.advance(by: 0.1)
    stage.journal.clear()
    stage.tap(150, 120)
    #expect(stage.events == "touchDown touchDownRepeat touchUpInside")
  }

  @Test func `a touch that is taken away`() {
    let stage = stage()
    stage.send(.began, 110, 110)
    stage.send(.cancelled, 110, 110)
    #expect(stage.events == "touchDown touchCancel")
    #expect(!stage.control.isTracking)
    #expect(!stage.control.isHighlighted)
  }

  @Test func `disabling a control takes its touch away`() {
    let stage = stage()
    stage.send(.began, 110, 110)
    stage.control.isEnabled = false
    #expect(stage.events == "touchDown touchCancel")
    stage.send(.ended, 110, 110)
    #expect(stage.events == "touchDown touchCancel")
  }

  @Test func `a disabled control hears of nothing`() {
    let stage = stage()
    stage.control.isEnabled = false
    stage.tap(150, 120)
    #expect(stage.events == "")
    #expect(stage.control.state == .disabled)
  }

  @Test func `only the first finger counts`() {
    let stage = stage()
    stage.control.isMultipleTouchEnabled = true
    stage.send(.began, 110, 110)
    stage.send(.began, 120, 110, finger: 2)
    stage.send(.ended, 120, 110, finger: 2)
    #expect(stage.events == "touchDown")
    stage.send(.ended, 110, 110)
    #expect(stage.events == "touchDown touchUpInside")
  }

  @Test func `a subclass decides what is followed and for how long`() {
    final class Choosy: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return touch.location(in: self).x < 50
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return touch.location(in: self).x < 80
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let control = Choosy()
    let stage = stage(control)
    stage.drag((160, 110), (110, 110))
    #expect(control.calls == ["begin"])
    control.calls = []
    stage.drag((110, 110), (120, 110), (190, 110), (120, 110))
    #expect(control.calls == ["begin", "continue", "continue"])
    #expect(stage.events == "touchDown touchDragInside")
    control.calls = []
    stage.drag((110, 110), (120, 110))
    #expect(control.calls == ["begin", "continue", "end"])
    stage.send(.began, 110, 110)
    stage.send(.cancelled, 110, 110)
    #expect(control.calls == ["begin", "continue", "end", "begin", "cancel"])
  }

  @Test func `a scroll view takes no touches away from controls`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    #expect(scrollView.touchesShouldCancel(in: UIView()))
    #expect(!scrollView.touchesShouldCancel(in: UIControl()))
  }

  // G31
  @Test func `a tap on a button is not a tap on the view around it`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    view.addSubview(button)
    let journal = Journal()
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in journal.note("tap") }
    view.addGestureRecognizer(tap)
    button.addAction(UIAction { _ in journal.note("button") }, for: .touchUpInside)
    screen.show(view)
    screen.play(.tap(at: CGPoint(x: 150, y: 120)))
    #expect(journal.text == "button")
    screen.advance(by: 1)
    screen.play(.tap(at: CGPoint(x: 300, y: 300)))
    #expect(journal.text == "button, tap")
  }

  @Test func `alignment along lines follows their direction`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .left
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }
}
