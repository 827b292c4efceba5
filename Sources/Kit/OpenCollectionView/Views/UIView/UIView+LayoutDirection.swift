extension UIView {
  /// The direction that content with a meaning runs in, where the program's content runs as ``UIApplication`` says.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction that content with a meaning runs in, where the content around it runs in a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    let (old, margins) = (effectiveUserInterfaceLayoutDirection, effectiveMargins)
    makeRare().semanticContentAttribute = attribute
    guard effectiveUserInterfaceLayoutDirection != old else { return }
    setNeedsLayout()
    forEachEngine { $0.reset() }
    if effectiveMargins != margins { marginsDidChange() }
    (self as? UICollectionView)?.readingDirectionDidChange()
  }

  /// The surroundings write in the other direction.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    if ViewConstraints.activations > 0 {
      rare?.layoutEngine?.reset()
      rare?.fittingEngine?.reset()
    }
    let margins = layoutMargins
    if margins.left != margins.right { marginsDidChange() }
    (self as? UICollectionView)?.readingDirectionDidChange()
  }
}
