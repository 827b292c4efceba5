extension UINavigationBar {
  /// The look that an item is shown with.
  func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let standard = item?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard.withoutBackground
  }

  func lookDidChange() {
    showBackground()
    content?.update()
    contentHeightDidChange()
  }

  func showBackground() {
    let appearance = appearance(for: topItem)
    let picture =
      backgroundImage(for: barPosition, barMetrics: .default) ?? backgroundImage(for: .any, barMetrics: .default)
    var tint = appearance.hasBackground ? barTintColor : nil
    if !isTranslucent, tint == nil, appearance.backgroundEffect != nil, appearance.backgroundColor == nil {
      tint = .opaqueBarBackground
    }
    background.show(appearance, tint: tint, image: picture, shadow: shadowImage)
    indicator.image = (backIndicatorImage ?? appearance.backIndicatorImage)
    indicator.tintColor = tintColor
    setNeedsLayout()
  }

  /// The height that the topmost item needs, in points.
  var contentHeight: CGFloat { content?.height ?? BarMetrics.rowHeight }

  /// The height that the topmost item needs before anything has scrolled.
  var fullHeight: CGFloat { content?.fullHeight ?? BarMetrics.rowHeight }

  /// The height of the bar once a large title has scrolled away.
  var heightWithoutLargeTitle: CGFloat { content?.heightWithoutLargeTitle ?? BarMetrics.rowHeight }

  func contentHeightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.navigationBarHeightDidChange()
  }

  func placeContents() {
    // The background of a bar at the top of the screen reaches up behind the status bar.
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    transition?.outgoing?.fill(bounds.width)
    content?.fill(bounds.width)
    placeIndicator(for: content)
  }

  private func placeIndicator(for content: NavigationBarContent?) {
    let size = indicator.image?.size ?? BarMetrics.chevronSize
    let direction = BarDirection(width: bounds.width, isRightToLeft: readsRightToLeft)
    let row = content?.rowTop ?? 0
    let y = row + ((BarMetrics.rowHeight - size.height) / 2).onPixels(max(traitCollection.displayScale, 1))
    let x = BarMetrics.chevronInset + leadingInset
    indicator.put(in: direction.frame(CGRect(x: x, y: y, width: size.width, height: size.height)))
    indicator.transform = readsRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    indicator.alpha =
      content?.showsBackButton == true && content?.isSearching != true ? (content?.isBackPressed == true ? 0.3 : 1) : 0
  }

  /// The room that stays free at the leading edge besides the bar's own margin: the safe area, and the margin that the
  /// program asked for.
  var leadingInset: CGFloat {
    (readsRightToLeft ? safeAreaInsets.right : safeAreaInsets.left) + BarMetrics.extraMargins(of: self).leading
  }

  var trailingInset: CGFloat {
    (readsRightToLeft ? safeAreaInsets.left : safeAreaInsets.right) + BarMetrics.extraMargins(of: self).trailing
  }
}
