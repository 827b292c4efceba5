import DecisionTrace
import Foundation
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ConstraintLifeTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 2)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() { screen.show(root) }

  /// A view of 100 by 40 points, so far from the left.
  private func view(_ constant: CGFloat) -> (view: Box, left: NSLayoutConstraint) {
    let view = Box(100, 40, in: root)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
    activate(left, view.topAnchor.constraint(equalTo: root.topAnchor))
    return (view, left)
  }

  @Test func `a constant and a priority may change, and a constraint may go`() {
    let (view, left) = view(10)
    screen.runFrame()
    #expect(view.frame == rect(10, 0, 100, 40))
    left.constant = 25
    #expect(view.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25)
    let wide = view.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultLow
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    wide.priority = UILayoutPriority(800)
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(!wide.isActive && view.constraints.isEmpty)
  }

  @Test func `a constant that changes in an animation moves the view smoothly`() {
    let (view, left) = view(0)
    screen.runFrame()
    left.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 200)
    screen.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame.minX.rounded() == 100)
  }

  @Test func `constraints to what a view leaves go; those within it go along`() {
    // L12
    let (outer, _) = view(10)
    let inner = Box(20, 20, in: outer)
    activate(
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor))
    screen.runFrame()
    #expect(inner.frame == rect(80, 0, 20, 20))
    outer.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(outer.constraints.count == 2)
    let place = UIView(frame: rect(0, 0, 200, 200))
    root.addSubview(place)
    place.addSubview(outer)
    activate(
      outer.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: place.trailingAnchor),
      outer.topAnchor.constraint(equalTo: place.topAnchor))
    screen.runFrame()
    #expect(outer.frame == rect(0, 0, 200, 40))
    #expect(inner.frame == rect(180, 0, 20, 20))
  }

  @Test func `views that are in no window are laid out, too, and go on in one`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let inner = Box(10, 10, in: outer)
    activate(
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor))
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(45, 45, 10, 10))
    root.addSubview(outer)
    outer.frame.size.width = 200
    screen.runFrame()
    #expect(inner.frame == rect(95, 45, 10, 10))
  }

  @Test func `updates of constraints are asked for once, from the inside out, before the layout`() {
    // L13
    final class Noting: UIView {
      var journal: Journal?
      var name = ""
      override func updateConstraints() {
        journal?.note("\(name) updates")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        journal?.note("\(name) lays out")
      }
    }
    let journal = Journal()
    let (outer, inner) = (Noting(frame: rect(0, 0, 100, 100)), Noting(frame: rect(0, 0, 50, 50)))
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    root.addSubview(outer)
    screen.runFrame()
    (outer.journal, inner.journal) = (journal, journal)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    screen.runFrame()
    #expect(journal.text == "inner updates, outer updates, outer lays out, inner lays out")
    #expect(!outer.needsUpdateConstraints())
  }

  @Test func `a size is asked for without disturbing anything`() {
    // L14
    let outer = UIView(frame: rect(0, 0, 10, 10))
    let inner = Box(80, 30, in: outer)
    activate(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10))
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 50))
    #expect(
      outer.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 300, height: 50))
    #expect(outer.frame == rect(0, 0, 10, 10))
    #expect(inner.frame == .zero)
  }

  @Test func `a view whose content has a size is fitted by that where nothing is constrained in it`() {
    // L14
    final class Badge: UIView {
      var content = CGSize(width: 100, height: 50)
      override var intrinsicContentSize: CGSize { content }
    }
    func fitted(_ view: UIView, width: CGFloat? = nil) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: width ?? 0, height: 0),
        withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let badge = Badge(frame: rect(0, 0, 7, 8))
    #expect(fitted(badge) == CGSize(width: 100, height: 50))
    #expect(fitted(badge, width: 320) == CGSize(width: 320, height: 50))
    badge.content = CGSize(width: UIView.noIntrinsicMetric, height: 420)
    #expect(fitted(badge) == CGSize(width: 7, height: 420))
    #expect(fitted(UIView(frame: rect(0, 0, 7, 8))) == CGSize(width: 7, height: 8))
    // A text says what fits, which is more than how large it is on one line.
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a text on more lines than one"
    let height = fitted(label, width: 60).height
    #expect(height > 2 * label.intrinsicContentSize.height)
    label.frame.size = CGSize(width: 60, height: height)
    #expect(fitted(label, width: 60).height == height)
  }

  @Test func `what cannot hold together is told in a sentence, and one of it is left out`() {
    // L4
    let log = LinesOfLog()
    log.listen {
      let (view, left) = view(10)
      left.identifier = "left"
      view.accessibilityIdentifier = "title"
      screen.runFrame()
      let other = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
      other.identifier = "other"
      other.isActive = true
      screen.runFrame()
      #expect(view.frame.minX == 10)
    }
    #expect(log.lines.count == 1)
    let sentence = log.lines.first ?? ""
    #expect(sentence.contains("'left' Box 'title'.leading == UIView"))
    #expect(sentence.contains("'other' Box 'title'.leading == UIView"))
    #expect(sentence.contains("is left out"))
  }

  @Test func `what is left open is known, where one asks`() {
    let (view, _) = view(10)
    screen.runFrame()
    #expect(!view.hasAmbiguousLayout)
    let open = Box(in: root)
    open.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    screen.runFrame()
    #expect(open.hasAmbiguousLayout)
  }

  @Test func `what is no constraint stays inactive, and says why`() {
    // L15
    let log = LinesOfLog()
    log.listen {
      let (view, left) = view(10)
      let stranger = Box()
      let between = view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
      between.isActive = true
      #expect(!between.isActive)
      let mixed = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1, constant: 0)
      mixed.isActive = true
      #expect(!mixed.isActive)
      left.constant = .nan
      #expect(left.constant == 10)
      left.priority = UILayoutPriority(2000)
      #expect(left.priority == .required)
    }
    #expect(log.lines.count == 4)
  }

  @Test func `a left edge may be where another view's top is`() {
    // L15
    let (view, other) = (Box(10, 10, in: root), Box(10, 10, in: root))
    let mixed = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
    activate(
      mixed, other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor), other.leftAnchor.constraint(equalTo: root.leftAnchor))
    screen.runFrame()
    #expect(mixed.isActive)
    #expect(view.frame == rect(80, 0, 10, 10))
  }
}
