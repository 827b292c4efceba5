/// The stage of a recognizer's attempt to recognize a gesture.
public enum RecognitionState: Int, Hashable, Sendable, Codable, CaseIterable {
  /// It has not made up its mind.
  case possible = 0
  /// A continuous gesture has begun.
  case began = 1
  /// A continuous gesture goes on.
  case changed = 2
  /// A continuous gesture is over, or a discrete one was recognized.
  case ended = 3
  /// A continuous gesture was taken away.
  case cancelled = 4
  /// It is not this gesture.
  case failed = 5

  /// Tells whether a continuous gesture is under way.
  public var isActive: Bool { self == .began || self == .changed }

  /// Tells whether the attempt is over.
  public var isFinished: Bool { rawValue >= RecognitionState.ended.rawValue }

  /// The name of the case.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
