import OpenCollectionView
import Testing
import TouchTesting

/// Sections whose groups scroll across the layout.
@MainActor struct RowTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private final class Listener: NSObject, UICollectionViewDelegate {
    var rows: [(section: Int, x: CGFloat)] = []
    var scrolls = 0
    var selected: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, didScrollOrthogonalSection section: Int, to contentOffset: CGPoint
    ) {
      rows.append((section, contentOffset.x))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private func screen(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ counts: [Int] = [3, 8, 40],
    spacing: CGFloat = 8, isMirrored: Bool = false
  ) -> ComposedScreen {
    // The first two sections are rows, below them is a grid.
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section < 2 ? .row(behavior, spacing: spacing) : .grid(0.5, height: 40)
    }
    return ComposedScreen(counts, layout, isMirrored: isMirrored)
  }

  @Test func `A row stands in one line, as high as its groups`() {
    // P81, P83
    let screen = screen(.continuous)
    #expect(screen.view.contentSize == CGSize(width: 320, height: 916))
    #expect(screen.seen["1-0"] == CGRect(x: 4, y: 61, width: 100, height: 50))
    #expect(screen.seen["1-2"] == CGRect(x: 220, y: 61, width: 100, height: 50))
    #expect(screen.seen["1-3"] == nil)
    #expect(screen.frame(1, 7) == CGRect(x: 760, y: 61, width: 100, height: 50))
    let row = screen.view.orthogonalScrollView(forSection: 1)
    #expect(row?.frame == CGRect(x: 4, y: 61, width: 310, height: 50))
    #expect(screen.view.orthogonalScrollView(forSection: 2) == nil)
  }

  @Test func `Its cells are seen by its offset, and attributes know nothing of that`() {
    // P84, P86, P87
    let screen = screen(.continuous)
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.screen.runFrame()
    #expect(screen.items.filter { $0.hasPrefix("1-") } == ["1-2", "1-3", "1-4", "1-5"])
    #expect(screen.seen["1-3"] == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(screen.frame(1, 3) == CGRect(x: 328, y: 61, width: 100, height: 50))
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 30, y: 70)) == IndexPath(item: 3, section: 1))
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 30, y: 20)) == IndexPath(item: 0, section: 0))
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 300)
    let inside = screen.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 1))
    #expect(screen.view.cellForItem(at: IndexPath(item: 3, section: 1))?.frame == inside?.frame)
  }

  @Test(arguments: [
    (1, 40.0, 40.0), (1, 700, 546), (2, 40, 0), (2, 130, 108), (2, 400, 432), (2, 700, 546), (3, 130, 0), (3, 200, 310),
    (3, 700, 546), (4, 200, 216), (5, 0, 3), (5, 200, 219), (5, 700, 651),
  ]) func `A row that is set to an offset rests where it was measured to`(raw: Int, wanted: Double, rests: Double)
    throws
  {
    // P90, P91
    let screen = screen(try #require(UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: raw)))
    screen.view.setOrthogonalContentOffset(CGFloat(wanted), forSection: 1)
    screen.screen.runFrame()
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == CGFloat(rests))
    let row = try #require(screen.view.orthogonalScrollView(forSection: 1))
    row.contentOffset.x = row.frame.minX + CGFloat(wanted)
    #expect(row.contentOffset.x - row.frame.minX == CGFloat(rests))
  }

  @Test func `A finger drags a row sideways, and the view up and down`() {
    // P93, P98
    let screen = screen(.continuous)
    let listener = Listener()
    screen.view.delegate = listener
    screen.screen.play(.drag(from: CGPoint(x: 250, y: 85), to: CGPoint(x: 140, y: 85), duration: 1))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 100)
    #expect(screen.view.contentOffset == .zero)
    screen.screen.play(.drag(from: CGPoint(x: 250, y: 85), to: CGPoint(x: 250, y: 25)))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.contentOffset.y == 50)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 100)
  }

  @Test func `While one finger drags a row, a second one scrolls the view`() {
    // P98
    let screen = screen(.continuous)
    let first = screen.screen.touch(at: CGPoint(x: 250, y: 85))
    for _ in 1...11 { first.move(by: CGVector(dx: -10, dy: 0)) }
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 100)
    let second = screen.screen.touch(at: CGPoint(x: 60, y: 300))
    for _ in 1...6 { second.move(by: CGVector(dx: 0, dy: -10)) }
    #expect(screen.view.contentOffset.y == 50)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 100)
    first.move(by: CGVector(dx: -20, dy: 0))
    #expect(screen.view.contentOffset.y == 50)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 120)
    second.rest(for: 0.5)
    second.lift()
    first.lift()
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.contentOffset.y == 50)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 120)
  }

  @Test func `A second finger in the row that is dragged scrolls nothing else`() {
    // P98
    let screen = screen(.continuous)
    let first = screen.screen.touch(at: CGPoint(x: 250, y: 85))
    for _ in 1...11 { first.move(by: CGVector(dx: -10, dy: 0)) }
    let second = screen.screen.touch(at: CGPoint(x: 60, y: 85))
    for _ in 1...6 { second.move(by: CGVector(dx: 0, dy: -10)) }
    #expect(screen.view.contentOffset.y == 0)
    second.lift()
    first.lift()
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `A row that has scrolled counts from the other side when its view is turned over`() {
    // P85, C160
    let screen = screen(.continuous)
    screen.view.setOrthogonalContentOffset(100, forSection: 1)
    screen.screen.runFrame()
    let left = screen.seen
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.screen.runFrame()
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 100)
    let right = screen.seen
    #expect(Set(left.keys) == Set(right.keys))
    for (name, frame) in left {
      #expect(right[name] == CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
    }
    screen.view.semanticContentAttribute = .forceLeftToRight
    screen.screen.runFrame()
    #expect(screen.seen == left)
  }

  @Test func `The delegate hears of each row, and not of its scrolling as of the view's`() {
    // P89
    let screen = screen(.continuous)
    let listener = Listener()
    screen.view.delegate = listener
    screen.view.setOrthogonalContentOffset(40, forSection: 1)
    screen.screen.runFrame()
    #expect(listener.rows.map(\.section) == [1] && listener.rows.map(\.x) == [40])
    #expect(listener.scrolls == 0)
  }

  @Test func `One flick of group paging goes one group`() {
    // P96
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered] {
      let screen = screen(behavior)
      let start = screen.view.orthogonalContentOffset(forSection: 1) ?? .nan
      screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 100, y: 85)))
      #expect(screen.screen.advanceUntilRest())
      #expect(screen.view.orthogonalContentOffset(forSection: 1) == start + 108)
      screen.screen.play(.flick(from: CGPoint(x: 100, y: 85), to: CGPoint(x: 280, y: 85)))
      #expect(screen.screen.advanceUntilRest())
      #expect(screen.view.orthogonalContentOffset(forSection: 1) == start)
    }
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging,
    .groupPagingCentered,
  ])
  func `A row that a finger has stopped between groups goes on to the nearest one when it lifts`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    // P90
    let screen = screen(behavior, [3, 100, 40])
    func offset() throws -> CGFloat { try #require(screen.view.orthogonalContentOffset(forSection: 1)) }
    let start = try offset()
    screen.screen.play(.flick(from: CGPoint(x: 300, y: 85), to: CGPoint(x: 240, y: 85), duration: 0.06))
    screen.screen.advance(by: 0.05)
    let finger = screen.screen.touch(at: CGPoint(x: 160, y: 85))
    finger.rest(for: 0.1)
    let caught = try offset()
    finger.rest(for: 0.3)
    #expect(try offset() == caught)
    #expect((caught - start).truncatingRemainder(dividingBy: 108) != 0)
    finger.lift()
    #expect(screen.screen.advanceUntilRest())
    #expect((try offset() - start).truncatingRemainder(dividingBy: 108) == 0)
    #expect(abs(try offset() - caught) <= 54)
  }

  @Test func `A flick of paging goes one page`() {
    // P95
    let screen = screen(.paging)
    screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 200, y: 85)))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 310)
  }

  @Test func `A throw along groups passes as many as it likes, and rests where one begins`() throws {
    // P94
    let screen = screen(.continuousGroupLeadingBoundary, [3, 100, 40])
    screen.screen.play(.flick(from: CGPoint(x: 300, y: 85), to: CGPoint(x: 60, y: 85)))
    #expect(screen.screen.advanceUntilRest())
    let offset = try #require(screen.view.orthogonalContentOffset(forSection: 1))
    #expect(offset > 216 && offset.truncatingRemainder(dividingBy: 108) == 0)
  }

  @Test func `A row that fits does not move`() {
    // P85, P93
    let screen = screen(.continuous, [2, 8, 40])
    screen.screen.play(.drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 100, y: 25)))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 0)
  }

  @Test func `Rows slow down as their behaviour wants, unless the program says otherwise`() {
    // P92, P97
    #expect(screen(.continuous).view.orthogonalScrollView(forSection: 1)?.decelerationRate == .normal)
    #expect(screen(.groupPaging).view.orthogonalScrollView(forSection: 1)?.decelerationRate == .fast)
    let section = NSCollectionLayoutSection.row(.groupPaging)
    section.orthogonalScrollingProperties.decelerationRate = .normal
    section.orthogonalScrollingProperties.bounce = .never
    let own = ComposedScreen([8], UICollectionViewCompositionalLayout(section: section))
    let row = own.view.orthogonalScrollView(forSection: 0)
    #expect(row?.decelerationRate == .normal && row?.bounces == false)
    #expect(row?.showsHorizontalScrollIndicator == false)
  }

  @Test func `A tap selects the cell that is seen`() {
    // P89
    let screen = screen(.continuous)
    let listener = Listener()
    screen.view.delegate = listener
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.screen.runFrame()
    screen.screen.play(.tap(at: CGPoint(x: 60, y: 85)))
    #expect(screen.screen.advanceUntilRest())
    #expect(listener.selected == [IndexPath(item: 3, section: 1)])
  }

  @Test func `Scrolling to an item moves the row and the view`() {
    // P88
    let screen = screen(.continuous)
    screen.view.scrollToItem(
      at: IndexPath(item: 5, section: 1), at: [.top, .centeredHorizontally], animated: false)
    screen.screen.runFrame()
    #expect(screen.view.contentOffset.y == 61)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 435)
    screen.view.scrollToItem(at: IndexPath(item: 0, section: 1), at: [], animated: true)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 0)
  }

  @Test func `A row stays where it was while other things change and while it is out of sight`() {
    // P99
    let screen = screen(.continuous, [3, 8, 400])
    screen.view.setOrthogonalContentOffset(200, forSection: 1)
    screen.screen.runFrame()
    screen.view.collectionViewLayout.invalidateLayout()
    screen.screen.runFrame()
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 200)
    screen.view.contentOffset.y = 3_000
    screen.screen.runFrame()
    #expect(screen.view.orthogonalScrollView(forSection: 1) == nil)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 200)
    screen.view.contentOffset.y = 0
    screen.screen.runFrame()
    #expect(screen.seen["1-2"]?.minX == 20)
    screen.view.reloadData()
    screen.screen.runFrame()
    #expect(screen.seen["1-2"]?.minX == 20)
    screen.source.counts = [3, 4, 400]
    screen.view.reloadData()
    screen.screen.runFrame()
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 114)
  }

  @Test func `A row goes along with its section, and a new one begins anew`() {
    // P99
    let layout = UICollectionViewCompositionalLayout(section: .row(.continuous))
    let screen = ComposedScreen([8, 8], layout)
    screen.view.setOrthogonalContentOffset(200, forSection: 0)
    screen.screen.runFrame()
    screen.source.counts = [8, 8, 8]
    screen.view.performBatchUpdates { screen.view.insertSections([0]) }
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 0)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 200)
    #expect(screen.seen["0-0"]?.minX == 4)
  }

  @Test func `Cells come from one pool for all rows`() {
    // P87
    let screen = ComposedScreen(
      Array(repeating: 40, count: 30), UICollectionViewCompositionalLayout(section: .row(.continuous)))
    screen.view.isPrefetchingEnabled = false
    for step in 1...20 {
      screen.view.setOrthogonalContentOffset(CGFloat(step) * 60, forSection: 2)
      screen.screen.runFrame()
      screen.view.contentOffset.y = CGFloat(step) * 20
      screen.screen.runFrame()
    }
    var cells = 0
    func count(_ view: UIView) {
      if view is NumberCell { cells += 1 } else { view.subviews.forEach(count) }
    }
    count(screen.view)
    #expect(cells < 60)
    #expect(screen.view.visibleCells.count > 20)
  }

  @Test func `From right to left a row begins at the right`() {
    // P77
    let screen = screen(.continuous, isMirrored: true)
    #expect(screen.seen["1-0"] == CGRect(x: 216, y: 61, width: 100, height: 50))
    screen.screen.play(.drag(from: CGPoint(x: 140, y: 85), to: CGPoint(x: 250, y: 85), duration: 1))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 100)
    #expect(screen.seen["1-2"] == CGRect(x: 100, y: 61, width: 100, height: 50))
  }

  @Test func `A headed row with a background scrolls neither of them`() {
    // P57, P64
    let section = NSCollectionLayoutSection.row(.continuous).with {
      $0.boundarySupplementaryItems = [.header(20)]
      $0.decorationItems = [.background(elementKind: "bg")]
    }
    let screen = ComposedScreen([8], UICollectionViewCompositionalLayout(section: section))
    screen.view.setOrthogonalContentOffset(200, forSection: 0)
    screen.screen.runFrame()
    let header = screen.view.supplementaryView(forElementKind: "h", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 4, y: 0, width: 310, height: 20))
    #expect(header?.superview === screen.view)
    #expect(screen.view.subviews.contains { $0.frame == CGRect(x: 0, y: 0, width: 320, height: 78) })
  }

  @Test func `Rows in a layout that scrolls sideways scroll up and down`() {
    // P40, P81
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: NSCollectionLayoutSize(.absolute(50), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let screen = ComposedScreen(
      [8, 8], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(screen.view.contentSize.width == 100)
    screen.view.setOrthogonalContentOffset(150, forSection: 1)
    screen.screen.runFrame()
    #expect(screen.seen["1-2"] == CGRect(x: 50, y: 50, width: 50, height: 100))
    screen.screen.play(.drag(from: CGPoint(x: 75, y: 300), to: CGPoint(x: 75, y: 240)))
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 200)
  }
}
