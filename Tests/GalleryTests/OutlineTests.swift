import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The tree of ten thousand rows.
@MainActor struct OutlineTests {
  private func visit(width: CGFloat = 390) throws -> (PromiseStage, OutlineController) {
    let stage = try PromiseStage("Outline", width: width)
    return (stage, try stage.exhibit(OutlineController.self))
  }

  @Test func `There are ten thousand rows, and no two siblings are called the same`() {
    let tree = NoteTree.shared
    #expect(tree.rows.count == 10_000)
    #expect(tree.children(of: nil).count == 10)
    #expect(tree.rows[0].count == 999)
    for row in tree.rows.indices where tree.isParent(row) {
      let names = tree.children(of: row).map { tree.rows[$0].title.addressPart }
      #expect(Set(names).count == names.count)
    }
  }

  @Test func `A row leads to its address, and an address to its row as far as it is understood`() {
    let tree = NoteTree.shared
    let note = tree.rows.count - 1
    let address = tree.address(of: note)
    #expect(address.prefix(3) == ["trees", "last-year", "december"])
    #expect(tree.row(at: address) == note)
    #expect(tree.row(at: ["trees", "last-year", "never"]).map { tree.rows[$0].title } == "Last year")
    #expect(tree.row(at: ["nowhere"]) == nil)
  }

  @Test func `The first book is open, and rows tell how deep they are`() throws {
    let (stage, outline) = try visit()
    #expect(stage.status == "19 of 10,000 rows")
    let cells = [0, 1, 10].compactMap {
      outline.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
    }
    #expect(cells.map(\.indentationLevel) == [0, 1, 0])
    #expect(cells.map(\.accessibilityExpandedStatus) == [.expanded, .collapsed, .collapsed])
  }

  @Test func `A note is selected and has an address; its page is closed with it`() throws {
    let (stage, outline) = try visit()
    outline.go(to: ["birds", "on-foot", "march", "x"], animated: false)
    stage.rest()
    #expect(outline.place == [])
    let note = try #require(NoteTree.shared.row(at: ["birds", "on-foot", "march"])) + 1
    outline.go(to: NoteTree.shared.address(of: note), animated: false)
    stage.rest()
    #expect(stage.status == NoteTree.shared.rows[note].title)
    #expect(outline.place == NoteTree.shared.address(of: note))
    #expect(stage.gallery.activity.webpageURL?.path == "/outline/" + outline.place.joined(separator: "/"))
    let page = try #require(outline.dataSource.indexPath(for: note - 1))
    stage.tap(try stage.middle(page.item))
    #expect(outline.place == [])
    #expect(outline.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `A tap selects a note, and only that`() throws {
    let (stage, outline) = try visit()
    let first = try #require(NoteTree.shared.row(at: ["birds", "as-a-child", "january"]))
    outline.go(to: NoteTree.shared.address(of: first + 1), animated: false)
    stage.rest()
    let path = try #require(outline.dataSource.indexPath(for: first + 3))
    stage.tap(try stage.middle(path.item))
    #expect(outline.chosen == first + 3)
    #expect(outline.collectionView.indexPathsForSelectedItems == [path])
  }

  @Test func `All is opened at once, and closed again`() throws {
    let (stage, outline) = try visit()
    try stage.tapButton("Open all")
    #expect(outline.dataSource.snapshot().numberOfItems == 10_000)
    #expect(outline.collectionView.visibleCells.count < 30)
    try stage.tapButton("Close all")
    #expect(stage.status == "10 of 10,000 rows")
    #expect(outline.collectionView.contentOffset.y == 0)
  }

  @Test func `What is open is there after a reload, and what a page kept may be anything`() throws {
    let (stage, outline) = try visit()
    outline.restore(ExhibitState(choices: ["rows": [0, 1, -4, 77_777, 3]]))
    stage.rest()
    #expect(stage.status == "29 of 10,000 rows")
    #expect(outline.state.choices["rows"] == [0, 1])
  }
}
