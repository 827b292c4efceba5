extension UICollectionViewDiffableDataSource {
  /// The handlers that are called when a person moves an item.
  public struct ReorderingHandlers {
    /// Tells whether an item may be moved; no unless set.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes the new order over.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source has taken the new order over: the program's own data is to follow.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that do nothing.
    public init() {}
  }

  /// The handlers that are called when a person expands or collapses an item of an outline. Applying a snapshot calls
  /// none of them.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Tells whether an item may be expanded; yes unless set.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Tells whether an item may be collapsed; yes unless set.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The children of an item that is about to be expanded, given those it has: for outlines loaded bit by bit.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Handlers that do nothing.
    public init() {}
  }
}
