public import Foundation
public import PlaneGeometry

/// An item, or a group of them with what is in it. // P4
public struct CompositionalItem: Hashable, Sendable {
  /// The size of its slot.
  public var size: CompositionalSize
  /// The part of the slot that its frame leaves free.
  public var insets: NSDirectionalEdgeInsets
  /// The room outside of the slot.
  public var edges: CompositionalEdgeSpacing
  /// The views that stand at it.
  public var supplementaries: [CompositionalSupplementary]
  /// The items of a group and how they fill it; nil for an item that is no group.
  public var contents: CompositionalContents?

  /// An item, or a group with contents.
  public init(
    size: CompositionalSize, insets: NSDirectionalEdgeInsets = .zero,
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), supplementaries: [CompositionalSupplementary] = [],
    contents: CompositionalContents? = nil
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.supplementaries = supplementaries
    self.contents = contents
  }

  /// Tells whether a view says anything about the size of this or of anything in it.
  var hasEstimates: Bool {
    size.isEstimated || (contents?.subitems.contains { $0.hasEstimates } ?? false)
  }
}

/// The items of a group, and how they stand in it. // P18-P26
public struct CompositionalContents: Hashable, Sendable {
  /// How many items a group holds.
  public enum Filling: Hashable, Sendable {
    /// As many as fit, from the list over and over. // P18
    case repeating
    /// So many, each with an equal part of the group. // P21
    case divided(Int)
    /// So many at their own size. // P8
    case counted(Int)
  }

  /// The axis along which items follow each other.
  public var axis: ScrollAxis
  /// The items that are repeated.
  public var subitems: [CompositionalItem]
  /// How many there are.
  public var filling: Filling
  /// The room between two items.
  public var spacing: CompositionalSpacing
  /// The places of a group that a program lays out. // P25
  public var places: [CompositionalPlace]?

  /// Items along an axis.
  public init(
    axis: ScrollAxis, subitems: [CompositionalItem], filling: Filling = .repeating,
    spacing: CompositionalSpacing = .none, places: [CompositionalPlace]? = nil
  ) {
    self.axis = axis
    self.subitems = subitems
    self.filling = filling
    self.spacing = spacing
    self.places = places
  }
}

/// The place of an item in a group that a program lays out. // P25
public struct CompositionalPlace: Hashable, Sendable {
  /// The frame, from the group's outer corner.
  public var frame: CGRect
  /// The depth: items of a higher number are in front.
  public var zIndex: Int

  /// A place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
