import Foundation

/// How many random lives tests go through, and which.
///
/// An ordinary run has the same ones each time, so that a change is blamed for nothing but what it did. `LIVES=day` has those of the
/// day, so that each day tries others, and prints which day that is; `LIVES=20786` has the lives of that day again, and `TIMES=10`
/// ten times as many as an ordinary run has time for.
public enum RandomLives {
  /// The number of the lives: that of a day since 1970, or 0 for those of an ordinary run.
  public static let number: Int = {
    let given = ProcessInfo.processInfo.environment[variable]
    guard given == "day" else { return given.flatMap(Int.init) ?? 0 }
    let day = Int(Date().timeIntervalSince1970 / 86_400)
    print("Random lives are those of day \(day): \(variable)=\(day) has the same ones again.")
    return day
  }()

  /// What a process that this one starts is given, for its lives to be of the same day.
  static var environment: [String: String] { [variable: String(number)] }

  /// The seeds of a test that ordinarily goes through so many.
  public static func seeds(_ usual: Int) -> Range<Int> { seeds(usual, from: 0) }

  /// The same, from another seed on, for tests whose lives are not to be those of their neighbours.
  public static func seeds<Seed: FixedWidthInteger>(_ usual: Int, from first: Seed) -> Range<Seed> {
    let first = first + Seed(number) * Seed(distance)
    return first..<first + Seed(usual * times)
  }

  /// One of so many cases, another one for each turn and each day, so that turns which follow each other go through all of them.
  public static func one<Case>(of usual: Int, _ cases: [Case], turn: Int) -> [Case] {
    cases.enumerated().filter { ($0.offset + turn + number) % usual < times }.map(\.element)
  }

  private static let variable = "LIVES"
  /// So many seeds lie between those of two days: more than any test goes through.
  private static let distance = 1_000_000
  private static let times = ProcessInfo.processInfo.environment["TIMES"].flatMap(Int.init).map { max($0, 1) } ?? 1
}
