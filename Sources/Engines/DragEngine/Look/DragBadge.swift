/// The badge at the corner of what is dragged. // N26
public struct DragBadge: Hashable, Sendable {
  /// A sign beside the number.
  public enum Sign: Hashable, Sendable {
    /// A copy is made.
    case plus
    /// Nothing is taken here.
    case forbidden
  }

  /// How many items there are; nil where there is one.
  public var count: Int?
  /// The sign; nil for a move, or where nothing happens.
  public var sign: Sign?

  /// The badge of some items; nil where there is nothing to be said.
  public init?(itemCount: Int, operation: DropOperation?) {
    count = itemCount > 1 ? itemCount : nil
    sign =
      switch operation {
      case .copy: .plus
      case .forbidden: .forbidden
      case .move, .cancel, nil: nil
      }
    if count == nil, sign == nil { return nil }
  }
}
