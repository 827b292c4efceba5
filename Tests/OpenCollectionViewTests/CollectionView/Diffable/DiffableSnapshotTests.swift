import OpenCollectionView
import TestSupport
import Testing

@MainActor struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot { DiffableScreen.snapshot(sections) }

  @Test func `Items are appended to the last section unless one is named`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 2])
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 1)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
  }

  @Test func `Items are found by section and by number`() {
    let snapshot = snapshot(["a": [1, 2], "b": [], "c": [3]])
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "c")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.indexOfSection("z") == nil)
  }

  @Test func `Items are inserted beside another one`() {
    var snapshot = snapshot(["a": [1, 2]])
    snapshot.insertItems([7, 8], beforeItem: 2)
    snapshot.insertItems([9], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 7, 8, 2, 9])
  }

  @Test func `Items that are there already are moved`() {
    var snapshot = snapshot(["a": [1, 2, 3, 4], "b": [5]])
    snapshot.appendItems([2, 6, 5], toSection: "a")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3, 4, 2, 6, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
    snapshot.insertItems([1, 6], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [3, 4, 1, 6, 2, 5])
    #expect(snapshot.numberOfItems == 6)
  }

  @Test func `Items move before and after others, also to other sections`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(4, beforeItem: 2)
    snapshot.moveItem(2, beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 2, 3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
  }

  @Test func `Items are deleted, unknown ones passed over`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.deleteItems([4, 1, 99])
    #expect(snapshot.itemIdentifiers == [2, 3])
  }

  @Test func `Nothing is left when all items are deleted, so that a program fills the snapshot anew`() {
    // C161
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.reloadSections(["a"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.reloadedSectionIdentifiers == [])
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 5])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5])
  }

  @Test func `Sections are inserted, moved and deleted with their items`() {
    var snapshot = snapshot(["a": [1], "b": [2]])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [2, 1])
    snapshot.deleteSections(["b", "x"])
    #expect(snapshot.itemIdentifiers == [1])
    #expect(snapshot.indexOfItem(2) == nil)
    #expect(snapshot.indexOfSection("a") == 0)
  }

  @Test func `What is to be made anew is listed once, and forgotten when it goes`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.reloadItems([2, 1, 2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `A copy does not change with the original`() {
    let original = snapshot(["a": [1, 2]])
    var copy = original
    copy.insertItems([3], beforeItem: 1)
    #expect(original.itemIdentifiers == [1, 2])
    #expect(original.indexOfItem(2) == 1)
    #expect(copy.indexOfItem(2) == 2)
  }

  @Test(arguments: 0..<12)
  func `Thousands of changes keep all places findable`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var snapshot = snapshot(["a": Array(0..<400), "b": []])
    var lists = [Array(0..<400), []]
    var next = 1_000
    func randomItem() -> Int? { lists.flatMap { $0 }.randomElement(using: &random) }
    for _ in 0..<600 {
      guard let anchor = randomItem(), let section = lists.firstIndex(where: { $0.contains(anchor) }) else { break }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        snapshot.deleteItems([anchor])
        lists[section].removeAll { $0 == anchor }
      case 1:
        guard let item = randomItem(), item != anchor else { continue }
        snapshot.moveItem(item, afterItem: anchor)
        for index in lists.indices { lists[index].removeAll { $0 == item } }
        guard let place = lists[section].firstIndex(of: anchor) else { continue }
        lists[section].insert(item, at: place + 1)
      case 2:
        next += 1
        snapshot.appendItems([next], toSection: "b")
        lists[1].append(next)
      default:
        next += 2
        snapshot.insertItems([next, next + 1], beforeItem: anchor)
        guard let place = lists[section].firstIndex(of: anchor) else { continue }
        lists[section].insert(contentsOf: [next, next + 1], at: place)
        next += 1
      }
    }
    #expect(snapshot.itemIdentifiers(inSection: "a") == lists[0])
    #expect(snapshot.itemIdentifiers(inSection: "b") == lists[1])
    for (index, item) in (lists[0] + lists[1]).enumerated() { #expect(snapshot.indexOfItem(item) == index) }
    #expect(snapshot.numberOfItems == lists[0].count + lists[1].count)
  }
}
