import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Nothing is narrower or lower than nothing.
@MainActor struct LeastLengthTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  /// A view that is wider than the rectangle that constraints speak of, or less wide.
  private final class Inset: UIView {
    var insets = UIEdgeInsets.zero
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }

  // L37
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `what gives way to a content that is wider than the row is empty, and not below nothing`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    let row = UIView(frame: rect(50, 0, 200, 30))
    row.semanticContentAttribute = direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    root.addSubview(row)
    let (title, value) = (Box(40, 20, in: row), Box(303, 20, in: row))
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let log = LinesOfLog()
    log.listen {
      activate(
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: value.leadingAnchor),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        title.topAnchor.constraint(equalTo: row.topAnchor), value.topAnchor.constraint(equalTo: row.topAnchor))
      screen.runFrame()
    }
    #expect(title.frame == rect(direction == .leftToRight ? 0 : 200, 0, 0, 20))
    #expect(value.frame == rect(0, 0, 200, 20))
    #expect(!title.hasAmbiguousLayout)
    row.frame.size.width = 400
    screen.runFrame()
    #expect(title.frame.width == 40)
    #expect(value.frame.width == 360)
    #expect(log.lines == [])
  }

  // L4, L37
  @Test func `edges that leave less than nothing between them conflict, and the sentence says which view has no room`()
  {
    let narrow = UIView(frame: rect(0, 100, 0, 30))
    root.addSubview(narrow)
    let inner = Box(in: narrow)
    (narrow.accessibilityIdentifier, inner.accessibilityIdentifier) = ("narrow", "inner")
    let log = LinesOfLog()
    log.listen {
      activate(
        inner.leadingAnchor.constraint(equalTo: narrow.leadingAnchor, constant: 8),
        inner.trailingAnchor.constraint(equalTo: narrow.trailingAnchor, constant: -8),
        inner.topAnchor.constraint(equalTo: narrow.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20))
      screen.runFrame()
      screen.runFrame()
    }
    #expect(inner.frame == rect(8, 0, 0, 20))
    let leading = "Box 'inner'.leading == UIView 'narrow'.leading + 8"
    let trailing = "Box 'inner'.trailing == UIView 'narrow'.trailing - 8"
    #expect(
      log.lines == [
        "Constraints cannot all hold: \(leading); \(trailing); UIView 'narrow' has the frame \(rect(0, 100, 0, 30)): "
          + "Box 'inner' would be narrower than nothing. \(trailing) is left out. Remove one of them, or give it a priority "
          + "below 1000."
      ])
    log.listen {
      narrow.frame.size.width = 100
      screen.runFrame()
    }
    #expect(inner.frame == rect(8, 0, 84, 20))
    #expect(log.lines.count == 1)
    #expect(narrow.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 0))
  }

  // L4, L37
  @Test func `a frame that leaves no room for what is in it is kept, and so is what stands beside it`() {
    let narrow = UIView(frame: rect(20, 100, 100, 30))
    root.addSubview(narrow)
    let (inner, after) = (Box(in: narrow), Box(10, 10, in: root))
    activate(
      inner.leadingAnchor.constraint(equalTo: narrow.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: narrow.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: narrow.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
      after.leadingAnchor.constraint(equalTo: narrow.trailingAnchor),
      after.topAnchor.constraint(equalTo: narrow.topAnchor))
    screen.runFrame()
    #expect(inner.frame == rect(8, 0, 84, 20))
    #expect(after.frame == rect(120, 100, 10, 10))
    let log = LinesOfLog()
    log.listen {
      narrow.frame.size.width = 0
      screen.runFrame()
    }
    #expect(log.lines.count == 1)
    #expect(inner.frame == rect(8, 0, 0, 20))
    #expect(after.frame == rect(20, 100, 10, 10))
  }

  // L37
  @Test func `a guide and the height of a view are not below nothing either`() {
    let (low, guide) = (Box(in: root), UILayoutGuide())
    root.addLayoutGuide(guide)
    let wishes = [
      low.heightAnchor.constraint(equalToConstant: -30), guide.widthAnchor.constraint(equalToConstant: -30),
    ]
    for wish in wishes { wish.priority = .defaultHigh }
    NSLayoutConstraint.activate(wishes)
    activate(
      low.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      low.leadingAnchor.constraint(equalTo: guide.trailingAnchor), low.widthAnchor.constraint(equalToConstant: 10),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7))
    screen.runFrame()
    #expect(low.frame == rect(7, 5, 10, 0))
    #expect(guide.layoutFrame == rect(7, 0, 0, 0))
  }

  // L37
  @Test(arguments: [3.0, -3])
  func `of a view with insets the rectangle that constraints speak of is not below nothing`(inset: Double) {
    let view = Inset()
    view.insets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let after = Box(10, 10, in: root)
    let width = view.widthAnchor.constraint(equalToConstant: -50)
    width.priority = .defaultHigh
    activate(
      width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      after.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), after.topAnchor.constraint(equalTo: root.topAnchor))
    screen.runFrame()
    #expect(after.frame == rect(100, 0, 10, 10))
    if inset > 0 { #expect(view.frame == rect(97, 0, 6, 0)) }
  }

  // L31, L37
  @Test func `that nothing is below nothing is no bound that a view lies at, and leaves open what is open`() {
    let (wide, open) = (Box(in: root), Box(in: root))
    activate(
      wide.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      wide.topAnchor.constraint(equalTo: root.topAnchor), wide.heightAnchor.constraint(equalToConstant: 10),
      open.leadingAnchor.constraint(equalTo: root.leadingAnchor), open.topAnchor.constraint(equalTo: root.topAnchor),
      open.heightAnchor.constraint(equalToConstant: 10))
    screen.runFrame()
    #expect(wide.frame == rect(0, 0, 50, 10))
    #expect(open.frame == rect(0, 0, 0, 10))
    #expect(open.hasAmbiguousLayout)
    open.exerciseAmbiguityInLayout()
    screen.runFrame()
    #expect(open.frame == rect(0, 0, 20, 10))
    open.exerciseAmbiguityInLayout()
    screen.runFrame()
    #expect(open.frame == rect(0, 0, 0, 10))
  }
}
