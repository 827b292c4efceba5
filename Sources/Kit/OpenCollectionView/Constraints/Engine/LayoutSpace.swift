/// The view in whose coordinates a constraint is, which holds it.
struct LayoutSpace {
  let view: ViewConstraints
  /// Tells whether all is counted from the right.
  let isMirrored: Bool
}
