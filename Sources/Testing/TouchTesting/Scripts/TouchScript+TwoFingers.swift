public import Foundation

// What two fingers do together. The first finger is the one on the left where the angle is zero; angles are radians,
// clockwise from the right.
extension TouchScript {
  /// Two fingers move apart or together about a point, on a line at an angle; distances are those between the fingers.
  public static func pinch(
    around center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, angle: CGFloat,
    duration: Double = 0.3
  ) -> TouchScript {
    twoFingers(
      at: center, distance: startDistance, angle: angle, toDistance: endDistance, duration: duration)
  }

  /// Two fingers turn by an angle about a point, along arcs; positive angles are clockwise, and may be whole turns.
  public static func rotation(
    around center: CGPoint, distance: CGFloat, from startAngle: CGFloat = 0, by angle: CGFloat, duration: Double = 0.3
  ) -> TouchScript {
    twoFingers(at: center, distance: distance, angle: startAngle, turningBy: angle, duration: duration)
  }

  /// Two fingers move, turn, and come apart or together, all evenly and at once; then they rest, and lift.
  ///
  /// - Parameters:
  ///   - center: the middle of the fingers when they come down.
  ///   - distance: how far apart they are then.
  ///   - angle: the direction from the first finger to the second then.
  ///   - end: where their middle goes; it stays unless given.
  ///   - endDistance: how far apart they are in the end; as at the start unless given.
  ///   - turn: by what angle they turn meanwhile.
  ///   - duration: how long they move.
  ///   - holding: how long they rest before they lift.
  public static func twoFingers(
    at center: CGPoint, distance: CGFloat, angle: CGFloat = 0, to end: CGPoint? = nil,
    toDistance endDistance: CGFloat? = nil, turningBy turn: CGFloat = 0, duration: Double = 0.3, holding: Double = 0.1
  ) -> TouchScript {
    func finger(_ side: CGFloat) -> TouchScript {
      sampled(duration: duration, holding: holding) { share in
        let (end, endDistance) = (end ?? center, endDistance ?? distance)
        let direction = angle + turn * share
        let arm = side * (distance + (endDistance - distance) * share) / 2
        return CGPoint(
          x: center.x + (end.x - center.x) * share + arm * cos(direction),
          y: center.y + (end.y - center.y) * share + arm * sin(direction))
      }
    }
    return finger(-1).with(finger(1))
  }

  /// A finger that is, at each share of its way from 0 to 1, where `place` says; it rests at the end, and lifts.
  private static func sampled(
    duration: Double, holding: Double, at place: (CGFloat) -> CGPoint
  ) -> TouchScript {
    guard duration >= 0, duration.isFinite, holding >= 0, holding.isFinite else {
      fatalError(
        "Fingers cannot move for \(duration) s and rest for \(holding) s: give finite numbers of seconds, zero or more."
      )
    }
    let count = max(1, Int((duration * samplesPerSecond).rounded()))
    var reports = (0...count).map { index in
      (time: duration * (Double(index) / Double(count)), location: place(CGFloat(index) / CGFloat(count)))
    }
    reports.append((duration + holding, place(1)))
    return samples(reports)
  }
}
