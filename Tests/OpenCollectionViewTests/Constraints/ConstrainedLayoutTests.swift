import DecisionTrace
import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Frames worked out by hand.
@MainActor struct ConstrainedLayoutTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 2)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  @Test func `|-20-[view]-20-| below the top: edges from edges`() {
    let view = Box(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalToConstant: 44))
    screen.runFrame()
    #expect(view.frame == rect(20, 30, 360, 44))
    #expect(root.constraints.count == 3)
    #expect(view.constraints.count == 1)
  }

  @Test func `a view in the middle, half as wide and twice as high as wide`() {
    let view = Box(in: root)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2))
    screen.runFrame()
    #expect(view.frame == rect(100, 200, 200, 400))
  }

  @Test func `[a]-8-[b(a)]-8-[c(a)]: three of one width fill the row, edge by edge on device pixels`() {
    // L5, L6
    let views = (0..<3).map { _ in Box(UIView.noIntrinsicMetric, 20, in: root) }
    activate(
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1),
      views[2].leadingAnchor.constraint(equalToSystemSpacingAfter: views[1].trailingAnchor, multiplier: 1),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
    for view in views { view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    screen.runFrame()
    // 384 thirds are 128 points; with one point less each would be 127⅔, whose edges are at half points.
    #expect(views.map(\.frame) == [rect(0, 0, 128, 20), rect(136, 0, 128, 20), rect(272, 0, 128, 20)])
    root.frame.size.width = 399
    screen.runFrame()
    #expect(views.map(\.frame) == [rect(0, 0, 127.5, 20), rect(135.5, 0, 128, 20), rect(271.5, 0, 127.5, 20)])
  }

  // L5
  @Test func `the frame of a guide is that of a view which fills it`() {
    let (guide, view) = (UILayoutGuide(), Box(in: root))
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.1),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.3),
      guide.heightAnchor.constraint(equalToConstant: 20))
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    screen.runFrame()
    // From 0.1 to 133.43, and from 10.3 to 30.3, on half points.
    #expect(guide.layoutFrame == rect(0, 10.5, 133.5, 20))
    #expect(view.frame == guide.layoutFrame)
  }

  @Test func `contents say how large views are, and the one that resists less gives way`() {
    // L7
    let (title, value) = (Box(300, 20, in: root), Box(200, 30, in: root))
    title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    activate(
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor), title.topAnchor.constraint(equalTo: root.topAnchor),
      value.topAnchor.constraint(equalTo: root.topAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    screen.runFrame()
    #expect(title.frame == rect(0, 0, 300, 20))
    #expect(value.frame == rect(300, 0, 100, 30))
    title.content.width = 150
    screen.runFrame()
    // Neither is larger than its content if it can be helped; one has to be.
    #expect(title.frame.width + value.frame.width == 400)
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    screen.runFrame()
    #expect(title.frame == rect(0, 0, 150, 20))
    #expect(value.frame == rect(150, 0, 250, 30))
  }

  @Test func `a view by its frame is a constant for those that are placed after it, and follows its mask`() {
    // L8
    let framed = UIView(frame: rect(0, 0, 400, 50))
    framed.autoresizingMask = .flexibleWidth
    root.addSubview(framed)
    let view = Box(in: root)
    activate(
      view.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: framed.widthAnchor),
      view.leadingAnchor.constraint(equalTo: framed.leadingAnchor), view.heightAnchor.constraint(equalToConstant: 10))
    screen.runFrame()
    #expect(view.frame == rect(0, 60, 400, 10))
    framed.frame.origin.y = 25
    screen.runFrame()
    #expect(view.frame == rect(0, 85, 400, 10))
    root.frame.size.width = 300
    screen.runFrame()
    #expect(view.frame == rect(0, 85, 300, 10))
  }

  @Test func `views of different branches are aligned with each other, through scrolled content, too`() {
    let outer = UIView(frame: rect(50, 100, 300, 300))
    outer.bounds.origin = CGPoint(x: 0, y: 40)
    root.addSubview(outer)
    let inner = Box(in: outer)
    let beside = Box(in: root)
    activate(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 60),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      beside.topAnchor.constraint(equalTo: inner.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 20), beside.heightAnchor.constraint(equalToConstant: 20))
    screen.runFrame()
    #expect(inner.frame == rect(5, 100, 10, 10))
    #expect(beside.frame == rect(65, 160, 20, 20))
    #expect(beside.frame.origin == root.convert(CGPoint(x: 10, y: 0), from: inner))
  }

  @Test func `margins and safe areas are followed`() {
    let view = Box(in: root)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = root.layoutMarginsGuide
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    screen.runFrame()
    #expect(view.frame == rect(20, 10, 340, 760))
    root.layoutMargins.left = 100
    screen.runFrame()
    #expect(view.frame == rect(100, 10, 260, 760))
    let other = Box(in: root)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: other, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin, multiplier: 1,
        constant: 3),
      NSLayoutConstraint(
        item: other, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: other, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 50),
      NSLayoutConstraint(
        item: other, attribute: .height, relatedBy: .lessThanOrEqual, toItem: other, attribute: .width, multiplier: 2,
        constant: 0),
    ])
    screen.runFrame()
    // Only the limit speaks of its height: twice the width. // L31
    #expect(other.frame == rect(103, 340, 50, 100))
  }

  @Test func `from right to left leading is right, and constants count the other way`() {
    // L9
    root.semanticContentAttribute = .forceRightToLeft
    let view = Box(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
    screen.runFrame()
    #expect(view.frame == rect(280, 0, 100, 10))
    root.semanticContentAttribute = .forceLeftToRight
    screen.runFrame()
    #expect(view.frame == rect(20, 0, 100, 10))
  }

  @Test func `what a view itself says is for what is in it, not for its own place`() {
    // L9
    let view = Box(in: root)
    view.semanticContentAttribute = .forceRightToLeft
    let inner = Box(10, 10, in: view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5))
    screen.runFrame()
    #expect(view.frame == rect(20, 0, 100, 10))
    #expect(inner.frame == rect(85, 0, 10, 10))
  }

  @Test func `two views beside each other stand as the one around them reads`() {
    // L9
    root.semanticContentAttribute = .forceRightToLeft
    let (first, second) = (Box(50, 10, in: root), Box(50, 10, in: root))
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    #expect(first.frame == rect(350, 0, 50, 10))
    #expect(second.frame == rect(292, 0, 50, 10))
  }

  @Test func `a row of a stack view reads as the stack view does`() {
    // L9
    let (first, second) = (Box(50, 10), Box(30, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    activate(stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    #expect(second.frame == rect(0, 0, 30, 10))
    #expect(first.frame == rect(30, 0, 50, 10))
  }

  @Test func `surroundings that write in the other direction turn what is laid out`() {
    // L9
    let view = Box(100, 10, in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    #expect(view.frame == rect(20, 0, 100, 10))
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.runFrame()
    #expect(view.frame == rect(280, 0, 100, 10))
  }

  @Test func `guides of a program's own stand between views`() {
    let (view, guide) = (Box(in: root), UILayoutGuide())
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10))
    screen.runFrame()
    #expect(guide.layoutFrame == rect(0, 0, 100, 40))
    #expect(view.frame == rect(100, 15, 10, 10))
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
  }

  @Test func `ways between anchors are lengths`() {
    let (first, second) = (Box(in: root), Box(in: root))
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 30),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
        equalTo: first.widthAnchor, multiplier: 2),
      second.widthAnchor.constraint(equalToConstant: 5))
    screen.runFrame()
    #expect(first.frame == rect(10, 0, 30, 0))
    #expect(second.frame == rect(100, 0, 5, 0))
  }

  @Test func `what a scroll view shows says how large its content is`() {
    // L10
    let scrollView = UIScrollView(frame: rect(0, 0, 400, 400))
    root.addSubview(scrollView)
    let content = Box(in: scrollView)
    let bar = Box(in: scrollView)
    activate(
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      bar.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 50), bar.heightAnchor.constraint(equalToConstant: 5))
    screen.runFrame()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 1030))
    #expect(content.frame == rect(0, 10, 400, 1000))
    #expect(bar.frame == rect(0, 0, 50, 5))
    scrollView.contentOffset.y = 300
    screen.runFrame()
    #expect(bar.frame == rect(0, 300, 50, 5))
  }

  @Test func `a label breaks its lines in the width that it gets, and is as high as they take`() {
    // L11
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "These are so many words that they need several lines of the width that there is for them here."
    root.addSubview(label)
    let below = Box(10, 10, in: root)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 150), below.topAnchor.constraint(equalTo: label.bottomAnchor))
    screen.runFrame()
    let height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(height > 60)
    #expect(label.frame == rect(0, 0, 150, height))
    #expect(below.frame.minY == height)
    label.text = "Short"
    screen.runFrame()
    #expect(label.frame.height == label.intrinsicContentSize.height)
    #expect(below.frame.minY == label.frame.height)
  }

  @Test func `baselines are where letters stand`() {
    let (large, small) = (UILabel(), UILabel())
    for (label, size) in [(large, 34.0), (small, 17)] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      root.addSubview(label)
    }
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    screen.runFrame()
    #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) <= 0.5)
  }
}
