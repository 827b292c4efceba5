/// A constraint as a solver keeps it: a residual, which is the left side minus the right one, or for "at most" the
/// opposite, so that it is zero or not below zero.
struct ConstraintRecord: Sendable {
  /// Each variable once, in the solver's store of terms.
  var parts = ListPlace()
  var generation: UInt32 = 0
  var constant = 0.0
  /// How many were added before it; less than for any other where it is implied.
  var age = 0
  var strength = ConstraintStrength.required
  var isEquality = false
  /// Tells whether the caller's sides were exchanged.
  var isTurned = false
  var isUsed = false
  /// Tells whether nobody added it: it is what a variable is not below.
  var isImplied = false
  /// Tells whether it lies at its bound where nothing else says how things are.
  var prefersBound = false
  /// Tells whether it waits for the next solution to take part.
  var isPending = false
}
