extension UICollectionView {
  // C46
  func replaceBackground(_ old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.layer.zPosition = Self.backgroundDepth
    insertSubview(backgroundView, at: 0)
    placeBackground()
  }

  /// Keeps the background on the visible rectangle. Called with each pass.
  func placeBackground() {
    guard let backgroundView, backgroundView.superview === self else { return }
    let frame = bounds
    if backgroundView.frame != frame { backgroundView.frame = frame }
  }

  /// Behind everything that a layout places, whatever its depth. Our choice.
  private static let backgroundDepth: CGFloat = -1e9
}
