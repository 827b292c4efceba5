/// A target's answer when it is asked what a drop at a place would do.
public struct DropProposal: Hashable, Sendable {
  /// The deed of the drop.
  public var operation: DropOperation
  /// Tells whether the place is a little above the finger, so that it can be seen. // N32
  public var isPrecise: Bool
  /// Tells whether what is dragged is shown in its own size over the target. // N24
  public var prefersFullSize: Bool

  /// A proposal.
  public init(_ operation: DropOperation, isPrecise: Bool = false, prefersFullSize: Bool = false) {
    self.operation = operation
    self.isPrecise = isPrecise
    self.prefersFullSize = prefersFullSize
  }
}
