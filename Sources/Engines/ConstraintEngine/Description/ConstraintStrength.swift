/// How much a constraint matters: required, or one of 999 ranks.
///
/// What is required holds, or is reported as a conflict. Of the ranks each outweighs all lower ones together: an error of
/// a millionth of a point of rank 2 is worse than any number of errors of rank 1. Within a rank errors add up.
public struct ConstraintStrength: Hashable, Comparable, Codable, Sendable {
  /// Ranks are 1 to 999, what is required is 1000, and 0 is for questions of the solver's own.
  let level: Int16

  init(level: Int16) { self.level = level }

  /// A strength of a rank, the higher the stronger. Below 1 it is 1, above 999 it is 999.
  public init(rank: Int) { level = Int16(min(max(rank, 1), 999)) }

  /// It must hold.
  public static let required = ConstraintStrength(level: 1000)

  /// The weakest there is, for questions: no constraint that is added from outside has it.
  static let probe = ConstraintStrength(level: 0)
  /// How many levels there are.
  static let levelCount = 1001

  /// Whether it must hold.
  public var isRequired: Bool { level == Self.required.level }
  /// 1 to 999, and 1000 for what is required.
  public var rank: Int { Int(level) }

  /// Whether the first matters less.
  public static func < (first: ConstraintStrength, second: ConstraintStrength) -> Bool { first.level < second.level }
}
