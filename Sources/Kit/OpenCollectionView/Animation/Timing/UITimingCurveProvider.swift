import LayerEngine
import MotionEngine

/// Says how an animator's values go from the first to the last.
///
/// ``UICubicTimingParameters`` and ``UISpringTimingParameters`` are the two that there are; a type of your own answers one
/// of them.
///
/// Difference from UIKit: it is neither coded nor copied, since there are no archives here and both classes never change.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing that counts. Of ``UITimingCurveType/composed`` ones it is the spring: difference from UIKit.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace and the duration of animations that are to take `duration` seconds; springs of fixed strength take the
  /// time that they need. // A10
  func pace(for duration: Double) -> (pace: AnimationPace, duration: Double) {
    switch timingCurveType {
    case .spring, .composed:
      guard let spring = springTimingParameters else { break }
      let curve = spring.curve(for: duration)
      return (.spring(curve), spring.hasOwnDuration ? curve.settlingDuration : duration)
    case .builtin, .cubic:
      guard let cubic = cubicTimingParameters else { break }
      return (.curve(cubic.curve), duration)
    }
    // A provider that has not what it says it has.
    return (.curve(.easeInEaseOut), duration)
  }
}

/// The parts of which a timing curve is made.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A curve with control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}
