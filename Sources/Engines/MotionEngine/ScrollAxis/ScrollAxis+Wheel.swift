extension ScrollAxis {
  /// How far a trackpad can pull beyond an edge before the rubber band, as a part of the viewport. Our choice: what goes
  /// on sending reports must not hold the content any farther out.
  static let longestWheelPull = 0.5

  /// The range in which a wheel may bring the content, before the rubber band.
  ///
  /// Notches stop at the edges: there are no fingers that could hold the content beyond. Our choice.
  ///
  /// - Parameter origin: where the content stood when the turning began, if the view moves by pages: a turning goes
  ///   no farther than one page then, and not beyond the edges.
  public func wheelReach(inSteps: Bool, pagingFrom origin: Double? = nil) -> ClosedRange<Double> {
    if let origin, origin.isFinite, viewportLength > 0 {
      let start = nearestLegal(to: origin)
      return nearestLegal(to: start - viewportLength)...nearestLegal(to: start + viewportLength)
    }
    let slack = bounces && !inSteps ? viewportLength * Self.longestWheelPull : 0
    return minimum - slack...maximum + slack
  }

  /// Moves the content to where a turning wheel has brought it. Call it in a drag, once a frame.
  ///
  /// Beyond an edge a rubber band holds the content, as it does against a finger. Momentum does not pull at it: there the
  /// content is let go with the velocity of the reports, and bounces. It follows the wheel again after ``beginDrag()``.
  ///
  /// - Parameters:
  ///   - reach: where the wheel may bring the content; see ``wheelReach(inSteps:pagingFrom:)``. What it asks for beyond
  ///     is dropped, so that content that is at its end follows at once when the wheel turns back.
  ///   - time: in seconds; the wheel's clock.
  /// - Returns: the new offset.
  @discardableResult
  public mutating func follow(_ wheel: WheelMotion, within reach: ClosedRange<Double>, at time: Double) -> Double {
    guard case .dragging(var grip) = activity else { return offset }
    let travel = wheel.travel(at: time).boundedCoordinate()
    let wanted = grip.unbanded + (travel - grip.travel)
    let low = Swift.min(reach.lowerBound, grip.unbanded)
    let high = Swift.max(reach.upperBound, grip.unbanded)
    let allowed = Swift.min(Swift.max(wanted, low), high)
    if allowed != wanted {
      grip.travel = travel - (allowed - grip.unbanded)
      activity = .dragging(grip)
    }
    drag(travel: travel)
    if wheel.isMomentum, bounces, overshoot * wheel.velocity > 0 { release(velocity: wheel.velocity, at: time) }
    return offset
  }
}
