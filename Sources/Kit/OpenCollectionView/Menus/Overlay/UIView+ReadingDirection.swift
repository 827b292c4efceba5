extension UIView {
  /// Tells whether lines of text, and rows of things, begin at the right.
  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
