extension UIView {
  /// Whether lines of text, and rows of things, begin at the right.
  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
