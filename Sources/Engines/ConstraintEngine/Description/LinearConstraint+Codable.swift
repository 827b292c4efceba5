extension LinearConstraint: Codable {
  private enum CodingKeys: String, CodingKey {
    case terms
    case relation
    case constant
    case strength
    case prefersBound
  }

  /// A constraint that was encoded, by this version or an earlier one, which knew of no bounds.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode([LinearTerm].self, forKey: .terms),
      try values.decode(ConstraintRelation.self, forKey: .relation),
      try values.decode(Double.self, forKey: .constant),
      strength: try values.decode(ConstraintStrength.self, forKey: .strength),
      prefersBound: try values.decodeIfPresent(Bool.self, forKey: .prefersBound) ?? false)
  }

  /// Encodes the constraint, so that later versions can read it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(terms, forKey: .terms)
    try values.encode(relation, forKey: .relation)
    try values.encode(constant, forKey: .constant)
    try values.encode(strength, forKey: .strength)
    try values.encode(prefersBound, forKey: .prefersBound)
  }
}
