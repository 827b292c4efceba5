public import Foundation
public import PlaneGeometry

/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; an object of another kind than the property's is left out, together with its place.
  open var values: [Any]?
  /// A path for a property that is a point; unless it is empty it counts before ``values``. Each of its lines and curves is a step.
  open var path: CGPath?
  /// When each value is reached, as a part of the duration, 0 to 1. Times that do not fit the values are left aside, and
  /// the values spread evenly.
  open var keyTimes: [NSNumber]?
  /// The pace of each step between two values; a step without one is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the steps are made.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How much a smooth curve is drawn towards straight lines at each value; 0 unless set.
  open var tensionValues: [NSNumber]?
  /// How sharp a smooth curve's corner is at each value; 0 unless set.
  open var continuityValues: [NSNumber]?
  /// How far before or after each value a smooth curve swings; 0 unless set.
  open var biasValues: [NSNumber]?
  /// Tells whether what moves along a path is turned with it.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  final override func makeTrack(_ kind: AnimationValue.Kind) -> AnimationTrack? {
    if let path, kind == .point, !path.isEmpty { return .path(PathTrack(path, animation: self)) }
    let values = (values ?? []).map { AnimationValue($0, as: kind) }
    let places = values.indices.filter { values[$0] != nil }
    guard !places.isEmpty else { return nil }
    return .frames(KeyframeTrack(values.compactMap { $0 }, at: places, of: self))
  }
}
