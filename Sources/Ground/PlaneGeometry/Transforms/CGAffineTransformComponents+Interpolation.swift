import Foundation

extension CGAffineTransformComponents {
  /// The components part of the way to `other`, with the shortest rotation between them.
  ///
  /// A half turn goes the way its sign says where the rotation starts from 0, and with the rounding elsewhere.
  func interpolated(to other: CGAffineTransformComponents, at fraction: Double) -> CGAffineTransformComponents {
    let other = other.expressed(like: self)
    return CGAffineTransformComponents(
      scale: CGSize(
        width: Lane.mixed(scale.width, other.scale.width, at: fraction),
        height: Lane.mixed(scale.height, other.scale.height, at: fraction)),
      horizontalShear: Lane.mixed(horizontalShear, other.horizontalShear, at: fraction),
      rotation: rotation + rotationStep(to: other) * fraction,
      translation: CGVector(
        dx: Lane.mixed(translation.dx, other.translation.dx, at: fraction),
        dy: Lane.mixed(translation.dy, other.translation.dy, at: fraction)))
  }

  /// The same transform, turned by a half and with both factors negated where that suits `other` better: mirrored along
  /// the same axis, or, where only one of the two is mirrored, turned less.
  private func expressed(like other: CGAffineTransformComponents) -> CGAffineTransformComponents {
    var halfTurned = self
    halfTurned.scale = CGSize(width: -scale.width, height: -scale.height)
    halfTurned.rotation += rotation > 0 ? -.pi : .pi
    let isMirrored = (scale.width < 0) != (scale.height < 0)
    let otherIsMirrored = (other.scale.width < 0) != (other.scale.height < 0)
    let isBetter =
      isMirrored == otherIsMirrored
      ? (scale.width < 0) != (other.scale.width < 0)
      : abs(other.rotationStep(to: halfTurned)) < abs(other.rotationStep(to: self))
    return isBetter ? halfTurned : self
  }

  /// By how much to turn to reach the rotation of `other`, at most a half turn either way.
  private func rotationStep(to other: CGAffineTransformComponents) -> CGFloat {
    let step = other.rotation - rotation
    if step > .pi { return step - 2 * .pi }
    return step < -.pi ? step + 2 * .pi : step
  }
}
