import ConstraintEngine
import TestSupport

/// A few variables and constraints with small whole numbers, made of a seed.
struct RandomSystem {
  let variableCount: Int
  /// The variables are named by their places.
  var constraints: [Constraint] = []

  struct Constraint: Hashable {
    var coefficients: [Double]
    var relation: ConstraintRelation
    var constant: Double
    var strength: ConstraintStrength
    var prefersBound = false

    /// How far an inequality that prefers its bound is from it, where values do not violate it.
    func slack(at values: [Double]) -> Double {
      let difference = zip(coefficients, values).reduce(0) { $0 + $1.0 * $1.1 } - constant
      guard prefersBound else { return 0 }
      switch relation {
      case .equal: return 0
      case .atMost: return max(0, -difference)
      case .atLeast: return max(0, difference)
      }
    }

    /// By how much values violate it.
    func error(at values: [Double]) -> Double {
      let difference = zip(coefficients, values).reduce(0) { $0 + $1.0 * $1.1 } - constant
      switch relation {
      case .equal: return abs(difference)
      case .atMost: return max(0, difference)
      case .atLeast: return max(0, -difference)
      }
    }
  }

  init(
    variables: Int, constraints count: Int, ranks: [Int], requiredShare: Int = 25, factors: ClosedRange<Int> = -2...2,
    boundsShare: Int = 0, using random: inout SeededGenerator
  ) {
    variableCount = variables
    for _ in 0..<count {
      let coefficients = (0..<variables).map { _ in
        Bool.random(using: &random) ? Double(Int.random(in: factors, using: &random)) : 0
      }
      let isRequired = Int.random(in: 0..<100, using: &random) < requiredShare
      constraints.append(
        Constraint(
          coefficients: coefficients,
          relation: [.equal, .atMost, .atLeast].randomElement(using: &random)!,
          constant: Double(Int.random(in: -20...20, using: &random)),
          strength: isRequired ? .required : ConstraintStrength(rank: ranks.randomElement(using: &random)!)))
      guard boundsShare > 0 else { continue }
      constraints[constraints.count - 1].prefersBound = Int.random(in: 0..<100, using: &random) < boundsShare
    }
  }

  /// What variables are not below: mostly nothing's length, sometimes another number.
  static func leasts(_ count: Int, share: Int, using random: inout SeededGenerator) -> [Double?] {
    guard share > 0 else { return Array(repeating: nil, count: count) }
    return (0..<count).map { _ in
      guard Int.random(in: 0..<100, using: &random) < share else { return nil }
      return Bool.random(using: &random) ? 0 : Double(Int.random(in: -8...8, using: &random))
    }
  }

  /// The constraint, for variables of a solver.
  static func linear(_ constraint: Constraint, of variables: [VariableID]) -> LinearConstraint {
    LinearConstraint(
      zip(variables, constraint.coefficients).filter { $0.1 != 0 }.map { LinearTerm($0.0, times: $0.1) },
      constraint.relation, constraint.constant, strength: constraint.strength, prefersBound: constraint.prefersBound)
  }
}
