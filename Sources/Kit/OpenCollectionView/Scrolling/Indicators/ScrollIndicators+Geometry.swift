import FrameClock
import MotionEngine

extension ScrollIndicators {
  /// Puts the bars where they belong. Called for each frame of a motion: a bar that keeps its length is only moved.
  func update() {
    guard let bars else { return }
    if bars.vertical.isShown { place(bars.vertical) }
    if bars.horizontal.isShown { place(bars.horizontal) }
  }

  /// Puts bars that nobody sees yet where they belong, so that changes move them from there.
  func placeBeforeChanges() {
    let bars = self.bars ?? makeBars()
    UIView.performWithoutAnimation {
      place(bars.vertical)
      place(bars.horizontal)
    }
  }

  /// The program has moved the content at once: where it animates that, the bars go along.
  func offsetDidJump() {
    guard showsChanges, let bars else { return }
    place(bars.vertical)
    place(bars.horizontal)
  }

  /// Whether a bar has something to show, and the program wants it.
  func wants(_ bar: ScrollIndicator) -> Bool { bar.isVertical ? wantsVertical : wantsHorizontal }

  private var wantsVertical: Bool { scrollView.showsVerticalScrollIndicator && scrollView.scrollsVertically }
  private var wantsHorizontal: Bool { scrollView.showsHorizontalScrollIndicator && scrollView.scrollsHorizontally }

  /// Whether the vertical bar stands on the left, where content runs from right to left.
  private var isMirrored: Bool { scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What a bar keeps clear of: what the program asks for, and by itself the edges of the device and bars above the
  /// content. The content's own insets move with the content, and count for nothing here.
  private func inset(of bar: ScrollIndicator) -> UIEdgeInsets {
    let own =
      bar.isVertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
    return scrollView.automaticallyAdjustsScrollIndicatorInsets ? own + scrollView.safeAreaInsets : own
  }

  /// A bar's track, and where that begins: the distance from the view's upper or left edge.
  func track(of bar: ScrollIndicator) -> (track: ScrollIndicatorTrack, origin: CGFloat) {
    let bounds = scrollView.bounds
    let inset = inset(of: bar)
    let corner = wantsVertical && wantsHorizontal ? Self.thickness + Self.margin : 0
    let minimum = bar.isVertical ? scrollView.vertical.minimum : scrollView.horizontal.minimum
    let maximum = bar.isVertical ? scrollView.vertical.maximum : scrollView.horizontal.maximum
    let extent = bar.isVertical ? bounds.height : bounds.width
    let start = (bar.isVertical ? inset.top : inset.left) + Self.margin
    let end = (bar.isVertical ? inset.bottom : inset.right) + Self.margin
    let track = ScrollIndicatorTrack(
      length: extent - start - end - corner, viewport: extent, minimum: minimum, maximum: maximum)
    // The corner where both would meet is free, and lies where the vertical bar stands.
    return (track, !bar.isVertical && isMirrored ? start + corner : start)
  }

  private func place(_ bar: ScrollIndicator) {
    guard wants(bar) else { return bar.hide() }
    let bounds = scrollView.bounds
    let (track, origin) = track(of: bar)
    let span = track.bar(at: bar.isVertical ? bounds.minY : bounds.minX)
    guard span.length > 0 else { return bar.hide() }
    let grid = PixelGrid(scale: scrollView.traitCollection.displayScale)
    let inset = inset(of: bar)
    let thickness = max(grid.pixel, grid.rounded(bar.thickness.value(at: scene?.application.clock.now ?? 0)))
    let length = max(grid.pixel, grid.rounded(span.length))
    let across: CGFloat
    if !bar.isVertical {
      across = bounds.maxY - inset.bottom - Self.margin - thickness
    } else if isMirrored {
      across = bounds.minX + inset.left + Self.margin
    } else {
      across = bounds.maxX - inset.right - Self.margin - thickness
    }
    let along = (bar.isVertical ? bounds.minY : bounds.minX) + origin + span.start
    bar.move(
      to: bar.isVertical
        ? CGRect(x: grid.rounded(across), y: grid.rounded(along), width: thickness, height: length)
        : CGRect(x: grid.rounded(along), y: grid.rounded(across), width: length, height: thickness))
  }

  // MARK: What lies under a point

  /// How far from the edge a pointer reaches a bar, in points. Our choice: the wide bar, and a little.
  static let pointerReach: CGFloat = 14
  /// How far from the edge a finger reaches a bar, in points. Our choice: half a finger.
  static let fingerReach: CGFloat = 24
  /// How far beyond its ends a finger reaches a bar, in points. Our choice.
  static let fingerSlack: CGFloat = 12

  /// The bar that can be seen and whose track lies under a pointer, in the scroll view's coordinates.
  func bar(trackedAt point: CGPoint) -> ScrollIndicator? {
    bar { zone(of: $0, reach: Self.pointerReach, from: -.infinity, to: .infinity, contains: point) }
  }

  /// The bar that can be seen under a pointer's button or a finger, in the scroll view's coordinates.
  func bar(at point: CGPoint, forFinger isFinger: Bool) -> ScrollIndicator? {
    let (reach, slack) = isFinger ? (Self.fingerReach, Self.fingerSlack) : (Self.pointerReach, 0)
    return bar { bar in
      let (start, end) =
        bar.isVertical ? (bar.place.minY, bar.place.maxY) : (bar.place.minX, bar.place.maxX)
      return zone(of: bar, reach: reach, from: start - slack, to: end + slack, contains: point)
    }
  }

  private func bar(where isUnder: (ScrollIndicator) -> Bool) -> ScrollIndicator? {
    guard let bars, scrollView.isScrollEnabled else { return nil }
    if bars.vertical.isVisible, isUnder(bars.vertical) { return bars.vertical }
    return bars.horizontal.isVisible && isUnder(bars.horizontal) ? bars.horizontal : nil
  }

  /// Whether a point lies between two ends along a bar, and near enough to the edge that the bar stands at.
  private func zone(
    of bar: ScrollIndicator, reach: CGFloat, from start: CGFloat, to end: CGFloat, contains point: CGPoint
  ) -> Bool {
    guard scrollView.bounds.contains(point) else { return false }
    let (along, depth): (CGFloat, CGFloat)
    if !bar.isVertical {
      (along, depth) = (point.x, bar.place.maxY + Self.margin - point.y)
    } else if isMirrored {
      (along, depth) = (point.y, point.x - bar.place.minX + Self.margin)
    } else {
      (along, depth) = (point.y, bar.place.maxX + Self.margin - point.x)
    }
    return along >= start && along < end && depth > 0 && depth <= reach
  }
}
