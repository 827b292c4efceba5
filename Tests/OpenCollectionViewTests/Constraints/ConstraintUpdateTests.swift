import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// When views are asked to update their constraints.
@MainActor struct ConstraintUpdateTests {
  /// Makes its constraints when it is asked for them.
  private class Late: UIView {
    let box = Box(10, 20)
    private var inset: NSLayoutConstraint?
    var asked = 0
    var names: Names?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(box)
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }

    override func updateConstraints() {
      asked += 1
      names?.all.append("\(type(of: self))")
      if inset == nil {
        let inset = box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7)
        activate(inset, box.topAnchor.constraint(equalTo: topAnchor, constant: 3))
        self.inset = inset
      }
      super.updateConstraints()
    }
  }

  /// Wants to be asked, whether or not anything around it is constrained.
  private final class Needy: Late {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  private final class Names { var all: [String] = [] }

  private final class Controller: UIViewController {
    var asked = 0
    override func updateViewConstraints() {
      asked += 1
      super.updateViewConstraints()
    }
  }

  @Test func `a view that requires constraints makes them before its first layout, and is asked once`() {
    // L26
    let screen = VirtualScreen(width: 300, height: 600)
    let view = Needy(frame: rect(0, 0, 100, 100))
    #expect(view.needsUpdateConstraints())
    screen.show(view)
    screen.runFrame()
    #expect(view.box.frame == rect(7, 3, 10, 20))
    #expect(view.asked == 1)
    view.setNeedsLayout()
    screen.runFrame()
    #expect(view.asked == 1)
    view.setNeedsUpdateConstraints()
    screen.runFrame()
    #expect(view.asked == 2)
  }

  @Test func `where constraints are in use views are asked once before they are laid out, those within others first`() {
    // L26
    let screen = VirtualScreen(width: 300, height: 600)
    let (outer, inner, names) = (Late(frame: rect(0, 0, 200, 200)), Needy(frame: rect(50, 50, 100, 100)), Names())
    (outer.names, inner.names) = (names, names)
    outer.addSubview(inner)
    let label = Box(5, 5)
    outer.addSubview(label)
    activate(label.trailingAnchor.constraint(equalTo: outer.trailingAnchor))
    screen.show(outer)
    screen.runFrame()
    #expect(outer.box.frame == rect(7, 3, 10, 20))
    #expect(names.all == ["Needy", "Late"])
    // One that comes later, built before it is added.
    let (late, within) = (Late(frame: rect(0, 0, 80, 80)), Late(frame: rect(0, 0, 40, 40)))
    late.addSubview(within)
    outer.addSubview(late)
    screen.runFrame()
    #expect(late.asked == 1 && within.asked == 1)
    #expect(within.box.frame == rect(7, 3, 10, 20))
    late.removeFromSuperview()
    let newest = Late(frame: rect(0, 0, 40, 40))
    late.addSubview(newest)
    outer.addSubview(late)
    screen.runFrame()
    #expect(newest.asked == 1 && late.asked == 1)
    #expect(newest.box.frame == rect(7, 3, 10, 20))
  }

  @Test func `a view that is only measured makes its constraints for that`() {
    // L26
    let view = Late(frame: .zero)
    let card = UIView()
    card.addSubview(view)
    view.fill(card, inset: 2)
    view.translatesAutoresizingMaskIntoConstraints = false
    activate(view.box.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 27)
    #expect(view.asked == 1)
  }

  @Test func `a controller updates the constraints of its view before that is laid out among constraints`() {
    // L26
    let screen = VirtualScreen(width: 300, height: 600)
    let controller = Controller()
    let box = Box(5, 5, in: controller.view)
    activate(box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor))
    screen.window.rootViewController = controller
    screen.runFrame()
    #expect(controller.asked == 1)
    controller.view.setNeedsUpdateConstraints()
    screen.runFrame()
    #expect(controller.asked == 2)
  }

  @Test
  func
    `a constraint that is added to a view belongs to that view, and anchors of one edge are equal`()
  {
    let (root, view) = (UIView(frame: rect(0, 0, 100, 100)), Box())
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    root.addConstraint(width)
    #expect(root.constraints == [width] && view.constraints == [])
    view.addConstraint(width)
    #expect(root.constraints == [] && view.constraints == [width])
    view.removeConstraint(width)
    #expect(!width.isActive)
    root.addConstraint(width)
    view.removeFromSuperview()
    #expect(!width.isActive && root.constraints == [])
    #expect(view.widthAnchor == view.widthAnchor && view.widthAnchor != view.heightAnchor)
    #expect(width.firstAnchor == view.widthAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, root.topAnchor]).count == 2)
  }

  @Test func `a constraint of nothing stands in for one that comes later, and never counts`() {
    var height = NSLayoutConstraint()
    height.isActive = false
    height.constant = 4
    #expect(!height.isActive && height.firstItem == nil && height.constant == 4 && height.multiplier == 1)
    let log = LinesOfLog()
    log.listen { height.isActive = true }
    #expect(log.lines.count == 1 && log.lines[0].hasPrefix("A constraint has no first attribute"))
    #expect(!height.isActive)
    let view = Box()
    height = view.heightAnchor.constraint(equalToConstant: 4)
    height.isActive = true
    #expect(view.constraints == [height])
  }
}
