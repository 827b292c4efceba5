import OpenCollectionView
import Testing
import TouchTesting

/// What a program is asked and told when a person opens and closes rows of an outline.
@MainActor struct OutlineHandlersTests {
  // I64
  @Test func `Before a row is opened the handlers are called in their order, with the old items`() {
    let shown = OutlineScreen()
    shown.noteHandlers()
    shown.tapSign(of: 1)
    #expect(
      shown.takeLines() == [
        "should expand 1 with [1, 2]", "will expand 1 with [1, 2]",
        "children of 1 are [10, 100, 11] in levels [0, 1, 0] with [1, 2]",
      ])
    #expect(shown.items == [1, 10, 11, 2])
  }

  // I64
  @Test func `Before a row is closed the handlers are called in their order, with the old items`() {
    let shown = OutlineScreen()
    shown.tapSign(of: 1)
    shown.settle()
    shown.noteHandlers()
    shown.tapSign(of: 1)
    #expect(shown.takeLines() == ["should collapse 1 with [1, 10, 11, 2]", "will collapse 1 with [1, 10, 11, 2]"])
    #expect(shown.items == [1, 2])
    #expect(shown.source.snapshot(for: "notes").items == [1, 10, 100, 11, 2])
  }

  // I64
  @Test func `A row that must not be opened or closed stays, and nothing else is called`() {
    let shown = OutlineScreen()
    shown.noteHandlers()
    shown.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    let trace = shown.screen.recordTrace()
    shown.tapSign(of: 1)
    #expect(shown.takeLines() == [])
    #expect(shown.items == [1, 2])
    #expect(trace.events.contains { "\($0.decision)".contains("shouldExpandItem says no") })
    shown.source.sectionSnapshotHandlers = .init()
    shown.tapSign(of: 1)
    shown.settle()
    shown.noteHandlers()
    shown.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    shown.tapSign(of: 1)
    #expect(shown.takeLines() == [])
    #expect(shown.items == [1, 10, 11, 2])
  }

  // I64
  @Test func `Children that are supplied when a row is opened take the place of those it had`() {
    let shown = OutlineScreen()
    shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
      var children = OutlineScreen.Outline()
      children.append([parent * 100, parent * 100 + 1])
      children.append([parent * 1_000], to: parent * 100)
      children.expand([parent * 100])
      return children
    }
    shown.tapSign(of: 1)
    #expect(shown.items == [1, 100, 1_000, 101, 2])
    let outline = shown.source.snapshot(for: "notes")
    #expect(outline.items == [1, 100, 1_000, 101, 2])
    #expect(outline.expandedItems == [1, 100])
    shown.settle()
    #expect([1, 100, 1_000, 101, 2].map { shown.cell($0)?.indentationLevel } == [0, 1, 2, 1, 0])
  }

  // I64
  @Test func `A row without children is opened, and may be given none`() {
    let shown = OutlineScreen()
    shown.noteHandlers()
    shown.tapSign(of: 2)
    #expect(
      shown.takeLines() == [
        "should expand 2 with [1, 2]", "will expand 2 with [1, 2]",
        "children of 2 are [] in levels [] with [1, 2]",
      ])
    #expect(shown.items == [1, 2])
    #expect(shown.cell(2)?.configurationState.isExpanded == true)
  }

  @Test func `What a handler applies itself is what is opened`() {
    let shown = OutlineScreen()
    shown.source.sectionSnapshotHandlers.willExpandItem = { [unowned shown] item in
      var outline = shown.source.snapshot(for: "notes")
      outline.append([12], to: item)
      outline.append([3])
      shown.source.apply(outline, to: "notes")
    }
    shown.tapSign(of: 1)
    shown.settle()
    #expect(shown.items == [1, 10, 11, 12, 2, 3])
  }

  @Test func `A row that a handler takes out is not opened`() {
    let shown = OutlineScreen()
    shown.source.sectionSnapshotHandlers.willExpandItem = { [unowned shown] item in
      var outline = shown.source.snapshot(for: "notes")
      outline.delete([item])
      shown.source.apply(outline, to: "notes")
    }
    shown.tapSign(of: 1)
    shown.settle()
    #expect(shown.items == [2])
    #expect(shown.source.snapshot(for: "notes").items == [2])
  }

  // I64
  @Test func `Handlers are not called for what a program applies`() {
    let shown = OutlineScreen()
    shown.noteHandlers()
    var outline = shown.source.snapshot(for: "notes")
    outline.expand([1, 10])
    shown.source.apply(outline, to: "notes")
    shown.settle()
    #expect(shown.items == [1, 10, 100, 11, 2])
    #expect(shown.takeLines() == [])
  }

  // I67
  @Test func `In a section of a plain snapshot a sign does nothing`() {
    let shown = OutlineScreen()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["plain"])
    snapshot.appendItems([7, 8])
    shown.source.apply(snapshot, animatingDifferences: false)
    shown.settle()
    shown.noteHandlers()
    shown.tapSign(of: 7)
    shown.settle()
    #expect(shown.takeLines() == [])
    #expect(shown.items == [7, 8])
    #expect(shown.cell(7)?.configurationState.isExpanded == false)
    #expect(shown.cell(7)?.indentationLevel == 0)
  }

  // I64
  @Test func `A sign with an action of its own runs only that`() throws {
    let shown = OutlineScreen()
    shown.noteHandlers()
    var taps = 0
    try #require(shown.cell(1)).accessories = [.outlineDisclosure(actionHandler: { taps += 1 })]
    shown.settle()
    shown.tapSign(of: 1)
    shown.settle()
    #expect(taps == 1)
    #expect(shown.takeLines() == [])
    #expect(shown.items == [1, 2])
  }

  // I64
  @Test func `All of a row whose sign is a header's opens it, and is not selected`() throws {
    let shown = OutlineScreen()
    try #require(shown.cell(1)).accessories = [.outlineDisclosure(options: .init(style: .header))]
    shown.settle()
    shown.screen.play(.tap(at: CGPoint(x: 60, y: 20)))
    shown.settle()
    #expect(shown.items == [1, 10, 11, 2])
    #expect(shown.view.indexPathsForSelectedItems == [])
    try #require(shown.cell(2)).accessories = [.outlineDisclosure(options: .init(style: .cell))]
    shown.settle()
    shown.screen.play(.tap(at: CGPoint(x: 60, y: 150)))
    shown.settle()
    #expect(shown.cell(2)?.configurationState.isExpanded == false)
    #expect(shown.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }
}
