import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Outlines, reordering and what must be provided.
@MainActor struct DiffableHandlersTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    return outline
  }

  // I63
  @Test func `An outline shows in its section, which is added where it is missing`() {
    let shown = DiffableScreen(["a": [7]])
    shown.source.apply(outline(), to: "b", animatingDifferences: false)
    shown.settle()
    #expect(shown.source.snapshot().sectionIdentifiers == ["a", "b"])
    #expect(shown.texts == ["7", "1", "2"])
    var expanded = shown.source.snapshot(for: "b")
    #expect(expanded.items == [1, 10, 11, 2])
    expanded.expand([1])
    shown.source.apply(expanded, to: "b")
    shown.settle()
    #expect(shown.texts == ["7", "1", "10", "11", "2"])
    #expect(shown.source.snapshot(for: "b").expandedItems == [1])
    #expect(shown.source.snapshot(for: "a").items == [7])
    #expect(shown.source.snapshot(for: "z").items == [])
  }

  @Test func `An outline follows a snapshot of the whole`() {
    let shown = DiffableScreen()
    shown.source.apply(outline(), to: "a", animatingDifferences: false)
    var snapshot = shown.source.snapshot()
    snapshot.deleteItems([2])
    snapshot.appendItems([3])
    shown.source.apply(snapshot)
    shown.settle()
    #expect(shown.source.snapshot(for: "a").items == [1, 10, 11, 3])
  }

  @Test func `A person expands and collapses items as far as the handlers let them`() {
    let shown = DiffableScreen()
    shown.source.apply(outline(), to: "a", animatingDifferences: false)
    var calls: [String] = []
    shown.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    shown.source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
    shown.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
    shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append([parent * 100])
      return children
    }
    let first = IndexPath(item: 0, section: 0)
    #expect(shown.source.isItemExpanded(at: first) == false)
    shown.source.toggleItem(at: first)
    shown.settle()
    #expect(shown.texts == ["1", "10", "11", "100", "2"])
    #expect(shown.source.isItemExpanded(at: first) == true)
    #expect(shown.source.outlineLevel(at: IndexPath(item: 1, section: 0)) == 1)
    shown.source.toggleItem(at: IndexPath(item: 4, section: 0))
    shown.source.toggleItem(at: first)
    shown.settle()
    #expect(shown.texts == ["1", "2"])
    #expect(calls == ["expand 1", "collapse 1"])
  }

  @Test func `No item may be moved unless the handler says so`() {
    let shown = DiffableScreen(["a": [1, 2]])
    let first = IndexPath(item: 0, section: 0)
    #expect(shown.source.collectionView(shown.view, canMoveItemAt: first) == false)
    shown.source.reorderingHandlers.canReorderItem = { $0 == 1 }
    #expect(shown.source.collectionView(shown.view, canMoveItemAt: first))
    #expect(shown.source.collectionView(shown.view, canMoveItemAt: IndexPath(item: 1, section: 0)) == false)
  }

  // I70
  @Test func `A moved item is told with what was before and after`() throws {
    let shown = DiffableScreen(["a": [1, 2, 3], "b": [4]])
    var data = [1, 2, 3, 4]
    var order: [String] = []
    shown.source.reorderingHandlers.willReorder = { _ in
      order.append("will \(shown.source.snapshot().itemIdentifiers)")
    }
    var told: NSDiffableDataSourceTransaction<String, Int>?
    shown.source.reorderingHandlers.didReorder = { transaction in
      order.append("did \(shown.source.snapshot().itemIdentifiers)")
      told = transaction
    }
    shown.source.collectionView(
      shown.view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
    #expect(order == ["will [1, 2, 3, 4]", "did [2, 3, 4, 1]"])
    let transaction = try #require(told)
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "b") == [4, 1])
    data = try #require(data.applying(transaction.difference))
    #expect(data == [2, 3, 4, 1])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [[4, 1], [2, 3]])
    #expect([1, 2, 3].applying(transaction.sectionTransactions[1].difference) == [2, 3])
    #expect(
      Array(transaction.difference) == [
        .remove(offset: 0, element: 1, associatedWith: 3), .insert(offset: 3, element: 1, associatedWith: 0),
      ])
  }

  @Test func `A move within a section is one section's`() throws {
    let shown = DiffableScreen(["a": [1, 2, 3]])
    var told: NSDiffableDataSourceTransaction<String, Int>?
    shown.source.reorderingHandlers.didReorder = { told = $0 }
    shown.source.collectionView(
      shown.view, moveItemAt: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    #expect(shown.source.snapshot().itemIdentifiers == [3, 1, 2])
    let transaction = try #require(told)
    #expect(transaction.sectionTransactions.count == 1)
    #expect(transaction.difference.count == 2)
  }

  @Test func `Supplementary views come from their provider`() {
    let shown = DiffableScreen(["a": [1], "b": [2]])
    let kind = UICollectionView.elementKindSectionHeader
    shown.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    var asked: [IndexPath] = []
    shown.source.supplementaryViewProvider = { view, kind, indexPath in
      asked.append(indexPath)
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    shown.view.collectionViewLayout = layout
    shown.settle()
    #expect(asked == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
  }

  @Test func `A supplementary view that nobody provides is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = DiffableScreen(["a": [1]])
        _ = shown.source.collectionView(
          shown.view, viewForSupplementaryElementOfKind: "badge", at: IndexPath(item: 0, section: 0))
      }
    }
    #expect(trapSentence(of: result).contains("set a supplementaryViewProvider that returns one."))
  }
}
