import MotionEngine

/// The scroll views, from the innermost, that one finger can move along one axis.
final class ScrollChain {
  let members: [UIScrollView]
  /// The axis.
  let isAcross: Bool
  var split: TravelSplit
  /// How long a point of the innermost view is in each of the others; less than 0 where the two count from different sides.
  let scales: [Double]
  /// The way that each member has been moved by already, and the part of it that was given before it began to drag.
  var applied: [Double]
  var base: [Double]
  /// Content that is held beyond an edge stays with its finger in that direction.
  let isPulledBefore: Bool
  let isPulledAfter: Bool

  @MainActor init(members: [UIScrollView], isAcross: Bool) {
    self.members = members
    self.isAcross = isAcross
    split = TravelSplit(count: members.count)
    let first = members[0]
    scales = members.map { member in
      guard member !== first else { return 1 }
      let start = first.convert(CGPoint.zero, to: member)
      let end = first.convert(CGPoint(x: isAcross ? 1 : 0, y: isAcross ? 0 : 1), to: member)
      let side: CGFloat = isAcross && first.isTurnedOver(against: member) ? -1 : 1
      let scale = side * (isAcross ? end.x - start.x : end.y - start.y)
      // Content that is turned moves along another axis: it goes by whole points.
      return Double(side * (scale.isFinite && scale > 0 ? scale : 1))
    }
    applied = Array(repeating: 0, count: members.count)
    base = applied
    let overshoot = isAcross ? first.horizontal.overshoot : first.vertical.overshoot
    isPulledBefore = overshoot < 0
    isPulledAfter = overshoot > 0
  }

  /// How much of the finger's velocity a member gets: all of it, in its own points, if it is the one that moved last.
  @MainActor func share(of view: UIScrollView) -> Double {
    members[split.mover] === view ? scales[split.mover] : 0
  }
}
