extension ScrollAxis {
  /// The page that content comes to rest on if it is released at `offset`.
  ///
  /// The first page stands at ``minimum``, each next one a viewport's length further on, the last one at ``maximum``,
  /// where it shows the end of the content and may overlap the one before. A finger faster than
  /// ``ScrollProfile/pageTurnSpeed`` goes on to the next page in its direction, a slower one leaves the content to the
  /// nearest page; so one gesture ends on one of the two pages that lie next to the place of the release.
  ///
  /// - Parameters:
  ///   - offset: in points. Outside the legal range the page at the edge is the one; NaN counts as the present offset.
  ///   - velocity: in points per second, in the direction of the offset; not finite counts as 0.
  /// - Returns: the page's offset in points. In a viewport without length every legal offset is a page.
  public func pageTarget(from offset: Double, velocity: Double) -> Double {
    let offset = offset.boundedCoordinate(orNaN: self.offset)
    let velocity = velocity.boundedVelocity
    guard viewportLength > 0, offset > minimum, offset < maximum else {
      return leavingEdge(at: nearestLegal(to: offset), isBeyond: offset != nearestLegal(to: offset), velocity: velocity)
    }
    let pair = pages(around: offset)
    if velocity > profile.pageTurnSpeed { return pair.after }
    if velocity < -profile.pageTurnSpeed { return pair.before }
    return page(nearestTo: offset)
  }

  /// The page that a finger which is fast enough for one reaches from `offset`, in a direction.
  public func page(beside offset: Double, towardsEnd: Bool) -> Double {
    pageTarget(from: offset, velocity: (towardsEnd ? 2 : -2) * profile.pageTurnSpeed)
  }

  /// The page that is nearest to `offset`; of two that are equally near the later one.
  func page(nearestTo offset: Double) -> Double {
    let offset = nearestLegal(to: offset)
    guard viewportLength > 0 else { return offset }
    let before = Swift.min(page(at: (offset - minimum) / viewportLength + Self.pageTolerance), maximum)
    let after = Swift.min(before + viewportLength, maximum)
    return offset - before < after - offset ? before : after
  }

  /// Sends content that is inside the legal range to its page.
  mutating func turnPage(velocity: Double) {
    guard viewportLength > 0 else { return }
    let target = pageTarget(from: offset, velocity: velocity)
    guard target == offset, nearestLegal(to: offset + velocity) == offset else {
      return turnPage(to: target, velocity: velocity)
    }
    // A finger that leaves the first or the last page outwards throws the content at its edge.
    let motion = bounce(to: offset, displacement: 0, velocity: velocity)
    if bounces, motion.duration > 0 { start(.bouncing(motion), at: clock) }
  }

  mutating func turnPage(to target: Double, velocity: Double) {
    let motion = TargetedMotion(origin: offset, velocity: velocity, page: target, profile: profile)
    if motion.duration > 0 {
      start(.targeting(motion), at: clock)
    } else {
      rest(at: target)
    }
  }

  /// Sums of page lengths are rounded: content that is nearer to a page than this part of one stands on it.
  private static let pageTolerance = 1e-9

  /// The page that begins at or before a position, counted in pages.
  private func page(at position: Double) -> Double { minimum + position.rounded(.down) * viewportLength }

  /// The pages next to a place between the edges; from a page its neighbours.
  private func pages(around offset: Double) -> (before: Double, after: Double) {
    let position = (offset - minimum) / viewportLength
    let before = page(at: position - Self.pageTolerance)
    let after = page(at: position + Self.pageTolerance + 1)
    return (Swift.max(before, minimum), Swift.min(after, maximum))
  }

  /// The page for content at an edge, or beyond it: one further on only if the finger leaves the edge inwards.
  private func leavingEdge(at edge: Double, isBeyond: Bool, velocity: Double) -> Double {
    guard !isBeyond, viewportLength > 0 else { return edge }
    if edge == minimum, velocity > profile.pageTurnSpeed { return Swift.min(minimum + viewportLength, maximum) }
    guard edge == maximum, velocity < -profile.pageTurnSpeed, maximum > minimum else { return edge }
    return pages(around: edge).before
  }
}
