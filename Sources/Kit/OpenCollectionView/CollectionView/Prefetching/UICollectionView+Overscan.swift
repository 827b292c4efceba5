import CollectionEngine
import FrameClock

/// Views prepared beyond the visible rectangle, while a host far away shows a drag ahead of its commits.
extension UICollectionView {
  /// For how many points beyond each edge along the scrolling elements have views; 0, unless a host asks for more.
  var overscan: CGFloat {
    get { lookAhead.overscan }
    set {
      lookAhead.overscanEnd?.cancel()
      lookAhead.overscanEnd = nil
      guard newValue != lookAhead.overscan else { return }
      lookAhead.overscan = newValue
      setNeedsLayout()
    }
  }

  /// Ends it when what is shown ahead has run out.
  func endOverscan(in seconds: Double) {
    guard overscan > 0, let clock = window?.windowScene?.application.clock else {
      overscan = 0
      return
    }
    lookAhead.overscanEnd?.cancel()
    lookAhead.overscanEnd = clock.after(seconds, for: "a collection view lets go of what it holds ready") {
      [weak self] in
      MainActor.assumeIsolated { self?.overscan = 0 }
    }
  }

  /// The rectangle whose elements have views.
  var preparedBounds: CGRect {
    guard overscan > 0 else { return bounds }
    let (across, along) = (scrollsHorizontally ? overscan : 0, scrollsVertically ? overscan : 0)
    return CGRect(
      x: bounds.minX - across, y: bounds.minY - along, width: bounds.width + 2 * across,
      height: bounds.height + 2 * along)
  }

  /// The tiles about which the layout is asked.
  var neededTile: CGRect {
    let tile = TileRule.queryRect(for: bounds)
    guard overscan > 0 else { return tile }
    let prepared = preparedBounds
    let first = CGRect(origin: prepared.origin, size: bounds.size)
    let last = CGRect(
      x: prepared.maxX - bounds.width, y: prepared.maxY - bounds.height, width: bounds.width, height: bounds.height)
    return tile.union(TileRule.queryRect(for: first)).union(TileRule.queryRect(for: last))
  }

  /// How far the content may be moved to either side before an element without a view would be seen.
  var preparedReach: CGSize {
    let seen = elements.seenBounds
    guard pass.isPrepared, pass.tile != nil, !elements.needsNewViews, seen.contains(bounds) else { return .zero }
    return CGSize(
      width: min(bounds.minX - seen.minX, seen.maxX - bounds.maxX),
      height: min(bounds.minY - seen.minY, seen.maxY - bounds.maxY))
  }

  /// Tells whether the layout has said, when it was asked last, that a scroll moves no element, and nothing else moves
  /// any.
  var layoutIgnoresScrolling: Bool {
    !boundsAnnouncement.layoutFollows && installedTransition == nil && (movements?.carried.isEmpty ?? true)
      && pass.found == nil
  }

  /// Tells whether a view can be seen, or is prepared only.
  func isInSight(_ view: UIView) -> Bool {
    if overscan == 0 { return true }
    let frame = view.superview === self ? view.frame : convert(view.bounds, from: view)
    return TouchRule.touches(frame, bounds)
  }
}
