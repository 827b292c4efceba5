import Foundation
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Constraints that are made active together.
@MainActor struct ConstraintActivationTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 1)

  /// A view that counts how often it hears that constraints in it are others.
  private final class Listener: UIView {
    private(set) var count = 0
    override func constraintsWithinDidChange() { count += 1 }
  }

  private final class Watched: NSLayoutConstraint {
    static var settings: [Bool] = []
    override var isActive: Bool {
      get { super.isActive }
      set {
        Self.settings.append(newValue)
        super.isActive = newValue
      }
    }
  }

  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  @Test func `views hear once of the constraints of one call, however many there are`() {
    let root = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let boxes = (0..<3).map { _ in box(in: root) }
    // Once they are in use, so that whether a view goes by them is heard of, too.
    NSLayoutConstraint.activate([boxes[0].widthAnchor.constraint(equalToConstant: 1)])
    let before = root.count
    NSLayoutConstraint.activate(boxes.map { $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4) })
    #expect(root.count == before + 1)
    NSLayoutConstraint.activate(boxes.map { $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 6) })
    #expect(root.count == before + 2)
    screen.show(root)
    #expect(boxes.map(\.frame.origin) == Array(repeating: CGPoint(x: 4, y: 6), count: 3))
  }

  @Test func `a constraint that is twice in a call is active once`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = box(in: root)
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([width, width])
    #expect(box.constraints == [width])
    width.isActive = false
    #expect(box.constraints.isEmpty)
  }

  @Test func `a class of constraints hears that it is made active, and those after it are told of as well`() {
    Watched.settings = []
    let root = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = box(in: root)
    let special = Watched(
      item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 7)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 9), special,
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -1),
    ])
    #expect(Watched.settings == [true])
    screen.show(root)
    #expect(box.frame == CGRect(x: 7, y: 9, width: 0, height: 390))
    NSLayoutConstraint.deactivate([special])
    #expect(Watched.settings == [true, false])
  }

  // L4
  @Test(arguments: [false, true])
  func `of constraints that conflict the youngest is left out, wherever they were before`(_ areSolved: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = box(in: root)
    let old = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let young = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
    // Owned by the one, the other, and the one again.
    NSLayoutConstraint.activate([old, width, young])
    if areSolved { root.layoutIfNeeded() }
    screen.show(root)
    #expect(box.frame.minY == 5)
    #expect(box.frame.width == 10)
    old.isActive = false
    screen.runFrame()
    #expect(box.frame.minY == 50)
  }
}
