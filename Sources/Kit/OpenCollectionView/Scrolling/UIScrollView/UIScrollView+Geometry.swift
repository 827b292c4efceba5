import MotionEngine

extension UIScrollView {
  /// Tells whether the program lets content be pulled beyond its edges, sideways, and up and down.
  var bouncesAcross: Bool { bounces && bouncesHorizontally }
  var bouncesAlong: Bool { bounces && bouncesVertically }

  /// Tells whether the content can be moved along an axis. // S4
  var scrollsHorizontally: Bool {
    storedContentSize.width + appliedInset.left + appliedInset.right > bounds.width
      || (bouncesAcross && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    storedContentSize.height + appliedInset.top + appliedInset.bottom > bounds.height
      || (bouncesAlong && alwaysBounceVertical)
  }

  /// Adjusts the insets to the axes that scroll: the device's edges count for these. // S5
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

  /// Tells whether content may rest at an offset.
  func isLegal(_ offset: CGPoint) -> Bool { legalOffset(nearest: offset) == offset }

  /// The range in which content of a size may rest. Content that is smaller than the view has one place, which its
  /// alignment says.
  func legalRange(ofContent content: CGSize, inset: UIEdgeInsets? = nil) -> (minimum: CGPoint, maximum: CGPoint) {
    let inset = inset ?? appliedInset
    func range(_ leading: CGFloat, _ trailing: CGFloat, _ length: CGFloat, _ view: CGFloat, _ alignment: CGFloat)
      -> (CGFloat, CGFloat)
    {
      let free = view - leading - trailing - length
      guard free >= 0 else { return (0 - leading, 0 - leading - free) }
      let place = 0 - leading - free * alignment
      return (place, place)
    }
    let x = range(inset.left, inset.right, content.width, bounds.width, contentAlignmentPoint.x)
    let y = range(inset.top, inset.bottom, content.height, bounds.height, contentAlignmentPoint.y)
    return (CGPoint(x: x.0, y: y.0), CGPoint(x: x.1, y: y.1))
  }

  /// Tells whether the content goes on sideways, and not up and down.
  var scrollsSideways: Bool { horizontal.maximum > horizontal.minimum && vertical.maximum <= vertical.minimum }

  /// Takes over new sizes and insets; an offset that they make illegal is brought back. // S6
  func updateRange() {
    if takeRange(isHeld: isTracking) { showOffset() }
  }

  /// Tells the axes where the content may rest.
  ///
  /// - Parameter isHeld: whether content that rests stays where it is, even if it may not rest there any longer.
  /// - Returns: whether the content has to be shown in another place.
  private func takeRange(isHeld: Bool) -> Bool {
    let size = bounds.size
    let range = legalRange(ofContent: storedContentSize)
    let isHeld = isHeld || isContentHeld
    let wentSideways = scrollsSideways
    // Fingers that zoom move content that fits, too.
    horizontal.bounces = bouncesAcross && (scrollsHorizontally || zoomHasFingers)
    vertical.bounces = bouncesAlong && (scrollsVertically || zoomHasFingers)
    let changedX = horizontal.setRange(
      minimum: range.minimum.x, maximum: range.maximum.x, viewportLength: size.width, whileTracking: isHeld)
    let changedY = vertical.setRange(
      minimum: range.minimum.y, maximum: range.maximum.y, viewportLength: size.height, whileTracking: isHeld)
    // Assistive tools and pages are told of it.
    if scrollsSideways != wentSideways { markForAccessibility() }
    return changedX || changedY
  }

  /// Takes over new insets, and tells of them after the content has taken its place.
  ///
  /// Content that rests at its upper or left edge stays at it; what a finger holds, or what moves by itself, goes on
  /// from where it is. // S6
  ///
  /// - Parameter movesContent: false leaves content that rests where it is, even if it may not rest there any longer.
  func adjustInset(movesContent: Bool = true) {
    let edges = edgesKeptClear
    clearEdges(edges)
    var new = storedContentInset + asCounted(safeAreaInsets).limited(to: edges)
    new.top += refreshRoom
    guard new != appliedInset else { return }
    appliedInset = new
    let keepsTop = movesContent && isAtRest(vertical) && vertical.offset == vertical.minimum
    let keepsLeft = movesContent && isAtRest(horizontal) && horizontal.offset == horizontal.minimum
    var moves = takeRange(isHeld: isTracking || !movesContent)
    if keepsTop { moves = vertical.setOffset(vertical.minimum) || moves }
    if keepsLeft { moves = horizontal.setOffset(horizontal.minimum) || moves }
    if moves { showOffset() }
    adjustedContentInsetDidChange()
    baseDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private func isAtRest(_ axis: MotionEngine.ScrollAxis) -> Bool {
    !isTracking && !isContentHeld && axis.phase == .resting
  }

  /// The edges at which the content keeps clear of what covers the view.
  private var edgesKeptClear: UIRectEdge {
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .all
    case .automatic, .scrollableAxes:
      // With the insets of the program only: the share must not decide about itself.
      let inset = storedContentInset
      let isTall =
        storedContentSize.height + inset.top + inset.bottom > bounds.height || (bouncesAlong && alwaysBounceVertical)
      let isWide =
        storedContentSize.width + inset.left + inset.right > bounds.width || (bouncesAcross && alwaysBounceHorizontal)
      let takesTopAndBottom = isTall || (contentInsetAdjustmentBehavior == .automatic && fillsNavigation)
      var edges: UIRectEdge = takesTopAndBottom ? [.top, .bottom] : []
      if isWide { edges.formUnion([.left, .right]) }
      return edges
    }
  }

  /// Tells whether the view is that of a controller in a navigation controller, or the lowest view in it: bars cover
  /// its content also where it does not scroll.
  private var fillsNavigation: Bool {
    let controller = owner ?? (superview?.subviews.first === self ? superview?.owner : nil)
    return controller?.navigationController != nil && controller?.rare?.adjustsScrollViews != false
  }

  /// The offset before it is brought to whole pixels.
  var unroundedOffset: CGPoint { CGPoint(x: horizontal.offset, y: vertical.offset) }

  /// Takes over what constraints make of the content's size, when they make something else of it. What a program sets in
  /// between stays until then, as where no constraint says how long the content is. // L10
  func takeSolvedContentSize(_ size: CGSize, of guide: RegionLayoutGuide) {
    guard guide.takenSize != size else { return }
    guide.takenSize = size
    if contentSize != size { contentSize = size }
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
    let grid = PixelGrid(scale: pixelsPerPoint)
    let origin = grid.rounded(CGPoint(x: horizontal.offset, y: vertical.offset))
    guard origin != bounds.origin else { return false }
    isMovingContent = true
    bounds = CGRect(origin: origin, size: bounds.size)
    // Who was asked about that has scrolled elsewhere, which has been told of.
    guard isMovingContent else { return true }
    isMovingContent = false
    barFollower?(self)
    baseDelegate?.scrollViewDidScroll(self)  // S61
    refreshControl?.contentDidMove()
    return true
  }

  /// Tells whether there is such a place; where there is none, that is told.
  func isOffset(_ offset: CGPoint) -> Bool {
    guard !offset.isFinite else { return true }
    ProgrammingErrors.report(
      "The content offset of \(type(of: self)) cannot be (\(offset.x), \(offset.y)): give finite numbers.",
      instead: "the content stays where it is")
    return false
  }

  /// Moves the content at once. A drag goes on from there, and so does a deceleration; any other motion ends. // S52
  func assignOffset(_ offset: CGPoint) {
    guard isOffset(offset) else { return }
    guard goesOnFromAssignedOffsets else { return jump(to: offset) }
    let origin = PixelGrid(scale: pixelsPerPoint).rounded(offset)
    if origin != bounds.origin {
      trace("moved", because: "to \(wholePoints(origin)) by the program, and goes on from there")
    }
    continueMotions(from: bounds.origin, at: origin)
    showOffset()
  }

  /// Tells whether the present motion goes on from a place that the program assigns: one that a finger or a wheel has
  /// begun does.
  private var goesOnFromAssignedOffsets: Bool {
    switch activity {
    case .decelerating, .lifted, .wheeling: true
    case .dragging: drag.isEnding
    case .none, .tracking, .animating, .keyScrolling: false
    }
  }

  /// Goes on at another place. An axis that stays on its pixel keeps what it has between pixels; one that rests beside one that
  /// moves goes back where it may not rest.
  private func continueMotions(from old: CGPoint, at new: CGPoint) {
    let isMoving = activity == .decelerating
    if new.x != old.x {
      horizontal.continueMotion(from: new.x)
      if isMoving, horizontal.phase == .resting { horizontal.release(velocity: 0, at: .nan) }
    }
    if new.y != old.y {
      vertical.continueMotion(from: new.y)
      if isMoving, vertical.phase == .resting { vertical.release(velocity: 0, at: .nan) }
    }
  }

  /// Takes over an offset that was set as the origin of the bounds: what moves goes on, or ends, as with an assigned one. // S101
  func takeOrigin(_ new: CGPoint, from old: CGPoint) {
    guard !goesOnFromAssignedOffsets else { return continueMotions(from: old, at: new) }
    adoptOffset(new)
    if activity.isAnimation { stopMotion() }
  }

  /// The legal offset nearest to the present one at which a rectangle of the content can be seen.
  func offset(toShow rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: appliedInset)
    func nearest(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start >= low, end <= high { return 0 }
      if end - start > high - low || start < low { return start - low }
      return end - high
    }
    return legalOffset(
      nearest: CGPoint(
        x: bounds.minX + nearest(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: bounds.minY + nearest(rect.minY, rect.maxY, visible.minY, visible.maxY)))
  }

  /// Moves the content at once. A drag, or a turning of a wheel, goes on from there; any other motion ends. // S52
  func jump(to offset: CGPoint) {
    let wasLegal = isLegal(offset)
    stopScrolling()
    // Who was told of that may have made the content smaller.
    let offset = wasLegal ? legalOffset(nearest: offset) : offset
    let grid = PixelGrid(scale: pixelsPerPoint)
    adoptOffset(grid.rounded(offset))
    if showOffset() { indicators.offsetDidJump() }
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
