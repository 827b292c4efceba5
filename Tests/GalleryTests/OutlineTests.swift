import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The tree of ten thousand rows.
@MainActor struct OutlineTests {
  private func visit(width: CGFloat = 390) throws -> (PromiseStage, OutlineController) {
    let stage = try PromiseStage("Outline", width: width)
    return (stage, try stage.exhibit(OutlineNavigation.self).outline)
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
    #expect(outline.collectionView.contentOffset.y == -outline.collectionView.adjustedContentInset.top)
  }

  @Test func `What is open is there after a reload, and what a page kept may be anything`() throws {
    let (stage, outline) = try visit()
    outline.restore(ExhibitState(choices: ["rows": [0, 1, -4, 77_777, 3]]))
    stage.rest()
    #expect(stage.status == "29 of 10,000 rows")
    #expect(outline.state.choices["rows"] == [0, 1])
  }

  @Test func `With a keyboard right opens a row, left closes it or goes to what it is in`() throws {
    let (stage, _) = try visit()
    for _ in 0..<2 { stage.press("ArrowDown") }
    stage.press("ArrowRight")
    #expect(stage.status == "29 of 10,000 rows")
    stage.press("ArrowRight")
    stage.press("ArrowLeft")
    stage.press("ArrowLeft")
    #expect(stage.status == "19 of 10,000 rows")
    stage.press("ArrowLeft")
    stage.press("ArrowLeft")
    #expect(stage.status == "10 of 10,000 rows")
  }

  // MARK: Search

  private func type(_ text: String, on stage: PromiseStage) {
    stage.screen.type(text)
    stage.rest()
  }

  private func begin(_ stage: PromiseStage, _ outline: OutlineController) {
    stage.tap(stage.middle(of: outline.search.searchBar.searchTextField))
  }

  private func shown(_ outline: OutlineController) -> [Int] { outline.dataSource.snapshot().itemIdentifiers }

  @Test func `A row is found by its words and those of the rows around it, one of them being its own`() {
    let tree = NoteTree.shared
    func found(_ text: String) -> [[String]] {
      NoteSearch(SoughtWords(text), in: tree).found.map { tree.address(of: $0) }
    }
    #expect(found("birds") == [["birds"]])
    #expect(found("ada bread") == [["bread", "with-ada"]])
    #expect(found("JAN riv foot") == [["rivers", "on-foot", "january"]])
    #expect(found("baker") == found("BAKER\u{2019}s"))
    #expect(found("baker").count > 100)
    #expect(found("irds") == [])
    #expect(found("") == [])
    #expect(found(String(repeating: "b ", count: 80)).count == found("b").count)
  }

  @Test func `What is found is shown with what leads there, open, and with what is in it, closed`() {
    let tree = NoteTree.shared
    let outline = NoteSearch(SoughtWords("riv foot jan"), in: tree).outline(of: tree)
    #expect(outline.visibleItems.map { tree.rows[$0].title } == ["Rivers", "On foot", "January"])
    #expect(outline.items.count == 13)
    #expect(outline.expandedItems.map { tree.rows[$0].title } == ["Rivers", "On foot"])
    let book = NoteSearch(SoughtWords("maps"), in: tree).outline(of: tree)
    #expect(book.visibleItems.count == 1)
    #expect(book.items.count == 1_000)
  }

