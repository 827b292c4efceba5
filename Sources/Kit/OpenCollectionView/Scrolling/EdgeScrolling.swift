import CollectionEngine

/// The scrolling of content under something that is held near its edges: a carried item, or a drag. // M15, N69
@MainActor struct EdgeScrolling {
  /// One view that scrolls along one axis.
  struct Way {
    let view: UIScrollView
    let isAcross: Bool
    /// In points per second; negative towards the beginning.
    let speed: Double
  }

  private struct Side: Hashable {
    let view: ObjectIdentifier
    let isAcross: Bool
  }

  /// Lengths of less than a pixel, which wait for the next frame.
  private var rests: [Side: Double] = [:]

  /// Finds the views that scroll: on each axis the innermost one at whose edge a place is and that has more behind it.
  ///
  /// - Parameters:
  ///   - view: the innermost view that may scroll.
  ///   - place: where the thing is held, in the coordinates of a view.
  ///   - isAllowed: whether a view that would scroll may; asked last.
  static func ways(
    from view: UIView?, at place: (UIScrollView) -> CGPoint, where isAllowed: (UIScrollView) -> Bool = { _ in true }
  ) -> [Way] {
    var ways: [Way] = []
    var next = view
    while let view = next {
      next = view.superview
      guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { continue }
      let place = place(scroll)
      // The insets of a row only say where it begins and ends.
      let seen = scroll is RowScrollView ? scroll.bounds : scroll.bounds.inset(by: scroll.adjustedContentInset)
      for isAcross in [true, false] where !ways.contains(where: { $0.isAcross == isAcross }) {
        let (point, first, last) =
          isAcross ? (place.x, seen.minX, seen.maxX) : (place.y, seen.minY, seen.maxY)
        let speed = EdgeScroll.speed(
          at: point, from: first, to: last, zone: MovementScroller.zone, fastest: MovementScroller.fastest)
        guard speed != 0, scroll.hasMore(isAcross: isAcross, towardsEnd: speed > 0), isAllowed(scroll) else { continue }
        ways.append(Way(view: scroll, isAcross: isAcross, speed: speed))
      }
    }
    return ways
  }

  /// Scrolls a view for a time in seconds.
  mutating func scroll(_ way: Way, for seconds: Double) {
    let side = Side(view: ObjectIdentifier(way.view), isAcross: way.isAcross)
    let length = way.speed * seconds + (rests[side] ?? 0)
    let before = way.view.contentOffset
    var offset = before
    if way.isAcross { offset.x += length } else { offset.y += length }
    offset = way.view.legalOffset(nearest: offset)
    if let row = way.view as? RowScrollView { row.hold(at: offset) } else { way.view.contentOffset = offset }
    let after = way.view.contentOffset
    rests[side] = length - (way.isAcross ? after.x - before.x : after.y - before.y)
  }

  /// Forgets what waits for the next frame.
  mutating func forget() {
    if !rests.isEmpty { rests.removeAll() }
  }
}

extension UIScrollView {
  /// Tells whether content is left behind an edge.
  fileprivate func hasMore(isAcross: Bool, towardsEnd: Bool) -> Bool {
    var offset = contentOffset
    let pixel = 1 / max(pixelsPerPoint, 1)
    if isAcross { offset.x += towardsEnd ? pixel : -pixel } else { offset.y += towardsEnd ? pixel : -pixel }
    let legal = legalOffset(nearest: offset)
    return isAcross ? legal.x == offset.x : legal.y == offset.y
  }
}
