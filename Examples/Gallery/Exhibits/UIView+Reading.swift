import OpenCollectionView

extension UIView {
  /// Tells whether people read the view from right to left.
  var isReadFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The side at which lines end.
  var endAlignment: NSTextAlignment { isReadFromRight ? .left : .right }

  /// Puts views that have just been placed for reading from left to right on the other side, where people read from right to
  /// left.
  func mirrorForReading(_ views: [UIView]) {
    guard isReadFromRight else { return }
    for view in views { view.center.x = bounds.minX + bounds.maxX - view.center.x }
  }
}
