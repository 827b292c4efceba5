import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CellLifeTests {
  /// A cell that notes its preparation for reuse and the attributes that it is given.
  final class NotingCell: UICollectionViewCell {
    static var log: CallLog?
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.log?.note("prepareForReuse")
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Self.log?.note("apply \(layoutAttributes.indexPath.section)-\(layoutAttributes.indexPath.item)")
    }
  }

  @Test func `A cell is provided, given its attributes and displayed; a reused one is prepared first`() {
    // C41
    let recorded = RecordedScreen(RecordedFlowLayout.init)
    recorded.view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    recorded.delegate.notesDisplay = true
    recorded.source.counts = [7]
    NotingCell.log = recorded.log
    defer { NotingCell.log = nil }
    /// The calls of an offset that was assigned.
    func scroll(from old: Int, to offset: Int) -> String {
      recorded.view.contentOffset.y = CGFloat(offset)
      recorded.screen.runFrame()
      return recorded.takeCalls().replacing(
        """
        \(old) shouldInvalidateLayout(forBoundsChange: \(offset))
        \(old) invalidationContext(forBoundsChange: \(offset))
        \(offset) invalidateLayout()
        \(offset) invalidateLayout(with: that context)
        \(offset) scrollViewDidScroll
        \(offset) layoutSubviews begin
        \(offset) prepare()
        \(offset) collectionViewContentSize
        \(offset) layoutAttributesForElements(in: (0, \(offset / 40 * 40), 200, 80))
        \(offset) collectionViewContentSize

        """, with: "scrolls\n")
    }
    recorded.view.frame.size.height = 40
    recorded.screen.show(recorded.view)
    #expect(
      recorded.takeCalls() == """
        0 layoutSubviews begin
        0 prepare()
        0 numberOfSections
        0 numberOfItemsInSection 0
        0 collectionViewContentSize
        0 layoutAttributesForElements(in: (0, 0, 200, 40))
        0 collectionViewContentSize
        0 cellForItemAt 0-0
        apply 0-0
        willDisplay 0-0
        0 layoutSubviews end
        """)
    #expect(
      scroll(from: 0, to: 30) == """
        scrolls
        30 cellForItemAt 0-1
        apply 0-1
        willDisplay 0-1
        30 layoutSubviews end
        """)
    #expect(scroll(from: 30, to: 55) == "scrolls\ndidEndDisplaying 0-0\n55 layoutSubviews end")
    #expect(
      scroll(from: 55, to: 100) == """
        scrolls
        didEndDisplaying 0-1
        100 cellForItemAt 0-2
        prepareForReuse
        apply 0-2
        willDisplay 0-2
        100 layoutSubviews end
        """)
  }

  @Test func `Headers are displayed after cells, and end as cells do`() {
    // C41, C45
    let recorded = RecordedScreen { log in
      let layout = RecordedFlowLayout(log: log)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      return layout
    }
    recorded.delegate.notesDisplay = true
    recorded.source.counts = [1, 1]
    recorded.screen.show(recorded.view)
    let calls = recorded.log.takeLines().filter { $0.contains("isplay") }
    #expect(calls == ["willDisplay 0-0", "willDisplay 1-0", "willDisplay Header 0", "willDisplay Header 1"])
    recorded.source.counts = [1]
    recorded.view.reloadData()
    recorded.log.clear()
    recorded.screen.runFrame()
    let later = recorded.log.takeLines().filter { $0.contains("isplay") }
    #expect(
      later.sorted() == [
        "didEndDisplaying 0-0", "didEndDisplaying 1-0", "didEndDisplaying Header 0", "didEndDisplaying Header 1",
        "willDisplay 0-0", "willDisplay Header 0",
      ])
  }

  @Test func `Only items in sight have cells`() {
    // C43
    let grid = GridScreen([1000])
    #expect(grid.view.indexPathsForVisibleItems == (0..<15).map { IndexPath(item: $0, section: 0) })
    #expect(grid.texts == (0..<15).map { "0-\($0)" })
    #expect(grid.view.cellForItem(at: IndexPath(item: 14, section: 0)) != nil)
    #expect(grid.view.cellForItem(at: IndexPath(item: 15, section: 0)) == nil)
    for path in [IndexPath(item: 0, section: 7), IndexPath(item: -1, section: 0), IndexPath(index: 0), IndexPath()] {
      #expect(grid.view.cellForItem(at: path) == nil)
    }
    // An item that only touches the edge is out of sight.
    grid.view.contentOffset.y = 100
    grid.screen.runFrame()
    #expect(grid.texts.first == "0-3")
    grid.view.contentOffset.y = 99.5
    grid.screen.runFrame()
    #expect(grid.texts.first == "0-0")
  }

  @Test func `A cell knows its item while it is in sight`() {
    // C43
    let grid = GridScreen([1000])
    let cell = grid.view.visibleCells[7]
    #expect(grid.view.indexPath(for: cell) == IndexPath(item: 7, section: 0))
    grid.view.contentOffset.y = 50_000
    grid.screen.runFrame()
    #expect(grid.view.indexPath(for: cell) != IndexPath(item: 7, section: 0))
    #expect(grid.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  @Test func `A new cell has the frame of its item when the delegate hears of it`() {
    // C41
    let grid = GridScreen([3])
    let delegate = RecordedDelegate(log: CallLog())
    var frames: [CGRect] = []
    delegate.reactions["willDisplay"] = { [view = grid.view] in
      if let cell = view.cellForItem(at: $0) { frames.append(cell.frame) }
    }
    grid.view.delegate = delegate
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(
      frames == [0, 110, 220].map { CGRect(x: $0, y: 0, width: 100, height: 100) })
  }
}
