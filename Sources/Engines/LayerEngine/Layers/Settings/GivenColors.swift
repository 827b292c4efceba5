/// The colours that a layer was given, as the objects that they were: a layer answers with what it was given, in its
/// colour space.
struct GivenColors {
  var background: CGColor?
  var border: CGColor? = .black
  var shadow: CGColor? = .black
}
