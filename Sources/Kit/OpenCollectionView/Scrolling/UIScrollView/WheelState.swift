import FrameClock

/// What a wheel or a trackpad has asked a scroll view for.
struct WheelState {
  /// Where the content stood when the turning began.
  var start = CGPoint.zero
  /// How far the content was asked to move since the turning began, and how much of that has been shown.
  var asked = CGPoint.zero
  var shown = CGPoint.zero
  var lastStep: Double?
  var silence: ClockTimer?

  /// How long a wheel must be silent to have come to rest; a wheel on the web does not say so itself. Our choice.
  static let silenceDuration = 0.1

  /// Distances of a single report from which they are shown bit by bit: notches of a wheel, not fingers on a trackpad.
  /// Browsers report 100 or 120 points a notch. Our choice.
  static let notch = 50.0

  /// The time in which most of a notch is shown. Our choice.
  static let smoothing = 0.05

  mutating func end() {
    silence?.cancel()
    self = WheelState()
  }
}
