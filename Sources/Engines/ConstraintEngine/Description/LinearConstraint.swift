/// A wish for some variables: a sum of them that equals a constant, or is at most or at least that.
///
/// The right edge of a view is 8 points left of another one:
///
///     LinearConstraint(
///       [LinearTerm(left), LinearTerm(width), LinearTerm(otherLeft, times: -1)], .equal, -8, strength: .required)
///
/// A variable may be named several times: its factors add up.
public struct LinearConstraint: Hashable, Sendable {
  /// The terms that are added up.
  public var terms: [LinearTerm]
  /// How the sum is to the constant.
  public var relation: ConstraintRelation
  /// The constant that the sum is compared with.
  public var constant: Double
  /// How much it matters.
  public var strength: ConstraintStrength
  /// Tells whether an inequality lies at its bound where nothing of any rank says otherwise; false unless set. The
  /// distances of all such inequalities from their bounds are added up. An equality is not concerned.
  public var prefersBound: Bool

  /// A constraint of the sum of some terms.
  public init(
    _ terms: [LinearTerm], _ relation: ConstraintRelation, _ constant: Double,
    strength: ConstraintStrength = .required, prefersBound: Bool = false
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.strength = strength
    self.prefersBound = prefersBound
  }
}
