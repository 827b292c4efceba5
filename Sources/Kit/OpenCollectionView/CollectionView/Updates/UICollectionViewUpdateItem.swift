/// One change of the data that a layout is told of before it animates it. // C27
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happened.
  public enum Action: Int, Sendable {
    /// Something is new.
    case insert = 0
    /// Something is gone.
    case delete = 1
    /// Something gets new views.
    case reload = 2
    /// Something is at another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was before; nil for an insertion. Of a section the item is `NSNotFound`.
  open internal(set) var indexPathBeforeUpdate: IndexPath?

  /// Where the item is afterwards; nil for a deletion. Of a section the item is `NSNotFound`.
  open internal(set) var indexPathAfterUpdate: IndexPath?

  /// What happened.
  open internal(set) var updateAction: UICollectionViewUpdateItem.Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
