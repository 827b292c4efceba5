import MotionEngine

extension UIScrollView {
  /// Whether the content can be moved along an axis. // S4
  var scrollsHorizontally: Bool {
    storedContentSize.width + appliedInset.left + appliedInset.right > bounds.width
      || (bounces && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    storedContentSize.height + appliedInset.top + appliedInset.bottom > bounds.height
      || (bounces && alwaysBounceVertical)
  }

  /// What decides about an axis has changed: with the axes the share of the device's edges may become another. // S5
  func scrollabilityDidChange() {
    adjustInset()
    updateRange()
  }

  /// The legal offset that is nearest to `offset`. // S3
  func legalOffset(nearest offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, horizontal.minimum), horizontal.maximum),
      y: min(max(offset.y, vertical.minimum), vertical.maximum))
  }

  /// Takes over new sizes and insets; an offset that they make illegal is brought back. // S6
  func updateRange() {
    let size = bounds.size
    let inset = appliedInset
    horizontal.bounces = bounces && scrollsHorizontally
    vertical.bounces = bounces && scrollsVertically
    let isTracking = isTracking
    let changedX = horizontal.setRange(
      minimum: 0 - inset.left, maximum: max(0 - inset.left, storedContentSize.width + inset.right - size.width),
      viewportLength: size.width, whileTracking: isTracking)
    let changedY = vertical.setRange(
      minimum: 0 - inset.top, maximum: max(0 - inset.top, storedContentSize.height + inset.bottom - size.height),
      viewportLength: size.height, whileTracking: isTracking)
    if changedX || changedY { showOffset() }
  }

  /// Takes over new insets. Content that stood at its leading edge stays there.
  func adjustInset() {
    let new = storedContentInset + safeAreaShare
    guard new != appliedInset else { return }
    let old = appliedInset
    appliedInset = new
    let wasAtTop = !isTracking && vertical.offset == -old.top
    let wasAtLeft = !isTracking && horizontal.offset == -old.left
    updateRange()
    if wasAtTop { vertical.setOffset(-new.top) }
    if wasAtLeft { horizontal.setOffset(-new.left) }
    showOffset()
    adjustedContentInsetDidChange()
    baseDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private var safeAreaShare: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      // With the insets of the program only: the share must not decide about itself.
      let inset = storedContentInset
      let isTall =
        storedContentSize.height + inset.top + inset.bottom > bounds.height || (bounces && alwaysBounceVertical)
      let isWide =
        storedContentSize.width + inset.left + inset.right > bounds.width || (bounces && alwaysBounceHorizontal)
      return UIEdgeInsets(
        top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
        right: isWide ? safe.right : 0)
    }
  }

  /// Makes the offset of the motions the one that was set from outside.
  func adoptOffset(_ offset: CGPoint) {
    horizontal.setOffset(offset.x)
    vertical.setOffset(offset.y)
  }

  /// Shows the offset that the motions have, on whole pixels. // S2
  ///
  /// - Returns: whether the content moved.
  @discardableResult
  func showOffset() -> Bool {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let origin = grid.rounded(CGPoint(x: horizontal.offset, y: vertical.offset))
    guard origin != bounds.origin else { return false }
    isMovingContent = true
    bounds = CGRect(origin: origin, size: bounds.size)
    isMovingContent = false
    barFollower?(self)
    baseDelegate?.scrollViewDidScroll(self)  // S61
    return true
  }

  /// Moves the content at once. A drag goes on from there; any other motion ends. // S52
  func jump(to offset: CGPoint) {
    if activity == .animating || activity == .decelerating || activity == .wheeling { stopMotion() }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    adoptOffset(grid.rounded(offset))
    showOffset()
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
