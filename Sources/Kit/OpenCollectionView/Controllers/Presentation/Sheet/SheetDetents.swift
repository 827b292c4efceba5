/// The heights at which a sheet rests, and where one that is let go comes to rest.
struct SheetDetents {
  /// One height.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// Of the card, with what lies over the device's lower edge, in points.
    let height: CGFloat
  }

  /// The place that a sheet goes to when it is let go.
  enum Rest: Equatable {
    case stop(Stop)
    /// Out of the screen.
    case away
  }

  /// The heights from the lowest to the highest; there is at least one.
  let stops: [Stop]

  /// A release this fast counts as a throw, in points per second. Our choice.
  static let flick: CGFloat = 500

  /// - Parameter large: the height of the card where no detent has one, in points.
  init(_ stops: [Stop], large: CGFloat) {
    let sorted = stops.sorted { $0.height < $1.height }
    self.stops = sorted.isEmpty ? [Stop(identifier: .large, height: large)] : sorted
  }

  var lowest: Stop { stops[0] }
  var highest: Stop { stops[stops.count - 1] }

  /// The height with a name; the lowest where there is none.
  func stop(named identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? lowest
  }

  /// The place at which a card comes to rest: a throw goes to the next height that way, anything else to the nearest one. Below the lowest a
  /// throw down, or half of the way, leads out of the screen. // V161
  ///
  /// - Parameter velocity: downwards, in points per second.
  func rest(from height: CGFloat, velocity: CGFloat) -> Rest {
    if height < lowest.height {
      if velocity > Self.flick || velocity > -Self.flick && height < lowest.height / 2 { return .away }
      return .stop(lowest)
    }
    if velocity < -Self.flick { return .stop(stops.first { $0.height > height } ?? highest) }
    if velocity > Self.flick {
      guard let below = stops.last(where: { $0.height < height }) else { return .away }
      return .stop(below)
    }
    return .stop(stops.min { abs($0.height - height) < abs($1.height - height) } ?? lowest)
  }

  /// How far what lies above a height has come: 0 up to that height, 1 at the highest.
  func progress(of height: CGFloat, above start: CGFloat) -> CGFloat {
    guard highest.height > start else { return 0 }
    return min(max((height - start) / (highest.height - start), 0), 1)
  }

  /// The height above which a sheet darkens what is below; below all heights where it always does.
  func undimmedHeight(
    largest: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat? {
    guard let largest else { return nil }
    return stops.first { $0.identifier == largest }?.height
  }
}
