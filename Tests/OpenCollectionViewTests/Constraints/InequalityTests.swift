import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// What only inequalities speak of.
@MainActor struct InequalityTests {
  private let screen = VirtualScreen(width: 300, height: 400)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() { screen.show(root) }

  /// Where a view of 100 × 100 points is put.
  private func frame(_ make: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    let view = Box(in: root)
    NSLayoutConstraint.activate(make(view))
    root.layoutIfNeeded()
    defer { view.removeFromSuperview() }
    return view.frame
  }

  // L31
  @Test func `a place that only a limit speaks of is at the limit, at each edge and from either side`() {
    let height = { (view: UIView) in view.heightAnchor.constraint(equalToConstant: 100) }
    let width = { (view: UIView) in view.widthAnchor.constraint(equalToConstant: 100) }
    #expect(
      frame { [height($0), $0.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)] }.minY == 10)
    #expect(
      frame { [height($0), $0.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10)] }.minY == 10)
    #expect(
      frame { [height($0), $0.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45)] }.maxY
        == 355)
    #expect(
      frame { [height($0), $0.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -45)] }.maxY
        == 355
    )
    #expect(
      frame { [width($0), $0.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 10)] }.minX == 10)
    #expect(
      frame { [width($0), $0.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -40)] }.maxX == 260)
    #expect(
      frame { [width($0), $0.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor, constant: 5)] }.midX == 155
    )
  }

  // L31
  @Test func `a length that only a limit speaks of is as long as that`() {
    #expect(frame { [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 23)] }.width == 23)
    #expect(frame { [$0.widthAnchor.constraint(greaterThanOrEqualToConstant: 23)] }.width == 23)
    #expect(
      frame { [$0.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5)] }.height == 200)
  }

  // L31
  @Test func `between limits at both edges a view is as long as they let it`() {
    let frame = frame {
      [
        $0.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
        $0.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20),
        $0.heightAnchor.constraint(equalToConstant: 5),
      ]
    }
    #expect(frame == rect(10, 0, 270, 5))
  }

  // L31
  @Test func `whatever is wished, however little, counts more than a limit that is not reached`() {
    let view = Box(30, 20, in: root)
    view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let weak = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    weak.priority = UILayoutPriority(1)
    activate(
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 200), weak,
      view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    #expect(view.frame == rect(3, 0, 30, 20))
  }

  // L31
  @Test func `a view that is asked for the smallest size it can have does not stay at its limit`() {
    let view = Box(in: root)
    let inner = Box(40, 20, in: view)
    inner.fill(view, inset: 10)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 40))
  }

  // L31
  @Test func `what a stack view lets be small is small`() {
    let view = Box(20, UIView.noIntrinsicMetric)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.alignment = .center
    stack.frame = rect(0, 0, 100, 80)
    root.addSubview(stack)
    screen.runFrame()
    #expect(view.frame == rect(0, 40, 100, 0))
  }

  // L31, L20
  @Test func `a view at its limit is open all the same, and the limit is what decides`() {
    let view = Box(10, 10, in: root)
    let limit = view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 10)
    activate(limit, view.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    #expect(view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [limit])
    limit.constant = 25
    screen.runFrame()
    #expect(view.frame == rect(25, 0, 10, 10))
  }
}
