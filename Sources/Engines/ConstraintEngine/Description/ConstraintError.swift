/// Why a solver refuses what it is given. The solver is as it was before.
public enum ConstraintError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A number is infinite or none, or larger than ``largestNumber``.
  case notFinite(Double)
  /// A variable is none of this solver, or not any more.
  case unknownVariable
  /// A constraint is none of this solver, or not any more.
  case unknownConstraint

  /// Larger factors and constants are refused: next to them a point would be lost in rounding.
  public static let largestNumber = 1e12

  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .notFinite(let number): "\(number) is not a number of a size that layouts have"
    case .unknownVariable: "there is no such variable in this solver"
    case .unknownConstraint: "there is no such constraint in this solver"
    }
  }
}
