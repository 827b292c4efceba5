extension UICollectionViewCell {
  func backgroundViewDidChange(from old: UIView?) {
    if backgroundView != nil { dropBackgroundConfiguration() }
    replace(old, with: backgroundView)
  }

  func selectedBackgroundViewDidChange(from old: UIView?) {
    if selectedBackgroundView != nil { dropBackgroundConfiguration() }
    if old !== selectedBackgroundView { endSelectionFade() }
    replace(old, with: selectedBackgroundView)
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: new === backgroundView ? 0 : backgroundView == nil ? 0 : 1)
  }

  // MARK: Configurations

  private func dropBackgroundConfiguration() {
    guard configurations?.background != nil else { return }
    configurations?.background = nil
    showBackground()
  }

  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard background != nil || configurations?.background != nil else { return }
    makeConfigurations().background = background
    if background != nil {
      if backgroundView != nil { backgroundView = nil }
      if selectedBackgroundView != nil { selectedBackgroundView = nil }
    }
    showBackground()
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  func showBackground() {
    guard let configurations else { return }
    guard let background = configurations.background else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    let view = configurations.backgroundView ?? BackgroundConfigurationView(frame: bounds)
    if configurations.backgroundView == nil {
      configurations.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.show(background, tintColor: tintColor)
    view.frame = frame(of: background)
  }

  /// The part of the cell that a background fills.
  private func frame(of background: UIBackgroundConfiguration) -> CGRect {
    var insets = background.backgroundInsets
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty {
      let margins = directionalLayoutMargins
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return bounds.shrunk(by: UIEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection))
  }

  // MARK: Layout

  func placeParts() {
    let bounds = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    guard let configurations else {
      contentView.frame = bounds
      return
    }
    if let background = configurations.background { configurations.backgroundView?.frame = frame(of: background) }
    contentView.frame = bounds.shrunk(by: contentInsets)
  }
}
