public import Foundation

/// The rule that says where a focus goes from a place when it is sent in a direction: to the nearest place there, as
/// people see it.
///
/// A place counts when its middle lies further that way. Those in the beam of the old place, beside it and not only
/// askew, go first; then the nearest one along the way; then the one that is least askew. Our choice: the focus engine's
/// own rule is not published.
public enum FocusSearch {
  /// A direction on the screen.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Towards smaller y.
    case up
    /// Towards larger y.
    case down
    /// Towards smaller x.
    case left
    /// Towards larger x.
    case right

    /// Tells whether the way is up or down.
    public var isVertical: Bool { self == .up || self == .down }

    /// Tells whether the way is down or to the right.
    public var isForward: Bool { self == .down || self == .right }

    /// Tells whether the way lies across that of content which scrolls to the sides, or else up and down. Such content is in lines
    /// across its way, and what stands in another line is not meant.
    public func isAcross(contentThatScrollsSideways isSideways: Bool) -> Bool { isVertical == isSideways }
  }

  /// The index of the place to go to; nil where there is none that way. Places that are not finite never count.
  ///
  /// Of equally good places the first one wins. Cost: linear.
  ///
  /// - Parameter isBesideOnly: whether places that lie askew do not count.
  public static func nearest(
    from origin: CGRect, among places: [CGRect], towards direction: Direction, isBesideOnly: Bool = false
  ) -> Int? {
    var best: (index: Int, rank: Rank)?
    for (index, place) in places.enumerated() {
      guard let rank = Rank(of: place, from: origin, towards: direction), !(rank.isAskew && isBesideOnly) else {
        continue
      }
      if let known = best, !(rank < known.rank) { continue }
      best = (index, rank)
    }
    return best?.index
  }

  /// How good a place is; less is better.
  private struct Rank: Comparable {
    var isAskew: Bool
    var distance: CGFloat
    var askew: CGFloat

    init?(of place: CGRect, from origin: CGRect, towards direction: Direction) {
      let (along, across) = Rank.spans(place, direction)
      let (ownAlong, ownAcross) = Rank.spans(origin, direction)
      let ahead = (along.low + along.high) - (ownAlong.low + ownAlong.high)
      guard ahead > 0 else { return nil }
      let gap = max(ownAcross.low - across.high, across.low - ownAcross.high)
      // Places that only touch at a corner lie askew.
      isAskew = gap >= 0
      distance = max(0, along.low - ownAlong.high)
      askew = abs((across.low + across.high) - (ownAcross.low + ownAcross.high)) / 2
      guard distance.isFinite, askew.isFinite else { return nil }
    }

    /// The place along the way, growing ahead, and across it.
    private static func spans(
      _ rect: CGRect, _ direction: Direction
    ) -> (along: (low: CGFloat, high: CGFloat), across: (low: CGFloat, high: CGFloat)) {
      let vertical = (low: rect.minY, high: rect.maxY)
      let horizontal = (low: rect.minX, high: rect.maxX)
      let (along, across) = direction.isVertical ? (vertical, horizontal) : (horizontal, vertical)
      return (direction.isForward ? along : (low: -along.high, high: -along.low), across)
    }

    static func < (one: Rank, other: Rank) -> Bool {
      if one.isAskew != other.isAskew { return !one.isAskew }
      if one.distance != other.distance { return one.distance < other.distance }
      return one.askew < other.askew
    }
  }
}
