import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct KeyboardGuideTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let controller = UIViewController()

  /// A view above 34 points that the device covers.
  private func showRoot() -> UIView {
    controller.additionalSafeAreaInsets.bottom = 34
    screen.show(controller)
    return controller.view
  }

  // L22
  @Test func `without a keyboard its guide is at the lower edge, above what the device covers`() {
    let root = showRoot()
    let bar = Box(UIView.noIntrinsicMetric, 44, in: root)
    activate(
      bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      root.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor))
    screen.runFrame()
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 766, 400, 34))
    #expect(bar.frame == rect(0, 722, 400, 44))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    screen.runFrame()
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 800, 400, 0))
    #expect(bar.frame == rect(0, 756, 400, 44))
  }

  // L22
  @Test func `the guide of a view that constraints place is at that view's edge in the same pass`() {
    let root = showRoot()
    let panel = Box(in: root)
    let bar = Box(UIView.noIntrinsicMetric, 10, in: panel)
    panel.keyboardLayoutGuide.usesBottomSafeArea = false
    let height = panel.heightAnchor.constraint(equalToConstant: 300)
    activate(
      panel.topAnchor.constraint(equalTo: root.topAnchor), height,
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.widthAnchor.constraint(equalToConstant: 100),
      bar.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      bar.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor))
    screen.runFrame()
    #expect(bar.frame.maxY == 300)
    height.constant = 200
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 200)
    height.isActive = false
    panel.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.bottomAnchor).isActive = true
    #expect(panel.keyboardLayoutGuide.owningView === panel)
  }

  // L22
  @Test func `constraints near the lower edge are active, those away from it are not`() {
    let root = showRoot()
    let guide = root.keyboardLayoutGuide
    let view = Box(50, 50, in: root)
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let away = view.bottomAnchor.constraint(equalTo: root.centerYAnchor)
    let middle = view.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
    let side = view.trailingAnchor.constraint(equalTo: guide.leadingAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([side], activeWhenNearEdge: .leading)
    #expect([near, away, middle, side].map(\.isActive) == [true, false, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .top) == [])
    screen.runFrame()
    #expect(view.frame == rect(175, 716, 50, 50))
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!middle.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [])
  }
}
