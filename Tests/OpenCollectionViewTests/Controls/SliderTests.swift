import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A slider of 200 × 34 points at (100, 100): its thumb of 28 points goes from 0 to 172.
@MainActor struct SliderTests {
  private func stage(_ control: UISlider = UISlider()) -> ControlStage<UISlider> {
    ControlStage(
      control, at: CGRect(x: 100, y: 100, width: 200, height: 34),
      noting: [.valueChanged, .touchDown, .touchUpInside, .touchCancel])
  }

  @Test func `a slider is 34 points high and has no width of its own`() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 120, height: 10)) == CGSize(width: 120, height: 34))
  }

  @Test func `line and thumb have their places`() {
    let slider = stage().control
    #expect(slider.trackRect(forBounds: slider.bounds).inWords == "2 15 196 4")
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).inWords == "0 3 28 28")
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).inWords == "86 3 28 28")
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).inWords == "172 3 28 28")
  }

  @Test func `values stay within their limits`() {
    let slider = UISlider()
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    slider.value = 2
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.value = .infinity
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 1)
  }

  @Test func `limits move each other and the value`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    slider.minimumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 20
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (20, 20, 20))
    slider.maximumValue = 3
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
    slider.maximumValue = .nan
    slider.minimumValue = -.infinity
    #expect((slider.minimumValue, slider.maximumValue) == (3, 3))
  }

  @Test func `its thumb is dragged, from where it is grasped`() {
    let stage = stage()
    stage.drag((120, 117), (206, 117))
    #expect(stage.control.value == 0.5)
    #expect(stage.events == "touchDown valueChanged touchUpInside")
    stage.drag((206, 117), (900, 117), (34, 117), (900, 117))
    #expect(stage.control.value == 1)
  }

  @Test func `a tap on the line does nothing`() {
    let stage = stage()
    stage.tap(250, 117)
    #expect(stage.control.value == 0)
    #expect(stage.events == "")
  }

  @Test func `the thumb can be grasped within 44 points`() {
    let stage = stage()
    stage.drag((135, 117), (221, 117))
    #expect(stage.control.value == 0.5)
  }

  @Test func `a slider that is not continuous tells once, at the end`() {
    let control = UISlider()
    control.isContinuous = false
    let stage = stage(control)
    stage.send(.began, 114, 117)
    stage.send(.moved, 150, 117)
    stage.send(.moved, 200, 117)
    #expect(stage.events == "touchDown")
    stage.send(.ended, 200, 117)
    #expect(stage.journal.text == "touchDown, valueChanged, touchUpInside")
  }

  @Test func `setting a value tells nobody and shows it at once or slowly`() {
    let stage = stage()
    stage.control.setValue(0.5, animated: true)
    #expect(stage.control.value == 0.5)
    #expect(stage.control.subviews.last?.frame.inWords == "86 3 28 28")
    #expect(stage.control.subviews.last?.layer.presentation()?.frame.minX ?? 86 < 86)
    stage.screen.advance(by: 1)
    #expect(stage.control.subviews.last?.layer.presentation()?.frame.minX ?? 86 == 86)
    #expect(stage.events == "")
  }

  @Test func `in lines that run to the left the least value is at the right`() {
    let control = UISlider()
    control.semanticContentAttribute = .forceRightToLeft
    let stage = stage(control)
    #expect(control.subviews.last?.frame.inWords == "172 3 28 28")
    stage.drag((286, 117), (200, 117))
    #expect(control.value == 0.5)
  }

  @Test func `pictures at the ends make the line shorter`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let slider = stage().control
    slider.minimumValueImage = image
    slider.maximumValueImage = image
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).inWords == "0 7 20 20")
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).inWords == "180 7 20 20")
    #expect(slider.trackRect(forBounds: slider.bounds).inWords == "28 15 144 4")
  }

  @Test func `a state without a picture shows that of the normal state`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let slider = UISlider()
    #expect(slider.currentThumbImage == nil)
    slider.setThumbImage(image, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) === image)
    #expect(slider.currentThumbImage === image)
  }

  @Test func `assistive tools step by tenths and hear percents`() {
    let control = UISlider()
    control.maximumValue = 50
    let stage = stage(control)
    #expect(control.accessibilityTraits == .adjustable)
    control.accessibilityIncrement()
    #expect(control.value == 5)
    #expect(control.accessibilityValue == "10%")
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.value == 0)
    #expect(stage.journal.text == "valueChanged, valueChanged")
  }

  // G31
  @Test func `a swipe along the line from the thumb does not scroll, one from elsewhere does`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 2000, height: 800)
    let control = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
    scrollView.addSubview(control)
    screen.show(scrollView)
    screen.play(.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 200, y: 117), duration: 0.1, holding: 0.1))
    #expect(scrollView.contentOffset == .zero)
    #expect(control.value > 0.4)
    screen.advance(by: 1)
    screen.play(.drag(from: CGPoint(x: 290, y: 117), to: CGPoint(x: 150, y: 117), duration: 0.1, holding: 0.1))
    #expect(scrollView.contentOffset.x > 50)
  }
}
