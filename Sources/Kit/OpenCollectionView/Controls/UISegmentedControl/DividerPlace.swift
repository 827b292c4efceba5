/// The states of the segments beside a divider.
struct DividerPlace: Hashable {
  let left: UIControl.State
  let right: UIControl.State

  /// A place beside segments in two states.
  init(_ left: UIControl.State, _ right: UIControl.State) {
    self.left = left
    self.right = right
  }

  /// The place of the picture where no other one is set.
  static let normal = DividerPlace(.normal, .normal)
}