  @Test func `Each letter leaves what goes on so, with those letters marked, and Cancel brings the tree back`() throws {
    let (stage, outline) = try visit()
    stage.tap(try stage.middle(1))
    stage.drag(CGPoint(x: 195, y: 500), 0, -120)
    stage.rest()
    let (before, offset) = (shown(outline), outline.collectionView.contentOffset.y)
    #expect(before.count == 29)
    outline.search.isActive = true
    stage.rest()
    #expect(shown(outline) == before)
    type("two", on: stage)
    let all = NoteSearch(SoughtWords("two"), in: outline.tree)
    #expect(stage.status == "\(all.found.count) found")
    #expect(shown(outline) == all.outline(of: outline.tree).visibleItems)
    #expect(outline.collectionView.contentOffset.y == -outline.collectionView.adjustedContentInset.top)
    let note = try #require(shown(outline).firstIndex { all.finds($0) })
    let content =
      (try stage.cell(note) as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    let text = try #require(content?.attributedText)
    #expect(text.string == "Two cups of tea")
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .galleryTint)
    #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .label)
    stage.drag(CGPoint(x: 195, y: 400), 0, -200)
    stage.rest()
    try stage.tapButton("Cancel")
    #expect(shown(outline) == before)
    #expect(outline.collectionView.contentOffset.y == offset)
    #expect(stage.status == "29 of 10,000 rows")
    let first = (try stage.cell(3) as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    #expect(first?.attributedText == nil)
  }

  @Test func `A note that is chosen in a search is shown in its place when that is over`() throws {
    let (stage, outline) = try visit()
    begin(stage, outline)
    type("trees december plums", on: stage)
    let note = try #require(outline.found?.found.first)
    #expect(outline.tree.address(of: note).prefix(1) == ["trees"])
    stage.tap(try stage.middle(try #require(outline.dataSource.indexPath(for: note)).item))
    #expect(outline.chosen == note)
    #expect(stage.gallery.activity.webpageURL?.path == "/outline/" + outline.place.joined(separator: "/"))
    try stage.tapButton("Cancel")
    let path = try #require(outline.dataSource.indexPath(for: note))
    #expect(outline.collectionView.indexPathsForSelectedItems == [path])
    #expect(outline.collectionView.indexPathsForVisibleItems.contains(path))
    // The first book is as open as it was, and three rows that lead to the note are open.
    #expect(shown(outline).count == 19 + 9 + 10 + 10)
  }

  @Test func `Rows are opened and closed in what is found, and that is over with it`() throws {
    let (stage, outline) = try visit()
    let before = shown(outline)
    begin(stage, outline)
    type("rivers foot january", on: stage)
    #expect(shown(outline).count == 3)
    stage.tap(try stage.middle(2))
    #expect(shown(outline).count == 13)
    stage.tap(try stage.middle(0))
    #expect(shown(outline).count == 1)
    #expect(outline.state.choices["rows"] == [0])
    stage.screen.backspace(20)
    stage.rest()
    #expect(shown(outline) == before)
  }

  @Test func `Where nothing is found the tree says so`() throws {
    let (stage, outline) = try visit()
    begin(stage, outline)
    type("qqq", on: stage)
    #expect(stage.says("No Notes"))
    #expect(shown(outline) == [])
    stage.screen.backspace(3)
    stage.rest()
    #expect(!stage.says("No Notes"))
    #expect(shown(outline).count == 19)
  }

  @Test func `A search comes back after a reload, an address ends it, and what a page kept may be anything`() throws {
    let (stage, outline) = try visit()
    outline.restore(ExhibitState(choices: ["rows": [9_000], "text": [116, 101, 97]]))
    stage.rest()
    #expect(stage.status == "451 found")
    #expect(outline.search.searchBar.text == "tea")
    #expect(outline.state.choices == ["rows": [9_000], "text": [116, 101, 97]])
    outline.go(to: ["birds"], animated: false)
    stage.rest()
    #expect(outline.search.searchBar.text == "")
    #expect(stage.status == "19 of 10,000 rows")
    #expect(outline.state.choices == ["rows": [9_000], "text": []])
    outline.restore(ExhibitState(choices: ["rows": [-1], "text": [-1, 0xD800, 32, 9]]))
    #expect(stage.status == "10 of 10,000 rows")
  }

  @Test func `Rows keep out of the keyboard's way`() throws {
    let (stage, outline) = try visit()
    stage.screen.keyboard = .onScreen(height: 291)
    begin(stage, outline)
    type("tea", on: stage)
    #expect(stage.middle(of: outline.collectionView).y < 844 - 291)
    #expect(outline.collectionView.convert(outline.collectionView.bounds, to: nil).maxY <= 844 - 291)
    stage.drag(CGPoint(x: 195, y: 400), 0, -100)
    stage.rest()
    #expect(!outline.search.searchBar.isFirstResponder)
    #expect(outline.search.isActive)
    #expect(outline.collectionView.convert(outline.collectionView.bounds, to: nil).maxY > 844 - 291)
  }

  @Test func `A letter costs what is seen, however many rows come and go`() throws {
    let (stage, outline) = try visit()
    try stage.tapButton("Open all")
    begin(stage, outline)
    for letter in ["t", "e"] {
      let work = stage.screen.work { stage.screen.type(letter) }
      #expect(work.cellsConfigured <= 60)
      stage.rest()
    }
  }
}
