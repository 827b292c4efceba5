/// Leading and trailing, as the left and right of a bar.
struct BarDirection {
  var width: CGFloat
  var isRightToLeft: Bool

  /// A rectangle that is given from the leading edge, in the bar's coordinates.
  func frame(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension UIView {
  /// Gives the view a rectangle without regard to its transform, which animations move it by.
  func put(in rect: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: rect.size)
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension CGFloat {
  /// The nearest whole pixel.
  func onPixels(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
