/// The places of the buttons that a row uncovers, for how much it uncovers.
///
/// Lengths count from the row's edge inwards: the first button is nearest to the edge. Buttons grow as more is uncovered, are as
/// long as they would like while the row is open, and stretch beyond; one that takes over fills all of it. // I74-I78
public struct SwipeButtonPlaces: Sendable, Hashable {
  /// The place of a button.
  public struct Place: Sendable, Hashable {
    /// How far from the edge it begins.
    public var start: Double
    /// How long it is.
    public var length: Double

    /// A place.
    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// How much is uncovered while the row is open.
  public let openLength: Double
  /// The room between buttons and around them.
  public let gap: Double
  private let lengths: [Double]
  private let shares: [Double]

  /// Buttons with the lengths that they would like to have.
  ///
  /// - Parameters:
  ///   - lengths: from the edge inwards; what is no number, or less than nothing, counts as 0.
  ///   - limit: how much may be uncovered while the row is open. Where it is less than the buttons would like, all of them are
  ///     shorter by the same share; where there is no room for the gaps either, these take half of it.
  public init(lengths: [Double], gap: Double, limit: Double) {
    let wishes = lengths.map { $0.isFinite ? max($0, 0) : 0 }
    let sum = wishes.reduce(0, +)
    let limit = limit.isFinite ? max(limit, 0) : 0
    let count = Double(wishes.count + 1)
    guard !wishes.isEmpty else {
      (openLength, self.gap, self.lengths, shares) = (0, gap, [], [])
      return
    }
    let gap = min(gap.isFinite ? max(gap, 0) : 0, limit / 2 / count)
    let room = max(limit - gap * count, 0)
    let scale = sum > room && sum > 0 ? room / sum : 1
    self.gap = gap
    self.lengths = wishes.map { $0 * scale }
    shares = wishes.map { sum > 0 ? $0 / sum : 1 / Double(wishes.count) }
    openLength = min(sum * scale + gap * count, limit)
  }

  /// The number of buttons.
  public var count: Int { lengths.count }

  /// The place of a button.
  ///
  /// - Parameters:
  ///   - index: of the button, from the edge inwards.
  ///   - uncovered: how much is uncovered. Less than nothing counts as nothing.
  ///   - takenOver: how far the first one has taken over, from 0 to 1.
  public func place(of index: Int, uncovered: Double, takenOver: Double) -> Place {
    let uncovered = uncovered.isFinite ? max(uncovered, 0) : 0
    let share = openLength > 0 ? min(uncovered / openLength, 1) : 0
    let extra = max(uncovered - openLength, 0)
    var start = gap * share
    for before in 0..<index { start += (lengths[before] + gap) * share + extra * shares[before] }
    let length = lengths[index] * share + extra * shares[index]
    guard takenOver > 0 else { return Place(start: start, length: length) }
    let part = min(takenOver, 1)
    let edge = gap * share
    let end =
      index == 0 ? (start: edge, length: max(uncovered - 2 * edge, 0)) : (start: max(uncovered - edge, 0), length: 0)
    return Place(start: start + (end.start - start) * part, length: length + (end.length - length) * part)
  }
}
