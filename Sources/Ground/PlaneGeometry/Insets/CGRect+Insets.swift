public import Foundation

extension CGRect {
  /// This rect with its edges moved inwards.
  ///
  /// Nothing is clamped, as in UIKit: insets larger than the rect answer one with a negative width or height, whose
  /// `width` and `height` read as positive. The null rect stays null.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    return CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
