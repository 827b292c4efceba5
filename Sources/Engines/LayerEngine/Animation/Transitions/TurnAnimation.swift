import Foundation
import PlaneGeometry

/// A turn about an axis through the layer, seen in perspective. It goes on top of the layer's own transform.
final class TurnAnimation: CAAnimation {
  /// The axis in the layer's plane.
  var axis = CGVector(dx: 0, dy: 1)
  /// The place of the axis, from the anchor point, in points.
  var pivot = CGPoint.zero
  /// How far the eye is from the layer, in points.
  var distance: CGFloat = 1000
  /// How far the layer reaches from the axis to either side, in points. It steps back as it turns, so that the edge that
  /// comes up never grows beyond its size, as UIKit's flips do; 0 leaves it where it is.
  var reach: CGFloat = 0
  /// The angles at the beginning and the end, in radians.
  var angles: (from: Double, to: Double) = (0, 0)

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? TurnAnimation else { return }
    axis = other.axis
    pivot = other.pivot
    distance = other.distance
    reach = other.reach
    angles = other.angles
  }

  override func makeContent() -> AnimationProgram.Content {
    let (axis, pivot, distance, reach) = (axis, pivot, distance, reach)
    return .property(
      PropertyProgram(
        key: AnimationKey(.transform),
        track: .ends(from: .number(angles.from), to: .number(angles.to), by: nil), isAdditive: true,
        isCumulative: false,
        function: { angle in
          var perspective = CATransform3DIdentity
          perspective.m34 = -1 / distance
          var turn = CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0)
          turn = CATransform3DConcat(turn, CATransform3DMakeRotation(angle, axis.dx, axis.dy, 0))
          turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(0, 0, -reach * abs(sin(angle))))
          turn = CATransform3DConcat(turn, perspective)
          return CATransform3DConcat(turn, CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
        }))
  }
}
