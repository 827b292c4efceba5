/// A collection view's answer when it is asked what a drop would do: also how items make room for it.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Says what becomes of the place under the finger.
  public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified = 0
    /// Items make room there. // N52
    case insertAtDestinationIndexPath = 1
    /// The item there takes what is dropped, and is shown as the target. // N52
    case insertIntoDestinationIndexPath = 2
  }

  /// The fate of the place under the finger; unspecified unless given.
  open private(set) var intent = Intent.unspecified

  /// A proposal to do something, with nothing shown of the place.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// A proposal to do something at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// The same proposal as another object.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    copy.take(over: self)
    return copy
  }
}
