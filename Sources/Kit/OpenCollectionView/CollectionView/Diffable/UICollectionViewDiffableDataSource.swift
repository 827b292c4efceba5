/// The data source of a collection view whose sections and items are known by identifiers: hand it a snapshot, and it
/// finds out what changed and shows that.
///
/// ```swift
/// let dataSource = UICollectionViewDiffableDataSource<String, Photo.ID>(collectionView: collectionView) {
///   collectionView, indexPath, id in
///   let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
///   …
///   return cell
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// The difference has the fewest moves there are: what stays in order is not moved, an item that changes its section is
/// one move. The collection view does not keep its data source; keep it yourself.
///
/// Snapshots and outlines may be read and applied on a queue of your own, as long as it is one: ``snapshot()`` answers there
/// with what was applied last. The call returns at once, and what is shown follows on the main queue, in the order of the
/// calls; providers and completions are called there. All other methods belong to the main queue. // C122
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; nil is an error of the program.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the supplementary view of a kind at a place; nil is an error of the program.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  typealias Inbox = SnapshotInbox<SectionIdentifierType, ItemIdentifierType>

  /// A snapshot that waits because another one is being shown.
  struct Waiting {
    var snapshot: Snapshot
    var outline: (section: SectionIdentifierType, contents: SectionSnapshot)?
    var isAnimated: Bool
    /// True for a snapshot that was handed over elsewhere than on the main queue.
    var isFromElsewhere = false
    /// Tells whether it is shown by loading everything anew.
    var reloads = false
    /// The one item that a person has expanded or collapsed, where that is all.
    var toggled: Toggled?
    var completion: (() -> Void)?
  }

  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  var current = Snapshot()
  /// Counts up with each snapshot that becomes the current one.
  var edition = 0
  /// The outlines of sections that were given one.
  var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  /// The places of items among their siblings, of those outlines that were asked about them since they changed.
  var siblingPlaces: [SectionIdentifierType: SiblingPlaces] = [:]
  /// The snapshot that is being shown just now, which may not be the current one yet.
  var arriving: Snapshot?
  var waiting: [Waiting] = []
  /// The snapshots that are handed over elsewhere than on the main queue.
  nonisolated let inbox = Inbox()
  /// Tells whether the program is being told of a move that the current snapshot does not have yet.
  var isReordering = false

  /// A data source without items, which becomes that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; must be set where the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers that are called when a person moves an item.
  open var reorderingHandlers = ReorderingHandlers() {
    didSet {
      // Tools are told whether there is anything to pick up.
      guard (oldValue.canReorderItem == nil) != (reorderingHandlers.canReorderItem == nil) else { return }
      collectionView?.markCellsForAccessibility()
    }
  }

  /// The handlers that are called when a person expands or collapses an item of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Showing snapshots

  /// Shows a snapshot: what changed is inserted, deleted and moved.
  ///
  /// Called while another snapshot is being shown, as from a cell provider, it waits until that is done.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether the changes are animated. Also without that only what changed gets new views.
  ///   - completion: Called when the animations have ended, at once when nothing changed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return hand(.snapshot(snapshot), isAnimated: animatingDifferences, completion: completion)
    }
    show(snapshot, isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot and waits until the animations have ended; without them the call returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    // A test that moves the clock by hand cannot do so while it waits.
    guard animatingDifferences else { return show(snapshot, isAnimated: false, completion: nil) }
    await withCheckedContinuation { continuation in
      show(snapshot, isAnimated: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by loading everything anew, without looking for what changed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else { return hand(.reloading(snapshot), completion: completion) }
    showByReloading(snapshot, completion: completion)
  }

  /// Shows a snapshot by loading everything anew, without looking for what changed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      showByReloading(snapshot) { continuation.resume() }
    }
  }

  /// Shows an outline in a section, which is added at the end if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return hand(.outline(snapshot, section), isAnimated: animatingDifferences, completion: completion)
    }
    show(snapshot, in: section, isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows an outline in a section and waits until the animations have ended; without them the call returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    guard animatingDifferences else { return show(snapshot, in: section, isAnimated: false, completion: nil) }
    await withCheckedContinuation { continuation in
      show(snapshot, in: section, isAnimated: animatingDifferences) { continuation.resume() }
    }
  }

  // MARK: What is shown

  /// The sections and items that are shown: change it and apply it again.
  ///
  /// Elsewhere than on the main queue it is what was applied last, whether it is shown already or not.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    MainQueue.isCurrent ? current : inbox.snapshot
  }

  /// The outline of a section; without parents and children where none was applied, empty for an unknown section.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    MainQueue.isCurrent ? outline(of: section) : inbox.outline(of: section)
  }

  /// The item at a place, nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    MainQueue.admits("itemIdentifier(for:) of a diffable data source") ? item(at: indexPath) : nil
  }

  /// The place of an item, nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard MainQueue.admits("indexPath(for:) of a diffable data source") else { return nil }
    return current.contents.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at a place, nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    guard MainQueue.admits("sectionIdentifier(for:) of a diffable data source") else { return nil }
    return current.contents.sections.indices.contains(index) ? current.contents.sections[index].id : nil
  }

  /// The place of a section, nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    guard MainQueue.admits("index(for:) of a diffable data source") else { return nil }
    return current.contents.place(ofSection: sectionIdentifier)
  }

  /// A text that names the types of the identifiers.
  nonisolated open override var description: String {
    "UICollectionViewDiffableDataSource<\(SectionIdentifierType.self), \(ItemIdentifierType.self)>"
  }

  // MARK: UICollectionViewDataSource

  /// How many sections are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// How many items of a section are shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let sections = current.contents.sections
    if sections.indices.contains(section) { return sections[section].items.count }
    ProgrammingErrors.report(
      "The number of items in section \(section) was asked for, but the snapshot has \(sections.count) sections.",
      instead: "it is 0")
    return 0
  }

  /// The cell that the cell provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = item(at: indexPath) else {
      ProgrammingErrors.report(
        "A cell was asked for at \(indexPath), where \(current.numberOfItems) items have none.",
        instead: "the cell is an empty one")
      return collectionView.substituteCell()
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      ProgrammingErrors.report(
        "The cell provider has no cell for item \(item) at \(indexPath): "
          + "return one of dequeueReusableCell(withReuseIdentifier:for:).", instead: "the cell is an empty one")
      return collectionView.substituteCell()
    }
    if !outlines.isEmpty { followOutline(cell, at: indexPath) }
    return cell
  }

  /// The view that the supplementary view provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ProgrammingErrors.report(
        "The layout has a supplementary view of kind \(kind) at \(indexPath), but there is none for it: "
          + "set a supplementaryViewProvider that returns one.", instead: "an empty view is shown")
      return collectionView.substitute(kind: kind)
    }
    return view
  }

  /// Tells whether an item may be moved, as ``ReorderingHandlers/canReorderItem`` says; no unless set.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Moves the item in the snapshot, between the two reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorderItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  /// The titles of an index at the side: none. Override to have one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item to which a title of the index leads: override where there are titles.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    ProgrammingErrors.report(
      "\(type(of: self)) has the index title \"\(title)\" at \(index), but does not say where it leads: "
        + "override collectionView(_:indexPathForIndexTitle:at:).", instead: "it leads to the first item")
    return IndexPath(item: 0, section: 0)
  }
}
