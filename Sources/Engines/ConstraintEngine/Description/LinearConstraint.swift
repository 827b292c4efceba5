/// What is wished of some variables: a sum of them that equals a constant, or is at most or at least that.
///
/// The right edge of a view is 8 points left of another one:
///
///     LinearConstraint(
///       [LinearTerm(left), LinearTerm(width), LinearTerm(otherLeft, times: -1)], .equal, -8, strength: .required)
///
/// A variable may be named several times: its factors add up.
public struct LinearConstraint: Hashable, Codable, Sendable {
  /// What is added up.
  public var terms: [LinearTerm]
  /// How the sum is to the constant.
  public var relation: ConstraintRelation
  /// What the sum is compared with.
  public var constant: Double
  /// How much it matters.
  public var strength: ConstraintStrength

  /// A constraint of the sum of some terms.
  public init(
    _ terms: [LinearTerm], _ relation: ConstraintRelation, _ constant: Double,
    strength: ConstraintStrength = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.strength = strength
  }
}
