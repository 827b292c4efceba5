import OpenCollectionView
import TouchTesting

/// A thousand views in a row, each placed by four constraints: 8 points after the one before it.
@MainActor final class ConstrainedChain {
  static let length = 1_000

  let screen = VirtualScreen(width: 400, height: 800, scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var last = UIView()
  /// Where the row begins, and how wide its last view is: what depends on them is all, and nothing.
  private(set) var start = NSLayoutConstraint()
  private(set) var lastWidth = NSLayoutConstraint()
  private var time = 0.0

  /// Makes the views and the constraints, and lays them out.
  func build() {
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(4 * Self.length)
    var edge = view.leadingAnchor
    for number in 0..<Self.length {
      let next = UIView()
      next.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(next)
      let place = next.leadingAnchor.constraint(equalTo: edge, constant: 8)
      let width = next.widthAnchor.constraint(equalToConstant: 44)
      if number == 0 { start = place }
      lastWidth = width
      constraints += [
        place, width, next.topAnchor.constraint(equalTo: view.topAnchor),
        next.heightAnchor.constraint(equalToConstant: 44),
      ]
      edge = next.trailingAnchor
      last = next
    }
    NSLayoutConstraint.activate(constraints)
    screen.show(view)
    time = screen.now
    precondition(last.frame.minX == Double(Self.length) * 52 - 44, "The chain is not laid out.")
  }

  /// One frame; what a host makes of the commit is not part of it.
  func runFrame() {
    time += 1.0 / 60
    _ = screen.scene.runFrame(at: time)
  }
}
