import OpenCollectionView
import Testing
import TouchTesting

/// Errors about snapshots that a program survives: each leaves the snapshot as it was.
@MainActor @Suite struct SnapshotErrorTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  private let screen = VirtualScreen()

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    return snapshot
  }

  private func check(_ change: (inout Snapshot) -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    var changed = snapshot
    let errors = screen.errors { change(&changed) }
    #expect(errors.count == 1, sourceLocation: sourceLocation)
    #expect(errors.first?.hasSuffix("Instead: the snapshot stays as it is.") == true, sourceLocation: sourceLocation)
    #expect(changed.sectionIdentifiers == ["a", "b"], sourceLocation: sourceLocation)
    #expect(changed.itemIdentifiers(inSection: "a") == [1, 2, 3], sourceLocation: sourceLocation)
    #expect(changed.itemIdentifiers(inSection: "b") == [4, 5], sourceLocation: sourceLocation)
    #expect(changed.reloadedItemIdentifiers == [], sourceLocation: sourceLocation)
    #expect(changed.reconfiguredItemIdentifiers == [], sourceLocation: sourceLocation)
    #expect((1...6).map { changed.indexOfItem($0) } == [0, 1, 2, 3, 4, nil], sourceLocation: sourceLocation)
    changed.appendItems([6, 1], toSection: "b")
    #expect(changed.itemIdentifiers == [2, 3, 4, 5, 6, 1], sourceLocation: sourceLocation)
  }

  @Test func `Identifiers that are listed twice change nothing`() {
    check { $0.appendItems([6, 7, 6], toSection: "b") }
    check { $0.appendItems([6, 1, 4, 1], toSection: "b") }
    check { $0.appendItems([4, 4], toSection: "a") }
    check { $0.insertItems([2, 2], beforeItem: 1) }
    check { $0.appendSections(["c", "c"]) }
    check { $0.appendSections(["c", "a"]) }
  }

  @Test func `Identifiers that are not there change nothing`() {
    check { $0.appendItems([6], toSection: "z") }
    check { $0.insertItems([6], beforeItem: 9) }
    check { $0.insertItems([6], afterItem: 9) }
    check { $0.insertItems([6, 1], afterItem: 1) }
    check { $0.moveItem(9, beforeItem: 1) }
    check { $0.moveItem(1, afterItem: 9) }
    check { $0.reloadItems([1, 9]) }
    check { $0.reconfigureItems([9]) }
    check { $0.insertSections(["c"], beforeSection: "z") }
    check { $0.insertSections(["c"], afterSection: "z") }
    check { $0.moveSection("z", beforeSection: "a") }
    check { $0.moveSection("a", afterSection: "z") }
    check { $0.reloadSections(["z"]) }
    check { #expect($0.numberOfItems(inSection: "z") == 0) }
    check { #expect($0.itemIdentifiers(inSection: "z") == []) }
  }

  @Test func `Items without a section are not added`() {
    var snapshot = Snapshot()
    let errors = screen.errors { snapshot.appendItems([1]) }
    #expect(errors.count == 1)
    #expect(snapshot.numberOfItems == 0)
  }

  private func checkOutline(_ change: (inout Outline) -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    var outline = Outline()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    let errors = screen.errors { change(&outline) }
    #expect(errors.count == 1, sourceLocation: sourceLocation)
    #expect(outline.visualDescription() == "> Fruit\n  - Apple\n  - Pear\n- Bread", sourceLocation: sourceLocation)
    #expect(["Fruit", "Apple", "Pear", "Bread", "Rye"].map(outline.index(of:)) == [0, 1, 2, 3, nil])
    outline.append(["Rye"], to: "Bread")
    #expect(outline.items == ["Fruit", "Apple", "Pear", "Bread", "Rye"], sourceLocation: sourceLocation)
  }

  @Test func `An outline with an error in it stays as it was`() {
    var other = Outline()
    other.append(["Plum", "Bread"])
    checkOutline { $0.append(["Rye", "Rye"]) }
    checkOutline { $0.append(["Rye", "Pear"]) }
    checkOutline { $0.append(["Rye"], to: "Cake") }
    checkOutline { $0.insert(["Rye"], before: "Cake") }
    checkOutline { $0.insert(["Apple"], after: "Bread") }
    checkOutline { $0.insert(other, after: "Fruit") }
    checkOutline { $0.insert(other, before: "Cake") }
    checkOutline { $0.replace(childrenOf: "Fruit", using: other) }
    checkOutline { $0.replace(childrenOf: "Cake", using: other) }
    checkOutline { #expect($0.level(of: "Cake") == 0) }
    checkOutline { #expect($0.parent(of: "Cake") == nil) }
    checkOutline { #expect(!$0.isExpanded("Cake")) }
    checkOutline { #expect(!$0.isVisible("Cake")) }
    checkOutline { #expect($0.snapshot(of: "Cake").items == []) }
  }
}
