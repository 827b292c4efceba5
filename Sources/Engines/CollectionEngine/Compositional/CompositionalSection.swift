public import PlaneGeometry

/// A section as a program describes it. // P4
public struct CompositionalSection: Hashable, Sendable {
  /// The group that is repeated.
  public var group: CompositionalItem
  /// The room around the groups.
  public var insets: NSDirectionalEdgeInsets
  /// The room between two groups.
  public var groupSpacing: Double
  /// The views at its edges.
  public var boundaries: [CompositionalBoundary]
  /// The views behind it.
  public var decorations: [CompositionalDecoration]
  /// Tells whether the views at its edges keep to the room around the groups. // P41
  public var boundariesFollowInsets: Bool
  /// Tells whether its groups stand in one row across the scrolling. // P81
  public var isRow: Bool
  /// The room that is kept clear across the scrolling. // P74
  public var cleared: NSDirectionalEdgeInsets
  /// The room that is kept clear for the views at its edges. // P75
  public var clearedForBoundaries: NSDirectionalEdgeInsets
  /// The room above everything that the section holds, along the scrolling.
  public var roomBefore = 0.0
  /// The zIndex of what has none of its own; nil for that of any section. // P66
  public var usualZIndex: Int?

  /// A section of groups.
  public init(
    group: CompositionalItem, insets: NSDirectionalEdgeInsets = .zero, groupSpacing: Double = 0,
    boundaries: [CompositionalBoundary] = [], decorations: [CompositionalDecoration] = [],
    boundariesFollowInsets: Bool = true, isRow: Bool = false, cleared: NSDirectionalEdgeInsets = .zero,
    clearedForBoundaries: NSDirectionalEdgeInsets? = nil
  ) {
    self.group = group
    self.insets = insets.isOfNumbers ? insets : .zero
    self.groupSpacing = groupSpacing.isFinite ? groupSpacing : 0
    self.boundaries = boundaries
    self.decorations = decorations
    self.boundariesFollowInsets = boundariesFollowInsets
    self.isRow = isRow
    self.cleared = cleared
    self.clearedForBoundaries = clearedForBoundaries ?? cleared
  }
}
