/// The colours of border and shadow that a layer was given, as the objects that they were: a layer answers with what it
/// was given, in its colour space.
final class GivenColors {
  var border: CGColor? = .black
  var shadow: CGColor? = .black
}
