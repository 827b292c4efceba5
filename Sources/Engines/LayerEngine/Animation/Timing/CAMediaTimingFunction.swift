import DecisionTrace
public import Foundation
package import MotionEngine

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) of the time that has passed and the way that is
/// done.
public final class CAMediaTimingFunction: NSObject, Sendable {
  package let curve: TimingCurve

  package init(curve: TimingCurve) { self.curve = curve }

  /// One of the named functions; a name that there is not gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .default)
    default: self.init(curve: .linear)
    }
  }

  /// A function with two control points. Times are held within 0 to 1; the way may lie outside, and the animation
  /// overshoots.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      curve: TimingCurve(
        control1x: Double(c1x), control1y: Double(c1y), control2x: Double(c2x), control2y: Double(c2y)))
  }

  /// The control points, 0 to 3, of which the first and the last are the ends. Another index is an error of the program.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [
      (0, 0), (curve.control1x, curve.control1y), (curve.control2x, curve.control2y), (1, 1),
    ]
    guard points.indices.contains(index) else {
      return ProgrammingErrors.report(
        "A timing function has control points 0 to 3, and none at \(index).", instead: "no number is written")
    }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  /// Tells whether both have the same control points.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

  /// Hashes the control points.
  public override var hash: Int { curve.hashValue }
}
