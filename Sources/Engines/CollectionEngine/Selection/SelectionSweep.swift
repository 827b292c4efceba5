/// A range of items, without gaps, that grows and shrinks as its far end moves: what a pan of two fingers or Shift with
/// a click goes over.
///
/// Items are flat numbers, as ``SectionCounts`` counts them.
public struct SelectionSweep: Hashable, Sendable {
  /// The item at which the range began; it stays in the range.
  public let anchor: Int
  /// The item at which the range ends now.
  public private(set) var end: Int

  /// The range of a single item.
  public init(anchor: Int) {
    self.anchor = anchor
    end = anchor
  }

  /// The items from the anchor to the end, both included.
  public var range: ClosedRange<Int> { min(anchor, end)...max(anchor, end) }

  /// The change of the range by one move of its end.
  public struct Change: Hashable, Sendable {
    /// The items that have left the range, from the old end towards the anchor.
    public var left: [Int] = []
    /// The items that have come into it, from the anchor outwards.
    public var entered: [Int] = []

    /// Nothing.
    public init() {}
  }

  /// Moves the end. Cost: linear in the length of the longer range.
  public mutating func move(to newEnd: Int) -> Change {
    var change = Change()
    guard newEnd != end else { return change }
    let old = range
    let step = end > anchor ? -1 : 1
    var item = end
    end = newEnd
    let new = range
    while item != anchor, !new.contains(item) {
      change.left.append(item)
      item += step
    }
    item = anchor
    while item != newEnd {
      item += newEnd > anchor ? 1 : -1
      if !old.contains(item) { change.entered.append(item) }
    }
    return change
  }
}
