/// Something that recognizers on one chain of views do to each other, or to the view under the finger.
public struct GestureConflict: Hashable, Sendable {
  /// The kind of a conflict.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One waits for another one to fail, and for how long.
    case waits
    /// One can never be recognized.
    case neverBegins
    /// Some wait for each other.
    case requirementCycle
    /// One waits for another one that takes no part, which means nothing.
    case idleRequirement
    /// Two answer the same motion, and no rule says which.
    case exclusion
    /// Two answer the same taps, and no rule says which.
    case sameTap
    /// Two answer a press of the same length, and no rule says which.
    case samePress
    /// One answers the first tap of each that the other one needs.
    case firstTapActs
    /// A view hears late that a touch came down.
    case beganIsLate
    /// A view hears late that a touch was lifted.
    case endedIsLate
    /// A tap takes the touch from a view that answers taps itself.
    case tapIsTaken
  }

  /// Tells whether somebody should do something about it.
  public enum Severity: Int, Hashable, Sendable, Comparable {
    /// This is what will happen, and may well be meant.
    case information
    /// This is probably a mistake.
    case warning

    /// Tells whether the first matters less.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  /// The kind of the conflict.
  public var kind: Kind
  /// Tells whether it is probably a mistake.
  public var severity: Severity
  /// The recognizers, by name; the first is the one that waits, loses, or takes.
  public var recognizers: [String]
  /// How long somebody waits at most, in seconds; nil where nobody waits, or nobody knows.
  public var seconds: Double?
  /// The conflict in a sentence, with names, numbers and, for warnings, what to write.
  public var sentence: String

  /// A conflict.
  public init(
    kind: Kind, severity: Severity, recognizers: [String], seconds: Double? = nil, sentence: String
  ) {
    self.kind = kind
    self.severity = severity
    self.recognizers = recognizers
    self.seconds = seconds
    self.sentence = sentence
  }
}

extension GestureConflict: CustomStringConvertible {
  /// The sentence, after `warning:` where it is one.
  public var description: String { (severity == .warning ? "warning: " : "") + sentence }
}
