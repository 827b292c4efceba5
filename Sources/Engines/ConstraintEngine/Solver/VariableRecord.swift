/// A variable as a solver keeps it.
struct VariableRecord: Sendable, BitwiseCopyable {
  var generation: UInt32 = 0
  /// The constraint that keeps the variable from being less than it may be; -1 as long as none is needed.
  var limit: Int32 = -1
  /// The least value that it may have.
  var least = -Double.infinity
  /// The value.
  var value = 0.0
  /// The value that callers are told.
  var answer = 0.0
  /// The constraints that it is in, in the solver's store of occurrences.
  var constraints = ListPlace()
  var isUsed = false
  /// Tells whether its value has to be worked out anew.
  var isStale = false
}
