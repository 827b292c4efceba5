extension UIView {
  var effectiveMargins: UIEdgeInsets {
    let own = rare?.margins
    var margins = UIEdgeInsets(baseMargins, direction: effectiveUserInterfaceLayoutDirection)
    if hasSafeArea, own?.insetsFromSafeArea ?? true {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard own?.preservesSuperviewMargins ?? false, let parent else { return margins }
    let (bounds, outer) = (bounds, parent.layoutMargins)
    // The margins are those of the screen's sides; a view that counts from the right is not one that keeps its superview's.
    let inner = layer.convert(parent.bounds.inset(by: parent.asCounted(outer)), from: parent.layer)
    if outer.top > 0 { margins.top = max(margins.top, inner.minY - bounds.minY) }
    if outer.left > 0 { margins.left = max(margins.left, inner.minX - bounds.minX) }
    if outer.bottom > 0 { margins.bottom = max(margins.bottom, bounds.maxY - inner.maxY) }
    if outer.right > 0 { margins.right = max(margins.right, bounds.maxX - inner.maxX) }
    return margins
  }

  /// The margins before the device's edges and the superview are looked at.
  private var baseMargins: NSDirectionalEdgeInsets {
    let own = rare?.margins
    guard let owner else { return own?.base ?? ViewMargins.standard }
    let least = owner.systemMinimumLayoutMargins
    guard let base = own?.base else { return least }
    guard owner.viewRespectsSystemMinimumLayoutMargins else { return base }
    return NSDirectionalEdgeInsets(
      top: max(base.top, least.top), leading: max(base.leading, least.leading),
      bottom: max(base.bottom, least.bottom), trailing: max(base.trailing, least.trailing))
  }

  var directionalMargins: NSDirectionalEdgeInsets { directional(layoutMargins) }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  func setMargins(_ margins: UIEdgeInsets) { changeMargins { $0.base = directional(margins) } }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let old = effectiveMargins
    change(&makeRare().margins)
    if effectiveMargins != old { marginsDidChange() }
  }

  func marginsDidChange() {
    if let rare, rare.margins.preservesSuperviewMargins { rare.margins.known = effectiveMargins }
    constraintsMayDiffer()
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for child in children { child.superviewMarginsMayHaveChanged() }
  }

  /// Called when the superview's margins, or the view's place among them, are others.
  func superviewMarginsMayHaveChanged() {
    guard let rare, rare.margins.preservesSuperviewMargins else { return }
    if rare.margins.known != effectiveMargins { marginsDidChange() }
  }
}

extension UIEdgeInsets {
  /// The insets at the left and the right for a direction of writing.
  init(_ insets: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
