/// The name of a constraint of a ``ConstraintSolver``.
///
/// It is good for the solver that gave it out and for copies of that; once the constraint has been removed it names
/// nothing, even when its place is used again.
public struct ConstraintID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32

  /// Its place among the solver's constraints, from 0 on: what is kept for constraints can be an array by it. Taken again by a
  /// constraint that is added after it was removed.
  public var place: Int { Int(slot) }
}
