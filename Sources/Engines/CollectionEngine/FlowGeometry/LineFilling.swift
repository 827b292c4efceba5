/// The measured rules for one line: how much fits, and where the items go across the scroll axis.
struct LineFilling: Hashable, Sendable {
  /// The beginning of the room for items, measured from the leading edge of the content.
  let leading: Double
  /// The room for items; zero or negative when the insets leave none, and then every item has a line of its own.
  let available: Double
  /// The least distance between two items of a line; below zero they may overlap.
  let spacing: Double

  /// How far, in points, a line may overrun and still count as an exact fit. Our choice: thirds and sevenths of a width
  /// add up to the width although binary fractions miss it.
  private static let fitTolerance = 1e-6

  /// Beyond this many items a line is as good as endless, and a share of the left-over room is nothing.
  private static let endless = 1e15

  /// Tells whether a line that uses `used` points takes one more item.
  func takes(_ length: Double, after used: Double) -> Bool {
    available > 0 && used + spacing + length <= available + Self.fitTolerance
  }

  /// How many items of one length a line takes, at least one; infinite where another item makes the line no longer.
  func capacity(ofLength length: Double) -> Double {
    guard available > 0 else { return 1 }
    let pitch = length + spacing
    guard pitch > 0 else { return takes(length, after: length) ? .infinity : 1 }
    return max(1, ((available + spacing + Self.fitTolerance) / pitch).rounded(.down))
  }

  /// The beginning of the only item of a line: the item is in the middle, also when it is longer than the room.
  func centred(length: Double) -> Double { leading + (available - length) / 2 }

  /// The distance between the origins of equal items on a line that holds `capacity` of them.
  func step(length: Double, capacity: Double) -> Double {
    guard capacity > 1, capacity < Self.endless else { return length + spacing }
    return length + max(spacing, (available - capacity * length) / (capacity - 1))
  }

  /// The gaps of a full line whose items and least spacings take up `used` points.
  func justifiedGap(used: Double, count: Int) -> Double {
    spacing + max(0, (available - used) / Double(count - 1))
  }
}
