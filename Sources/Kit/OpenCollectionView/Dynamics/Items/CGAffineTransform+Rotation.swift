extension CGAffineTransform {
  /// By how much the transform turns, in radians, clockwise; of one that turns nothing, 0.
  var rotationAngle: CGFloat { a == 0 && b == 0 ? 0 : atan2(b, a) }
}
