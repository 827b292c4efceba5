import Foundation

/// How a miniature goes from one state to another, and back: functions of the part of its time that is over.
enum Beat {
  /// 0 until `start`, 1 from `end` on, gently in between.
  static func ease(_ phase: Double, _ start: Double, _ end: Double) -> Double {
    let part = min(max((phase - start) / (end - start), 0), 1)
    return part * part * part * (part * (part * 6 - 15) + 10)
  }

  /// 0 until `start`, then to 1 and a little beyond, as a spring does.
  static func spring(_ phase: Double, _ start: Double, _ end: Double) -> Double {
    let part = min(max((phase - start) / (end - start), 0), 1)
    // One and a quarter turns: the cosine is 0 at the end, which is reached exactly.
    return part == 1 ? 1 : 1 - exp(-5.5 * part) * cos(2.5 * .pi * part)
  }

  /// To 1, a rest, and back to 0.
  static func thereAndBack(_ phase: Double) -> Double { ease(phase, 0.1, 0.42) - ease(phase, 0.6, 0.92) }

  /// A finger that is down while ``thereAndBack(_:)`` goes on.
  static func touch(_ phase: Double) -> Double { ease(phase, 0, 0.08) - ease(phase, 0.92, 1) }

  static func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + (b - a) * part }
}
