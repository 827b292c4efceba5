import Foundation

extension CGAffineTransform {
  /// Below which sine of the angle between its axes a transform counts as flattened to a line (our choice: rounding
  /// of a product of transforms leaves about 1e-16).
  static var flatnessTolerance: CGFloat { 1e-12 }

  /// The transform that is made of these components.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (width, height) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: width * cosine, b: width * sine, c: height * (shear * cosine - sine), d: height * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// The parts of this transform; `CGAffineTransform(_:)` makes the same of them again, but for rounding.
  ///
  /// The rotation lies within a half turn either way. A mirror image has one negative factor: the one that leaves a
  /// rotation of at most a quarter turn, which CoreGraphics does not specify.
  ///
  /// A transform that flattens the plane has a factor of 0; the shear of one that flattens it along another line than
  /// its own axes cannot be told, and is lost. One with NaN or infinite entries has components that are not numbers.
  public func decomposed() -> CGAffineTransformComponents {
    let length = hypot(a, b)
    let translation = CGVector(dx: tx, dy: ty)
    guard length > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: length, height: hypot(c, d)), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d),
        translation: translation)
    }
    var axis = (x: a / length, y: b / length)
    let isMirrored = d * axis.x < c * axis.y
    let flipsX = isMirrored && a < 0
    if flipsX { axis = (-axis.x, -axis.y) }
    let height = d * axis.x - c * axis.y
    let along = c * axis.x + d * axis.y
    let isFlat = abs(height) <= Self.flatnessTolerance * hypot(c, d)
    return CGAffineTransformComponents(
      scale: CGSize(width: flipsX ? -length : length, height: isFlat ? 0 : height),
      horizontalShear: isFlat ? 0 : along / height, rotation: atan2(axis.y, axis.x), translation: translation)
  }
}
