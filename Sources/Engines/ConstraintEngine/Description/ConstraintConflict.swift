/// Required constraints that cannot hold together.
public struct ConstraintConflict: Hashable, Sendable {
  /// The one that is not kept from now on: the one that was added or changed last of those that conflict, as far as the
  /// solver had to choose. It is tried again when one of ``constraints`` is changed or removed.
  public let broken: ConstraintID
  /// The smallest set that conflicts, ``broken`` among it: without any one of them the others could all hold. In the
  /// order in which their places were taken.
  public let constraints: [ConstraintID]
  /// The variables that would be less than they may be (``ConstraintSolver/addVariable(atLeast:)``), where those constraints
  /// conflict only with that; mostly none. In the order in which their places were taken.
  public let variables: [VariableID]

  /// A conflict of some constraints, of which one is left out.
  public init(broken: ConstraintID, constraints: [ConstraintID], variables: [VariableID] = []) {
    self.broken = broken
    self.constraints = constraints
    self.variables = variables
  }
}
