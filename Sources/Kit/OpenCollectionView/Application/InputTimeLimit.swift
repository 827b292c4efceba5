/// For how long a scene goes on delivering input that waits, before the rest has to wait for the next frame.
///
/// A host that serves many people sets it at ``UIWindowScene/inputTimeLimit``, so that what one of them reports does not
/// keep the others waiting: a few bytes, such as a key that selects ten thousand items, may stand for much work. At
/// least one input is delivered at a time, in whatever time that takes, and the order is always kept.
public struct InputTimeLimit {
  /// Seconds by ``now`` after which no further input is begun.
  public var seconds: Double
  /// The host's clock. It need not be the application's, which stands still while input is delivered.
  public var now: () -> Double

  /// A limit of so many seconds of a clock.
  public init(seconds: Double, now: @escaping () -> Double) {
    self.seconds = seconds
    self.now = now
  }
}
