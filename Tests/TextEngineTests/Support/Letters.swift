import TestSupport

/// The letters that a person types.
enum Letters: CaseIterable, Sendable {
  /// Two of them, over and over: which one is meant cannot be seen.
  case alike
  /// Each of them once: one that is lost, doubled or moved is seen.
  case unique
  /// Digits, and now and then something else.
  case digits
  /// Letters, and now and then a digit.
  case digitsAmongLetters
  /// Characters of several units: pairs of surrogates, joined pictures, flags, marks.
  case long

  func next(_ random: inout SeededGenerator, typed: inout Int) -> String {
    typed += 1
    switch self {
    case .alike: return ["a", "b"].randomElement(using: &random)!
    case .unique: return String(Character(Unicode.Scalar(0x4E00 + UInt32(typed))!))
    case .digits:
      return Int.random(in: 0..<8, using: &random) == 0 ? "x" : String(Int.random(in: 1...3, using: &random))
    case .digitsAmongLetters: return ["a", "b", "1"].randomElement(using: &random)!
    case .long:
      return ["👨‍👩‍👧", "e\u{301}", "\u{301}", "🇩🇪", "😀", "😁", "a", "ก็"].randomElement(using: &random)!
    }
  }
}
