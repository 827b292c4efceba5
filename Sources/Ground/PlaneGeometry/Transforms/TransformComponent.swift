/// A part of a transform that key paths such as `transform.rotation.z` name, as a single number.
public enum TransformComponent: Hashable, Sendable, CaseIterable {
  /// The turn about the x axis, in radians; of the three turns the first.
  case rotationX
  /// The turn about the y axis, in radians; of the three turns the second.
  case rotationY
  /// The turn about the z axis, in radians; of the three turns the last.
  case rotationZ
  /// All three factors: read as their mean, set to the same.
  case scale
  /// The factor along x.
  case scaleX
  /// The factor along y.
  case scaleY
  /// The factor along z.
  case scaleZ
  /// The move along x, in points.
  case translationX
  /// The move along y, in points.
  case translationY
  /// The move along z, in points.
  case translationZ

  /// The turn about the z axis: what `transform.rotation` names.
  public static var rotation: TransformComponent { .rotationZ }
}
