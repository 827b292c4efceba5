/// A sheet under a finger that moves it from one height to another.
struct SheetResizing {
  /// The height as it was when the finger began to move it, in points.
  let start: CGFloat
  /// Tells whether the sheet may be pulled away below its lowest height.
  let mayLeave: Bool
  let heights: SheetDetents
  /// The height that the finger asks for, in points.
  var wanted: CGFloat

  /// A sheet gives way by at most this beyond its heights, in points. Our choice.
  static let give: CGFloat = 60

  init(start: CGFloat, mayLeave: Bool, heights: SheetDetents) {
    self.start = start
    self.mayLeave = mayLeave
    self.heights = heights
    wanted = start
  }

  /// The height that is seen: beyond the highest one, and below the lowest of a sheet that stays, the further the harder.
  var height: CGFloat {
    let (low, high) = (heights.lowest.height, heights.highest.height)
    if wanted > high { return high + Self.given(wanted - high) }
    if wanted < low, !mayLeave { return low - Self.given(low - wanted) }
    return wanted
  }

  /// How much a sheet gives way to a pull, in points.
  static func given(_ distance: CGFloat) -> CGFloat { give * (1 - 1 / (distance * 0.55 / give + 1)) }
}
