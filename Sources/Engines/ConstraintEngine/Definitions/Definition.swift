/// The meaning of a variable: a constant, other variables and residuals.
///
/// It is an identity, true whatever is zero by choice: it was made of a constraint solved for the variable, and stays as
/// it is until one of its residuals is forgotten.
struct Definition: Sendable, BitwiseCopyable {
  /// Something, so many times.
  struct Part: Sendable, BitwiseCopyable {
    var index: Int32
    var coefficient: Double
  }

  var constant = 0.0
  /// Tells whether the variable is nothing but the residual of its own. Then it has no parts.
  var isRoot = false
  /// Parts, in the store of ``Definitions``.
  var variables = ListPlace()
  /// Parts, in the store of ``Definitions``; without room there for the only one, as most have, which is ``symbol``.
  var symbols = ListPlace()
  var symbol = Part(index: 0, coefficient: 0)
}
