import ConstraintEngine
import Foundation

extension LayoutEngine {
  /// The size that was asked for, and the one that it came to.
  struct FittedSize {
    let target: CGSize
    let priorities: [UILayoutPriority]
    let size: CGSize
  }

  /// How many answers are kept for as long as nothing changes. Our choice: cells are asked in few widths.
  static let keptSizes = 4

  /// The size that the constraints in the root give it, where it would like to be `target`, as much as priorities say.
  func size(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard let root else { return nil }
    let priorities = [horizontal, vertical]
    if !isDirty, let known = fittedSizes.first(where: { $0.target == target && $0.priorities == priorities }) {
      return known.size
    }
    if isDirty { fittedSizes.removeAll(keepingCapacity: true) }
    wish(target, horizontal, vertical, of: root)
    // Text that was fitted into another width begins anew, so that what was asked before changes nothing.
    widensAllText = true
    setNeedsSolution()
    solveIfNeeded()
    guard let frame: CGRect = frame(of: root) else { return nil }
    // Rounded up to points' parts that a screen has: what fits must not be cut.
    let insets = root.alignmentRectInsets
    let size = CGSize(
      width: max(0, frame.width - insets.left - insets.right), height: max(0, frame.height - insets.top - insets.bottom)
    )
    if fittedSizes.count == Self.keptSizes { fittedSizes.removeFirst() }
    fittedSizes.append(FittedSize(target: target, priorities: priorities, size: size))
    return size
  }

  private func wish(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, of root: UIView) {
    let lengths = [target.width, target.height].map { Double(min(max($0, 0), Self.largestConstant)) }
    let strengths = [horizontal.strength, vertical.strength]
    if targetWishes.isEmpty {
      let variables = keep(root).variables
      for (place, variable) in [variables.width, variables.height].enumerated() {
        let wish = LinearConstraint([LinearTerm(variable)], .equal, lengths[place], strength: strengths[place])
        if let name = try? solver.add(wish) { targetWishes.append(name) }
      }
    } else {
      for (place, wish) in targetWishes.enumerated() {
        try? solver.setConstant(lengths[place], of: wish)
        try? solver.setStrength(strengths[place], of: wish)
      }
    }
  }
}
