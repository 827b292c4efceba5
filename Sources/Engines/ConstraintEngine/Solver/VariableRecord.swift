/// A variable as a solver keeps it.
struct VariableRecord: Sendable {
  var generation: UInt32 = 0
  var isUsed = false
  /// Tells whether its value has to be worked out anew.
  var isStale = false
  /// What is implied of it, as a constraint, once it would be less than it may be; -1 while that goes without saying.
  var limit: Int32 = -1
  /// What it is not below.
  var least = -Double.infinity
  /// What it is.
  var value = 0.0
  /// What callers are told.
  var answer = 0.0
  /// The constraints that it is in.
  var constraints: [Int32] = []
}
