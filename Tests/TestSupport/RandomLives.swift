import Foundation

/// How many random lives tests go through: what an ordinary run has time for, or ten times that with `TIMES=10`.
public enum RandomLives {
  /// The seeds of a test that ordinarily goes through so many.
  public static func seeds(_ usual: Int) -> Range<Int> { 0..<usual * times }

  /// The same, from another seed on.
  public static func seeds<Seed: FixedWidthInteger>(_ usual: Int, from first: Seed) -> Range<Seed> {
    first..<first + Seed(usual * times)
  }

  /// One of so many cases, another one for each turn, so that turns which follow each other go through all of them.
  public static func one<Case>(of usual: Int, _ cases: [Case], turn: Int) -> [Case] {
    cases.enumerated().filter { ($0.offset + turn) % usual < times }.map(\.element)
  }

  private static let times = ProcessInfo.processInfo.environment["TIMES"].flatMap(Int.init).map { max($0, 1) } ?? 1
}
