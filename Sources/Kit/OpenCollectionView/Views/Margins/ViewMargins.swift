/// The space that a view keeps between its edges and its content.
@MainActor struct ViewMargins {
  /// The margins that the program asked for; nil for the default.
  var base: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
  /// The margins that a view which keeps its superview's was last told of.
  var known: UIEdgeInsets?

  /// The margins of a plain view (documented).
  static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
