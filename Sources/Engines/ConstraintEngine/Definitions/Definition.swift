/// The meaning of a variable: a constant, other variables and residuals.
///
/// It is an identity, true whatever is zero by choice: it was made of a constraint solved for the variable, and stays as
/// it is until one of its residuals is forgotten.
struct Definition: Sendable {
  /// Something, so many times.
  struct Part: Sendable {
    var index: Int32
    var coefficient: Double
  }

  var constant = 0.0
  var variables: [Part] = []
  var symbols: [Part] = []
}
