import FrameClock
import MotionEngine

extension ScrollIndicators {
  /// Puts the bars where they belong. Called for each frame of a motion: a bar that keeps its length is only moved.
  func update() {
    guard let scrollView, let bars, bars.vertical.isShown || bars.horizontal.isShown else { return }
    let surroundings = ScrollIndicatorSurroundings(of: scrollView)
    if bars.vertical.isShown { place(bars.vertical, in: surroundings) }
    if bars.horizontal.isShown { place(bars.horizontal, in: surroundings) }
  }

  /// Puts bars that nobody sees yet where they belong, so that changes move them from there.
  func placeBeforeChanges() {
    let bars = self.bars ?? makeBars()
    UIView.performWithoutAnimation { placeBoth(bars) }
  }

  /// The program has moved the content at once: where it animates that, the bars go along.
  func offsetDidJump() {
    guard showsChanges, let bars else { return }
    placeBoth(bars)
  }

  /// Tells whether the vertical bar stands at the smaller x, where content runs from the larger one.
  private var isMirrored: Bool { scrollView?.beginsAtLargerX == true }

  private func placeBoth(_ bars: (horizontal: ScrollIndicator, vertical: ScrollIndicator)) {
    guard let scrollView else { return }
    let surroundings = ScrollIndicatorSurroundings(of: scrollView)
    place(bars.vertical, in: surroundings)
    place(bars.horizontal, in: surroundings)
  }

  private func place(_ bar: ScrollIndicator, in surroundings: ScrollIndicatorSurroundings) {
    let thickness =
      bar.thickness.isResting ? bar.thickness.end : bar.thickness.value(at: scene?.application.clock.now ?? 0)
    guard let frame = surroundings.frame(isVertical: bar.isVertical, thickness: thickness) else { return bar.hide() }
    bar.move(to: frame)
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
    guard let bars, scrollView?.isScrollEnabled == true else { return nil }
    if bars.vertical.isVisible, isUnder(bars.vertical) { return bars.vertical }
    return bars.horizontal.isVisible && isUnder(bars.horizontal) ? bars.horizontal : nil
  }

  /// Tells whether a point lies between two ends along a bar, and near enough to the edge that the bar stands at.
  private func zone(
    of bar: ScrollIndicator, reach: CGFloat, from start: CGFloat, to end: CGFloat, contains point: CGPoint
  ) -> Bool {
    guard scrollView?.bounds.contains(point) == true else { return false }
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
