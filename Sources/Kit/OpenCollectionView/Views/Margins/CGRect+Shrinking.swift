// `insetBy(dx:dy:)` answers the null rectangle where there is not enough room, whose numbers are infinite, and
// `inset(by:)` a negative size, which reads as a positive one: neither is a place for a view.
extension CGRect {
  /// The rectangle with its edges moved inwards. Insets that leave nothing end in no length, never in a negative one.
  func shrunk(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle made smaller by as much on both sides, and larger by negative numbers; where there is not enough room
  /// it ends in its middle.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let size = CGSize(width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    return CGRect(origin: CGPoint(x: midX - size.width / 2, y: midY - size.height / 2), size: size)
  }
}
