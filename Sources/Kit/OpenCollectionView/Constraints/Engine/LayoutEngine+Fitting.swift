import ConstraintEngine
import Foundation

extension LayoutEngine {
  /// The size that the constraints in the root give it, where it would like to be `target`, as much as priorities say.
  func size(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    _ constraints: [NSLayoutConstraint]
  ) -> CGSize? {
    guard let root else { return nil }
    for constraint in constraints { add(constraint) }
    wish(target, horizontal, vertical, of: root)
    solveIfNeeded()
    guard let frame = frame(of: root) else { return nil }
    // Rounded up to points' parts that a screen has: what fits must not be cut.
    let insets = root.alignmentRectInsets
    return CGSize(
      width: max(0, frame.width - insets.left - insets.right), height: max(0, frame.height - insets.top - insets.bottom)
    )
  }

  private func wish(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, of root: UIView) {
    let variables = keep(root)
    for (variable, length, priority) in [
      (variables.width, target.width, horizontal), (variables.height, target.height, vertical),
    ] {
      let length = min(max(length, 0), Self.largestConstant)
      _ = try? solver.add(
        LinearConstraint([LinearTerm(variable)], .equal, Double(length), strength: priority.strength))
    }
  }
}
