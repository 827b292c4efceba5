import ConstraintEngine

/// A view or guide, and what an engine knows of it.
@MainActor final class LayoutItem {
  let reference: LayoutItemReference
  /// Its place among the engine's items.
  let place: Int32
  var variables: LayoutItemVariables
  /// The superview whose size says where the view is, by its mask; nil for most.
  var holder: LayoutItem?
  /// Tells whether it is listed by the view around it as one that is to be put where it belongs.
  var awaitsPlacing = false
  /// Tells whether its content, or its place among others, may be another.
  var isOutdated = false
  /// Tells whether that is being read anew.
  var isRead = false
  /// The alignment insets that its constraints were put in with.
  var alignmentRectInsets = UIEdgeInsets.zero
  /// Tells whether it is a text that is as wide as lines that were broken, and not as one line.
  var hasBrokenText = false
  /// Tells whether it has come since the last solution.
  var isNew = true
  /// Tells whether it is known already that it stands elsewhere, while the engine finds that out.
  var hasMoved = false
  /// Tells whether no constraint names it any longer.
  var isForgotten = false
  /// Wishes to stand elsewhere, where its place is open.
  var exercise: [ConstraintID] = []

  init(_ reference: LayoutItemReference, _ variables: consuming LayoutItemVariables, at place: Int32) {
    self.reference = reference
    self.place = place
    self.variables = variables
  }

  var view: UIView? { reference.view }

  // Asked of the variables all that they hold would be copied.
  func origin(_ axis: NSLayoutConstraint.Axis) -> VariableID { axis == .horizontal ? variables.x : variables.y }
  func length(_ axis: NSLayoutConstraint.Axis) -> VariableID {
    axis == .horizontal ? variables.width : variables.height
  }
}
