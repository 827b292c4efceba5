public import Foundation

/// The parts of a flat transform: first the scale, then the shear, then the rotation, then the move.
///
///     | a  b  0 |     | sx 0  0 |   | 1  0  0 |   |  cos  sin  0 |   | 1  0  0 |
///     | c  d  0 |  =  | 0  sy 0 | · | sh 1  0 | · | -sin  cos  0 | · | 0  1  0 |
///     | tx ty 1 |     | 0  0  1 |   | 0  0  1 |   |  0    0    1 |   | dx dy 1 |
///
/// Take it from ``CGAffineTransform/decomposed()``, change a part, and make a transform of it again.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
  /// The factors along x and y; a negative one mirrors.
  public var scale: CGSize
  /// How far y leans along x, as the tangent of the angle; 0 for none.
  public var horizontalShear: CGFloat
  /// In radians, clockwise on the screen where y points down.
  public var rotation: CGFloat
  /// The move in points.
  public var translation: CGVector

  /// Components; those left out change nothing.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
