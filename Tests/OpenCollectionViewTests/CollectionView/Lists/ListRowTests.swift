import OpenCollectionView
import Testing
import TouchTesting

/// Heights of rows, headers that are items, missing headers, and lists in views of any size.
@MainActor struct ListRowTests {
  private func delegate(_ list: ListScreen) -> Notes {
    let notes = Notes()
    list.view.delegate = notes
    return notes
  }

  private final class Notes: NSObject, UICollectionViewDelegate {
    var lines: [String] = []

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      lines.append("highlight \(indexPath.item)?")
      return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("select \(indexPath.item)")
    }
  }

  @Test func `Rows grow with the text that the person likes, and those out of sight when they come into it`() throws {
    // I2
    let list = ListScreen([100], .plain)
    let before = try #require(list.frame(0, 0)?.height)
    #expect(before == 44)
    list.screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    list.screen.advanceUntilRest()
    let after = try #require(list.frame(0, 0)?.height)
    #expect(after > 70)
    #expect(list.frame(0, 1)?.minY == after)
    #expect(list.lineEnds.first == after)
    list.view.contentOffset.y = list.view.contentSize.height - 600
    list.screen.advanceUntilRest()
    #expect(list.view.visibleCells.allSatisfy { $0.bounds.height == after })
    list.screen.window.traitOverrides.preferredContentSizeCategory = .large
    list.view.contentOffset.y = 0
    list.screen.advanceUntilRest()
    #expect(list.frame(0, 0)?.height == 44)
  }

  @Test func `A row is as high as its text needs in its width`() throws {
    // I2
    let list = ListScreen([2], .insetGrouped, width: 200) { _ in
    } prepare: {
      $0.configure = { cell, path in
        var content = UIListContentConfiguration.cell()
        content.text = path.item == 0 ? "Short" : String(repeating: "many words ", count: 12)
        cell.contentConfiguration = content
      }
    }
    let low = try #require(list.frame(0, 0)?.height)
    let high = try #require(list.frame(0, 1)?.height)
    #expect(low == 44)
    #expect(high > 100)
    list.screen.resize(width: 600, height: 600)
    list.screen.advanceUntilRest()
    #expect(try #require(list.frame(0, 1)?.height) < high - 40)
  }

  @Test(arguments: [300, 600] as [CGFloat], [false, true])
  func `A level moves the text by ten points, in lists of any width`(width: CGFloat, isMirrored: Bool) {
    // I54
    let list = ListScreen([4], .plain, width: width, isMirrored: isMirrored) { _ in
    } prepare: {
      $0.configure = { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        cell.indentationLevel = path.item
      }
    }
    // Lines begin where texts do, counted in the direction of reading.
    let starts = list.lines.map(\.minX)
    let margin: CGFloat = width < 414 ? 16 : 20
    #expect(starts == [margin, margin + 10, margin + 20, margin + 30])
  }

  @Test func `A tap on a first item that is the header selects nothing, one on a row does`() {
    // I8
    let list = ListScreen([3], .grouped) { $0.headerMode = .firstItemInSection }
    let notes = delegate(list)
    list.screen.play(.tap(at: CGPoint(x: 100, y: 20)))
    list.screen.runFrame()
    #expect(notes.lines == [])
    #expect(list.view.indexPathsForSelectedItems == [])
    list.screen.play(.tap(at: CGPoint(x: 100, y: 64)))
    list.screen.runFrame()
    #expect(notes.lines == ["highlight 1?", "select 1"])
  }

  @Test func `A header with an arrow beside which taps select is selected`() {
    // I8
    let list = ListScreen([3], .grouped) {
      $0.headerMode = .firstItemInSection
    } prepare: {
      $0.configure = { cell, path in
        if path.item == 0 { cell.accessories = [.outlineDisclosure(options: .init(style: .cell))] }
      }
    }
    let notes = delegate(list)
    list.screen.play(.tap(at: CGPoint(x: 60, y: 20)))
    list.screen.runFrame()
    #expect(notes.lines == ["highlight 0?", "select 0"])
  }

  @Test func `A header that the data source does not make is told of`() {
    // I7
    final class Rows: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }
    }
    let screen = VirtualScreen(width: 300, height: 600)
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let rows = Rows()
    view.dataSource = rows
    let lines = screen.errors {
      screen.show(view)
      screen.runFrame()
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("UICollectionElementKindSectionHeader") == true)
    #expect(view.visibleCells.count == 1)
  }

  @Test(arguments: [ListScreen.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
  func `A list in a view of 100 points, of ten, of one and of none stands`(_ appearance: ListScreen.Appearance) {
    let list = ListScreen([3, 2], appearance) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
      $0.showsSeparators = true
    }
    let complaints = list.screen.errors {
      for width in [100, 10, 1, 0, 0.25, 100] as [CGFloat] {
        list.screen.resize(width: width, height: 600)
        list.screen.advanceUntilRest()
        #expect(list.lineViews.allSatisfy { $0.frame.width >= 0 && $0.frame.isFinite })
        #expect(list.view.visibleCells.allSatisfy { $0.frame.isFinite && $0.frame.width <= width })
      }
    }
    #expect(complaints == [])
    let side: CGFloat = appearance == .insetGrouped ? 16 : appearance.rawValue >= 3 ? 10 : 0
    #expect(list.cell(0, 0)?.frame.minX == side)
    #expect(list.cell(0, 0)?.frame.width == 100 - 2 * side)
    #expect(list.lines.count == (appearance == .plain || appearance == .sidebarPlain ? 5 : 3))
  }

  @Test func `The colour behind sidebars is that of groups on tablets, and none on phones`() {
    // I30
    let phone = ListScreen([1], .sidebar)
    phone.screen.window.traitOverrides.userInterfaceIdiom = .phone
    phone.screen.runFrame()
    #expect(phone.backgrounds.isEmpty)
    phone.screen.window.traitOverrides.userInterfaceIdiom = .pad
    phone.screen.runFrame()
    #expect(phone.backgrounds.map(\.backgroundColor) == [.systemGroupedBackground])
    #expect(ListScreen([1], .plain).backgrounds.map(\.backgroundColor) == [.systemBackground])
    #expect(ListScreen([1], .grouped) { $0.backgroundColor = .red }.backgrounds.map(\.backgroundColor) == [.red])
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
