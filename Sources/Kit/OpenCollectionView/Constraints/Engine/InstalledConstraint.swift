import ConstraintEngine

/// A constraint in the solver.
@MainActor struct InstalledConstraint {
  let constraint: NSLayoutConstraint
  let name: ConstraintID
  /// The part of the right side besides the constraint's constant.
  let base: Double
  /// The items that it needs, a superview between them, too.
  let items: LayoutItemList
}
