package import Foundation
package import GestureEngine

/// Tells what a turn of a wheel asks for.
package enum WheelTurn {
  /// Lines of a notch: three, as desktops have it. [choice]
  package static let linesOfNotch = 3.0
  /// Notches of one report at most: more than a hand turns at once. [choice]
  package static let mostNotches = 100.0

  /// A report; nil where nothing is turned, or what is turned is no number.
  ///
  /// With Shift a wheel that turns on one axis only moves content sideways, as in browsers.
  package static func sample(
    x: Double, y: Double, at place: CGPoint, time: Double, modifiers: KeyModifiers
  ) -> ScrollSample? {
    guard x.isFinite, y.isFinite, place.x.isFinite, place.y.isFinite, x != 0 || y != 0 else { return nil }
    let isSideways = modifiers.contains(.shift) && x == 0
    func lines(_ notches: Double) -> Double { min(max(notches, -mostNotches), mostNotches) * linesOfNotch }
    return ScrollSample(
      time: time, location: place, distance: ScrollDistance(x: lines(isSideways ? y : x), y: lines(isSideways ? 0 : y)),
      unit: .lines, modifiers: modifiers)
  }
}
