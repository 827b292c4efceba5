/// Room beside an item: so many points, or at least so many. // P27, P28
public struct CompositionalSpacing: Hashable, Sendable {
  /// Tells whether the room takes its share of what is left over.
  public var isFlexible: Bool
  /// The points, or the fewest.
  public var length: Double

  /// Room beside an item.
  public init(isFlexible: Bool, length: Double) {
    self.isFlexible = isFlexible
    self.length = length.isFinite ? length : 0
  }

  /// None.
  public static let none = CompositionalSpacing(isFlexible: false, length: 0)
}

/// Room at the four edges of an item, outside of it. // P29
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The room at the edge at which reading begins.
  public var leading: CompositionalSpacing
  /// Above.
  public var top: CompositionalSpacing
  /// The room at the edge at which reading ends.
  public var trailing: CompositionalSpacing
  /// Below.
  public var bottom: CompositionalSpacing

  /// Room at four edges.
  public init(
    leading: CompositionalSpacing = .none, top: CompositionalSpacing = .none, trailing: CompositionalSpacing = .none,
    bottom: CompositionalSpacing = .none
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func low(_ axis: ScrollAxis) -> CompositionalSpacing { axis == .vertical ? top : leading }

  func high(_ axis: ScrollAxis) -> CompositionalSpacing { axis == .vertical ? bottom : trailing }

  func both(_ axis: ScrollAxis) -> Double { low(axis).length + high(axis).length }

  func flexibleCount(_ axis: ScrollAxis) -> Int { (low(axis).isFlexible ? 1 : 0) + (high(axis).isFlexible ? 1 : 0) }

  /// The beginning of an item in room that is longer than it by `leftOver`. // P29
  func start(_ axis: ScrollAxis, leftOver: Double) -> Double {
    let flexible = flexibleCount(axis)
    guard flexible > 0 else { return low(axis).length }
    return low(axis).length + (low(axis).isFlexible ? leftOver / Double(flexible) : 0)
  }
}
