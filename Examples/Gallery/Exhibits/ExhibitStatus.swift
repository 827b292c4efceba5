/// A word about an exhibit's present state.
struct ExhibitStatus: Hashable, Sendable {
  var text: String
  /// Tells whether it is the visitor's doing, and so stands out.
  var isEmphasized = false
}
