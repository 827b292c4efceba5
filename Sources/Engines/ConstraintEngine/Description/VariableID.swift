/// The name of a variable of a ``ConstraintSolver``.
///
/// It is good for the solver that gave it out and for copies of that; once the variable has been removed it names nothing,
/// even when its place is used again.
public struct VariableID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32

  /// Its place among the solver's variables, from 0 on: what is kept for variables can be an array by it. Taken again by a variable
  /// that is added after it was removed.
  public var place: Int { Int(slot) }
}
