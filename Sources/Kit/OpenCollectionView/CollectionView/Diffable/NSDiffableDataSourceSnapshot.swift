/// The sections and items that a collection view is to show, each known by an identifier.
///
/// A value: change a copy, then hand it to
/// ``UICollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["fruit"])
/// snapshot.appendItems([1, 2, 3])
/// dataSource.apply(snapshot)
/// ```
///
/// An identifier stands for one thing only: a section identifier in the list of sections, an item identifier in all
/// sections. Finding an item costs a hash value, and the number of insertions and deletions in its section since the
/// item was last placed at most.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>

  @usableFromInline var contents = Contents()
  @usableFromInline var reloadedItems = OrderedNames<ItemIdentifierType>()
  @usableFromInline var reconfiguredItems = OrderedNames<ItemIdentifierType>()
  @usableFromInline var reloadedSections = OrderedNames<SectionIdentifierType>()

  /// A snapshot without sections.
  @inlinable public init() {}

  // MARK: Counts and identifiers

  /// How many items there are in all sections.
  @inlinable public var numberOfItems: Int { contents.itemCount }

  /// How many sections there are.
  @inlinable public var numberOfSections: Int { contents.sections.count }

  /// The sections in order.
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] { contents.sections.map(\.id) }

  /// The items of all sections in order.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] {
    contents.sections.count == 1 ? contents.sections[0].items : contents.sections.flatMap(\.items)
  }

  /// How many items a section has. The section must be in the snapshot.
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    known(identifier, to: "count the items of").map { contents.sections[$0].items.count } ?? 0
  }

  /// The items of a section in order. The section must be in the snapshot.
  @inlinable public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    known(identifier, to: "list the items of").map { contents.sections[$0].items } ?? []
  }

  /// The section that an item is in; nil for an item that is not in the snapshot.
  @inlinable public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.place(of: identifier).map { contents.sections[$0.section].id }
  }

  /// The place of an item counted through all sections; nil for an item that is not in the snapshot.
  ///
  /// Cost: linear in the sections before the item's.
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.place(of: identifier).map { place in
      contents.sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
  }

  /// The place of a section; nil for a section that is not in the snapshot.
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.place(ofSection: identifier)
  }

  // MARK: What is made anew

  /// The items whose cells are to be replaced.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.names }

  /// The items whose cells stay and are to be configured anew.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.names }

  /// The sections all of whose views are to be replaced.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.names }

  // MARK: Errors

  @inlinable func known(_ identifier: SectionIdentifierType, to purpose: @autoclosure () -> String) -> Int? {
    if let place = contents.place(ofSection: identifier) { return place }
    refuse(
      "Cannot \(purpose()) section \(identifier): it is not among the \(numberOfSections) sections of the snapshot; "
        + "append it with appendSections(_:) before.")
    return nil
  }

  @inlinable func known(
    _ identifier: ItemIdentifierType, to purpose: @autoclosure () -> String
  ) -> (section: Int, item: Int)? {
    if let place = contents.place(of: identifier) { return place }
    refuse(
      "Cannot \(purpose()) item \(identifier): it is not among the \(numberOfItems) items of the snapshot; "
        + "append it with appendItems(_:toSection:) before.")
    return nil
  }

  /// Tells of an error; what was asked is not done.
  @usableFromInline func refuse(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) {
    ProgrammingErrors.report(sentence, instead: "the snapshot stays as it is", file: file, line: line)
  }
}
