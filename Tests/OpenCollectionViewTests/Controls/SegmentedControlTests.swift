import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Three segments of 100 points each at (50, 100).
@MainActor struct SegmentedControlTests {
  private func stage(_ items: [Any] = ["One", "Two", "Three"]) -> ControlStage<UISegmentedControl> {
    ControlStage(
      UISegmentedControl(items: items), at: CGRect(x: 50, y: 100, width: 300, height: 32),
      noting: [.valueChanged, .touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
  }

  @Test func `a control made of items is as large as suits them`() {
    let control = UISegmentedControl(items: ["A", "B", 3, "C"])
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.bounds.size == CGSize(width: 108, height: 32))
    #expect(control.intrinsicContentSize == CGSize(width: 108, height: 32))
  }

  @Test func `constraints follow a control whose chosen segment has another font`() {
    let screen = VirtualScreen(width: 800, height: 200)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .selected)
    control.translatesAutoresizingMaskIntoConstraints = false
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 200))
    around.addSubview(control)
    control.leadingAnchor.constraint(equalTo: around.leadingAnchor).isActive = true
    control.topAnchor.constraint(equalTo: around.topAnchor).isActive = true
    screen.show(around)
    let width = control.bounds.width
    control.selectedSegmentIndex = 1
    screen.advanceUntilRest()
    #expect(control.bounds.width == control.intrinsicContentSize.width)
    #expect(control.bounds.width > width + 40)
  }

  @Test func `a tap chooses a segment and tells of it`() {
    let stage = stage()
    stage.tap(200, 116)
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.events == "touchDown valueChanged touchUpInside")
    stage.journal.clear()
    stage.screen.advance(by: 1)
    stage.tap(200, 116)
    #expect(stage.events == "touchDown touchUpInside")
  }

  @Test func `choosing by the program tells nobody`() {
    let stage = stage()
    stage.control.selectedSegmentIndex = 2
    #expect(stage.events == "")
  }

  @Test func `a finger that moves on chooses the segment where it is lifted`() {
    let stage = stage()
    stage.drag((60, 116), (180, 116), (300, 116))
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test func `a finger takes the choice along, which is told of at the end`() {
    let stage = stage()
    stage.control.selectedSegmentIndex = 0
    stage.send(.began, 60, 116)
    stage.send(.moved, 180, 116)
    #expect(stage.control.selectedSegmentIndex == 0)
    stage.screen.advance(by: 0.5)
    let pill = stage.control.subviews.first { $0.layer.shadowOpacity > 0 }
    #expect(pill?.center.x == 150)
    stage.send(.ended, 180, 116)
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.journal.text == "touchDown, valueChanged, touchUpInside")
  }

  @Test func `lifted far outside, or taken away, the finger chooses nothing`() {
    let stage = stage()
    stage.drag((60, 116), (60, 300))
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.send(.began, 60, 116)
    stage.send(.cancelled, 60, 116)
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(stage.events == "touchDown touchUpOutside touchDown touchCancel")
  }

  @Test func `a segment that does not answer is not chosen`() {
    let stage = stage()
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.tap(200, 116)
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!stage.control.isEnabledForSegment(at: 1))
  }

  @Test func `a momentary choice lasts while it is told of`() {
    let stage = stage()
    stage.control.isMomentary = true
    var seen = -2
    stage.control.addAction(
      UIAction { [control = stage.control] _ in seen = control.selectedSegmentIndex }, for: .valueChanged)
    stage.tap(200, 116)
    #expect(seen == 1)
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `the action of a segment runs after the change is told`() {
    let journal = Journal()
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "List", identifier: UIAction.Identifier("list")) { _ in journal.note("list") },
        UIAction(title: "Grid", identifier: UIAction.Identifier("grid")) { _ in journal.note("grid") },
      ])
    let stage = ControlStage(control, at: CGRect(x: 50, y: 100, width: 300, height: 32), noting: [])
    control.addAction(UIAction { _ in journal.note("changed") }, for: .valueChanged)
    stage.tap(300, 116)
    #expect(journal.text == "changed, grid")
    #expect(control.titleForSegment(at: 1) == "Grid")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("list")) == 0)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == UISegmentedControl.noSegment)
  }

  @Test func `the choice follows its segment as others come and go`() {
    let control = stage().control
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Zero", "One", "Two", "Three"])
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Last")
    control.removeSegment(at: 99, animated: false)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `segments share the width, but for those that have their own`() {
    let control = stage().control
    let widths = { [control] in
      control.layoutIfNeeded()
      return control.subviews.filter(\.isAccessibilityElement).map { $0.frame.inWords }
    }
    #expect(widths() == ["0 0 100 32", "100 0 100 32", "200 0 100 32"])
    control.setWidth(60, forSegmentAt: 0)
    #expect(widths() == ["0 0 60 32", "60 0 120 32", "180 0 120 32"])
    #expect(control.widthForSegment(at: 0) == 60)
    #expect(control.widthForSegment(at: 1) == 0)
  }

  @Test func `widths can follow the content`() {
    let control = UISegmentedControl(items: ["A", "Something longer"])
    control.apportionsSegmentWidthsByContent = true
    control.sizeToFit()
    control.layoutIfNeeded()
    let widths = control.subviews.filter(\.isAccessibilityElement).map(\.frame.width)
    #expect(widths[0] < widths[1])
  }

  @Test func `in lines that run to the left the first segment is at the right`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.semanticContentAttribute = .forceRightToLeft
    let stage = ControlStage(control, at: CGRect(x: 0, y: 0, width: 200, height: 32), noting: [])
    stage.tap(150, 16)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `assistive tools see buttons of which one is selected`() {
    let stage = stage()
    let segments = stage.control.subviews.filter(\.isAccessibilityElement)
    #expect(segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    #expect(segments.allSatisfy { $0.accessibilityTraits == .button })
    #expect(segments[2].accessibilityActivate())
    #expect(stage.control.selectedSegmentIndex == 2)
    #expect(segments[2].accessibilityTraits == [.button, .selected])
    #expect(stage.events == "valueChanged")
  }

  @Test func `a segment that is not there stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 }
    }
  }
}
