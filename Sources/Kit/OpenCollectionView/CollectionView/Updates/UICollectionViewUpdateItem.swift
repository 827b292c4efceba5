/// One change of the data that a layout is told of before it animates it. // C27
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
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

  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  /// An item that says nothing has happened: collection views make those that layouts are told. Tests of layouts override
  /// what it says.
  public override init() { (action, before, after) = (.none, nil, nil) }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
  }

  /// The index path of the item before; nil for an insertion. Of a section the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path of the item afterwards; nil for a deletion. Of a section the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of the change.
  open var updateAction: UICollectionViewUpdateItem.Action { action }
}
