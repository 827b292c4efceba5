/// How much a constraint matters: required, or one of a million ranks between 0 and 1000.
///
/// What is required holds, or is reported as a conflict. Of the ranks each outweighs all lower ones together: an error of
/// a millionth of a point of rank 2 is worse than any number of errors of rank 1. Within a rank errors add up.
public struct ConstraintStrength: Hashable, Comparable, Codable, Sendable {
  /// How many ranks lie between two whole ones, so that halves and quarters are exact.
  static let stepsPerRank: Int32 = 1024

  /// Of a rank times ``stepsPerRank``. 0 is for questions of the solver's own.
  let level: Int32

  init(level: Int32) { self.level = level }

  /// A strength of a rank, the higher the stronger. Below 1 it is 1, above 999 it is 999.
  public init(rank: Int) { level = Int32(min(max(rank, 1), 999)) * Self.stepsPerRank }

  /// A strength of a rank, the higher the stronger, told apart by 1/1024. What is not between 0 and 1000, without these,
  /// is the lowest or the highest.
  public init(rank: Double) {
    let level = rank.isNaN ? 0 : (min(max(rank, 0), 1000) * Double(Self.stepsPerRank)).rounded()
    self.level = min(max(Int32(level), 1), Self.required.level - 1)
  }

  /// It must hold.
  public static let required = ConstraintStrength(level: 1000 * stepsPerRank)

  /// The weakest there is, for questions: no constraint that is added from outside has it.
  static let probe = ConstraintStrength(level: 0)

  /// Below all ranks and questions: how far inequalities are from their bounds, where they prefer those.
  static let levelOfBounds: Int32 = -1

  /// Tells whether it must hold.
  public var isRequired: Bool { level == Self.required.level }
  /// Above 0 and below 1000, and 1000 for what is required.
  public var rank: Double { Double(level) / Double(Self.stepsPerRank) }

  /// Tells whether the first matters less.
  public static func < (first: ConstraintStrength, second: ConstraintStrength) -> Bool { first.level < second.level }
}
