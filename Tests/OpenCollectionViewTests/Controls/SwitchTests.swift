import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A switch at (100, 100), 51 × 31 points.
@MainActor struct SwitchTests {
  private func stage(_ control: UISwitch = UISwitch()) -> ControlStage<UISwitch> {
    ControlStage(
      control, at: CGRect(x: 100, y: 100, width: 0, height: 0),
      noting: [.valueChanged, .primaryActionTriggered, .touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
  }

  @Test func `a switch has one size`() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    control.bounds.size = CGSize(width: 1, height: 1)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `a tap turns it over and tells once`() {
    let stage = stage()
    stage.tap(110, 110)
    #expect(stage.control.isOn)
    #expect(stage.events == "touchDown valueChanged primaryActionTriggered touchUpInside")
    stage.screen.advance(by: 1)
    stage.tap(110, 110)
    #expect(!stage.control.isOn)
  }

  @Test func `its thumb comes to its end without going beyond it`() {
    // A9, V60: ωt is 9.23341 after 0.999 s, and 1 − (1 + ωt)·e^(−ωt) of the 20 points are done.
    let stage = stage()
    stage.control.setOn(true, animated: true)
    let places = places(of: stage, frames: 64)
    #expect(places[0] == 15.5)
    #expect(abs(places[6] - 20.2282) < 0.001)
    #expect(abs(places[12] - 26.5289) < 0.001)
    #expect(abs(places[30] - 34.3938) < 0.001)
    #expect(places[59] < 35.5)
    #expect(places.max() == 35.5)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `it goes off faster than on`() {
    // V60: ωt is 9.23341 after 0.588 s.
    let stage = stage()
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    let places = places(of: stage, frames: 40)
    #expect(places[0] == 35.5)
    #expect(abs(places[6] - 26.1915) < 0.001)
    #expect(abs(places[12] - 19.0821) < 0.001)
    #expect(places[35] > 15.5)
    #expect(places[36] == 15.5)
  }

  @Test func `a tap takes it there in the same time, though its thumb becomes narrow meanwhile`() {
    // V60
    let stage = stage()
    stage.send(.began, 113, 115)
    stage.screen.advance(by: 0.5)
    stage.send(.ended, 113, 115)
    let places = places(of: stage, frames: 64)
    #expect(abs(places[0] - 19) < 0.001)
    #expect(abs(places[6] - (19 + 16.5 * 0.2364)) < 0.001)
    #expect(places[59] < 35.5)
    #expect(places[61] == 35.5)
  }

  /// The middle of the thumb as it is shown, frame by frame.
  private func places(of stage: ControlStage<UISwitch>, frames: Int) -> [CGFloat] {
    let thumb = stage.control.subviews[1].layer
    return (0..<frames).map { _ in
      defer { stage.screen.advance(by: 1.0 / 60) }
      return thumb.presentation()?.position.x ?? .nan
    }
  }

  @Test func `setting it tells nobody`() {
    let stage = stage()
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    #expect(stage.events == "")
  }

  @Test func `its thumb can be dragged to the other side`() {
    let stage = stage()
    stage.drag((113, 115), (120, 115), (140, 115), (170, 115))
    #expect(stage.control.isOn)
    #expect(stage.events == "touchDown valueChanged primaryActionTriggered touchUpInside")
  }

  @Test func `a drag there and back changes nothing`() {
    let stage = stage()
    stage.drag((113, 115), (145, 115), (105, 115))
    #expect(!stage.control.isOn)
    #expect(stage.events == "touchDown touchUpInside")
  }

  @Test func `a drag to the side where the thumb is already is a tap`() {
    let stage = stage()
    stage.drag((113, 115), (108, 115))
    #expect(stage.control.isOn)
  }

  @Test func `a tap that is lifted outside does nothing`() {
    let stage = stage()
    stage.drag((113, 115), (113, 300))
    #expect(!stage.control.isOn)
    #expect(stage.events == "touchDown touchUpOutside")
  }

  @Test func `a drag that is taken away changes nothing`() {
    let stage = stage()
    stage.send(.began, 113, 115)
    stage.send(.moved, 145, 115)
    stage.send(.cancelled, 145, 115)
    #expect(!stage.control.isOn)
    #expect(stage.events == "touchDown touchCancel")
  }

  @Test func `the thumb is wider under the finger and slides to the end`() {
    let stage = stage()
    #expect(stage.control.shownFrames == ["0 0 51 31", "2 2 27 27"])
    stage.send(.began, 113, 115)
    #expect(stage.control.shownFrames == ["0 0 51 31", "2 2 34 27"])
    stage.send(.ended, 113, 115)
    #expect(stage.control.shownFrames == ["0 0 51 31", "22 2 27 27"])
  }

  @Test func `in lines that run to the left it is mirrored`() {
    let control = UISwitch()
    control.semanticContentAttribute = .forceRightToLeft
    let stage = stage(control)
    #expect(control.shownFrames == ["0 0 51 31", "22 2 27 27"])
    stage.drag((138, 115), (120, 115), (105, 115))
    #expect(control.isOn)
    #expect(control.shownFrames == ["0 0 51 31", "2 2 27 27"])
  }

  @Test func `assistive tools hear of a switch that is on or off`() {
    let stage = stage()
    #expect(stage.control.isAccessibilityElement)
    #expect(stage.control.accessibilityTraits == [.button, .toggleButton])
    #expect(stage.control.accessibilityValue == "0")
    #expect(stage.control.accessibilityActivate())
    #expect(stage.control.accessibilityValue == "1")
    #expect(stage.events == "valueChanged primaryActionTriggered")
    stage.control.isEnabled = false
    #expect(!stage.control.accessibilityActivate())
    #expect(stage.control.accessibilityTraits.contains(.notEnabled))
    stage.control.isEnabled = true
    #expect(stage.control.accessibilityTraits == [.button, .toggleButton])
  }

  // G31
  @Test func `a pan of a view around it does not take its drag`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    let control = UISwitch()
    control.frame.origin = CGPoint(x: 100, y: 100)
    scrollView.addSubview(control)
    screen.show(scrollView)
    screen.play(.drag(from: CGPoint(x: 105, y: 115), to: CGPoint(x: 170, y: 115), duration: 0.4, holding: 0.1))
    #expect(control.isOn)
    #expect(scrollView.contentOffset == .zero)
  }
}
