import OpenCollectionView
import Testing
import TouchTesting

/// Rows while data, layouts and windows become others.
@MainActor struct RowChangeTests {
  private func rows() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .row(.continuous))
  }

  /// Three rows of ten items of 100 × 50 points; the second one has scrolled by 300 points.
  private func screen(_ counts: [Int] = [10, 10, 10]) -> ComposedScreen {
    let screen = ComposedScreen(counts, rows())
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.screen.runFrame()
    return screen
  }

  private func cell(_ name: String, _ screen: ComposedScreen) -> NumberCell? {
    screen.view.visibleCells.compactMap { $0 as? NumberCell }.first { $0.label.text == name }
  }

  /// Where a cell is seen on the screen now.
  private func seen(_ name: String, _ screen: ComposedScreen) -> CGRect? {
    cell(name, screen)?.seenFrame(in: screen.screen.window)
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    return layout
  }

  /// Each cell's way from frame to frame until nothing moves: the longest step of all.
  private func longestStep(_ screen: ComposedScreen) -> CGFloat {
    var longest: CGFloat = 0
    var last: [String: CGRect] = [:]
    for _ in 0..<60 {
      for case let cell as NumberCell in screen.view.visibleCells where cell.alpha == 1 {
        // A cell that is used again is another one.
        let name = "\(ObjectIdentifier(cell).hashValue) \(cell.label.text ?? "")"
        let now = cell.seenFrame(in: screen.screen.window)
        if let before = last[name] {
          longest = max(longest, abs(now.midX - before.midX), abs(now.midY - before.midY))
        }
        last[name] = now
      }
      screen.screen.pass(1.0 / 60)
    }
    return longest
  }

  // MARK: Other layouts

  @Test func `Another layout takes cells from where they are seen in their rows`() throws {
    // P119, C21
    let screen = screen()
    let before = try #require(seen("1-3", screen))
    #expect(before == CGRect(x: 28, y: 61, width: 100, height: 50))
    screen.view.setCollectionViewLayout(flow(), animated: true)
    let after = try #require(seen("1-3", screen))
    #expect(abs(after.midX - before.midX) < 0.01 && abs(after.midY - before.midY) < 0.01)
    // The last of the first row comes from 676 points further right within 0.3 s; a jump would be one of 300 points.
    #expect(longestStep(screen) < 90)
    #expect(screen.screen.advanceUntilRest())
    // Five in a line: the fourth of the second section.
    #expect(cell("1-3", screen)?.superview === screen.view)
    #expect(seen("1-3", screen) == screen.frame(1, 3))
    #expect(screen.view.orthogonalScrollView(forSection: 1) == nil)
    #expect(!screen.view.subviews.contains { $0 is UIScrollView })
  }

  @Test func `And gives them back to where they are seen in their rows, which have kept their offsets`() throws {
    // P99, P119
    let screen = screen()
    let layout = screen.view.collectionViewLayout
    screen.view.setCollectionViewLayout(flow(), animated: false)
    screen.screen.runFrame()
    let before = try #require(seen("1-3", screen))
    screen.view.setCollectionViewLayout(layout, animated: true)
    let after = try #require(seen("1-3", screen))
    #expect(abs(after.midX - before.midX) < 0.01 && abs(after.midY - before.midY) < 0.01)
    #expect(longestStep(screen) < 40)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 300)
    #expect(seen("1-3", screen) == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(cell("1-3", screen)?.superview === screen.view.orthogonalScrollView(forSection: 1))
  }

  @Test func `From one layout with rows to another cells stay in sight`() throws {
    // P119
    let screen = screen()
    let taller = UICollectionViewCompositionalLayout(section: .row(.continuous, width: 140, height: 80))
    let before = try #require(seen("1-3", screen))
    screen.view.setCollectionViewLayout(taller, animated: true)
    let after = try #require(seen("1-3", screen))
    #expect(abs(after.midX - before.midX) < 0.01 && abs(after.midY - before.midY) < 0.01)
    #expect(screen.screen.advanceUntilRest())
    #expect(seen("1-2", screen) == CGRect(x: 0, y: 91, width: 140, height: 80))
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 300)
  }

  @Test(arguments: [true, false])
  func `A transition by hand goes from what is seen of rows, and back or on`(finishes: Bool) throws {
    // P119, T7
    let screen = screen()
    let before = try #require(seen("1-3", screen))
    let transition = screen.view.startInteractiveTransition(to: flow()) { _, _ in }
    screen.screen.runFrame()
    let begun = try #require(seen("1-3", screen))
    #expect(abs(begun.midX - before.midX) < 0.01 && abs(begun.midY - before.midY) < 0.01)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    screen.screen.runFrame()
    // Half way to the fourth of five in a line of 60 × 40 points.
    let end = try #require(transition.nextLayout.layoutAttributesForItem(at: IndexPath(item: 3, section: 1))?.frame)
    let half = try #require(seen("1-3", screen))
    #expect(abs(half.midX - (before.midX + end.midX) / 2) < 0.51)
    #expect(abs(half.midY - (before.midY + end.midY) / 2) < 0.51)
    if finishes { screen.view.finishInteractiveTransition() } else { screen.view.cancelInteractiveTransition() }
    #expect(longestStep(screen) < 90)
    #expect(screen.screen.advanceUntilRest())
    if finishes {
      #expect(seen("1-3", screen) == end)
    } else {
      #expect(seen("1-3", screen) == before)
      #expect(screen.view.orthogonalContentOffset(forSection: 1) == 300)
      #expect(cell("1-3", screen)?.superview === screen.view.orthogonalScrollView(forSection: 1))
    }
  }

  @Test func `A transition by hand to rows ends where they have scrolled to`() throws {
    // P119, T7
    let screen = screen()
    let layout = screen.view.collectionViewLayout
    screen.view.setCollectionViewLayout(flow(), animated: false)
    screen.screen.runFrame()
    let transition = screen.view.startInteractiveTransition(to: layout) { _, _ in }
    transition.transitionProgress = 0.999
    transition.invalidateLayout()
    screen.screen.runFrame()
    let near = try #require(seen("1-3", screen))
    #expect(abs(near.minX - 28) < 1 && abs(near.minY - 61) < 1)
    screen.view.finishInteractiveTransition()
    #expect(screen.screen.advanceUntilRest())
    #expect(seen("1-3", screen) == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(seen("0-0", screen) == CGRect(x: 4, y: 3, width: 100, height: 50))
  }

  @Test func `A row that is flung stops where another layout comes`() {
    // P119
    let screen = screen()
    screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 180, y: 85)))
    screen.screen.pass(0.1)
    screen.view.setCollectionViewLayout(flow(), animated: true)
    #expect(longestStep(screen) < 90)
    #expect(screen.screen.advanceUntilRest())
    #expect(!screen.view.subviews.contains { $0 is UIScrollView })
    #expect(screen.items.count == 30)
  }

  // MARK: Other data

  @Test func `Items that come and go in a row that has scrolled do so where they are seen`() throws {
    // P118
    let screen = screen()
    let gone = try #require(cell("1-4", screen))
    let place = gone.seenFrame(in: screen.screen.window)
    screen.source.counts = [10, 9, 10]
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [IndexPath(item: 4, section: 1)]) }
    #expect(gone.seenFrame(in: screen.screen.window) == place)
    screen.screen.pass(0.15)
    #expect(gone.seenFrame(in: screen.screen.window) == place)
    #expect((gone.layer.presentation()?.opacity ?? 1) < 1)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.frame(1, 4)?.minX == 436)
    #expect(cell("1-5", screen)?.seenFrame(in: screen.screen.window).minX == 136)
    screen.source.counts = [10, 10, 10]
    screen.view.performBatchUpdates { screen.view.insertItems(at: [IndexPath(item: 3, section: 1)]) }
    #expect(longestStep(screen) < 20)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 300)
  }

  @Test func `An item goes from one row to another as it is seen`() throws {
    // P118
    let screen = screen()
    let moving = try #require(cell("1-3", screen))
    let before = moving.seenFrame(in: screen.screen.window)
    screen.source.counts = [11, 9, 10]
    screen.view.performBatchUpdates {
      screen.view.moveItem(at: IndexPath(item: 3, section: 1), to: IndexPath(item: 1, section: 0))
    }
    let after = moving.seenFrame(in: screen.screen.window)
    #expect(abs(after.midX - before.midX) < 0.01 && abs(after.midY - before.midY) < 0.01)
    #expect(longestStep(screen) < 30)
    #expect(screen.screen.advanceUntilRest())
    #expect(moving.seenFrame(in: screen.screen.window) == CGRect(x: 112, y: 3, width: 100, height: 50))
    #expect(moving.superview === screen.view.orthogonalScrollView(forSection: 0))
  }

  @Test func `A section goes while its row is flung, and its cells fade where they were`() throws {
    // P99
    let screen = screen()
    screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 180, y: 85)))
    screen.screen.pass(0.05)
    let fading = try #require(screen.view.visibleCells.first { screen.view.indexPath(for: $0)?.section == 1 })
    let place = fading.seenFrame(in: screen.screen.window)
    screen.source.counts = [10, 10]
    screen.view.performBatchUpdates { screen.view.deleteSections([1]) }
    let after = fading.seenFrame(in: screen.screen.window)
    #expect(abs(after.midX - place.midX) < 0.01 && abs(after.midY - place.midY) < 0.01)
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 0)
    #expect(screen.items.filter { $0.hasPrefix("1-") || $0.hasPrefix("2-") }.count == 3)
    #expect(screen.view.orthogonalContentOffset(forSection: 2) == nil)
  }

  @Test func `A section that comes above goes with the row that is flung`() {
    // P99
    let screen = screen([10, 60, 10])
    screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 180, y: 85)))
    screen.screen.pass(0.05)
    let before = screen.view.orthogonalContentOffset(forSection: 1) ?? 0
    screen.source.counts = [10, 10, 60, 10]
    screen.view.performBatchUpdates { screen.view.insertSections([1]) }
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 0)
    let moved = screen.view.orthogonalContentOffset(forSection: 2) ?? 0
    #expect(abs(moved - before) < 0.51)
    #expect(screen.screen.advanceUntilRest())
    #expect((screen.view.orthogonalContentOffset(forSection: 2) ?? 0) > before + 50)
  }

  @Test func `A reload while a row is flung loses neither the row nor its place`() {
    // P99
    let screen = screen([10, 60, 10])
    screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 180, y: 85)))
    screen.screen.pass(0.05)
    let before = screen.view.orthogonalContentOffset(forSection: 1) ?? 0
    screen.view.reloadData()
    screen.screen.pass(1.0 / 60)
    #expect(abs((screen.view.orthogonalContentOffset(forSection: 1) ?? 0) - before) < 60)
    #expect(screen.screen.advanceUntilRest())
    screen.source.counts = [10, 2, 10]
    screen.view.reloadData()
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 0)
    #expect(screen.items.filter { $0.hasPrefix("1-") } == ["1-0", "1-1"])
  }

  // MARK: Windows

  @Test func `A view that leaves its window while a row is flung comes back at rest`() throws {
    // P90
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered, .paging] {
      let screen = ComposedScreen([10, 40], UICollectionViewCompositionalLayout(section: .row(behavior)))
      screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 200, y: 85)))
      screen.screen.pass(0.05)
      let around = try #require(screen.view.superview)
      screen.view.removeFromSuperview()
      #expect(screen.screen.advanceUntilRest())
      around.addSubview(screen.view)
      #expect(screen.screen.advanceUntilRest())
      screen.view.layoutIfNeeded()
      let offset = try #require(screen.view.orthogonalContentOffset(forSection: 1))
      let again = try #require(screen.view.orthogonalScrollView(forSection: 1))
      again.contentOffset = again.contentOffset
      #expect(screen.view.orthogonalContentOffset(forSection: 1) == offset)
      #expect(again.isDecelerating == false)
      #expect(screen.items.filter { $0.hasPrefix("1-") }.count >= 3)
    }
  }

  @Test func `The screen becomes another in the middle of a fling, and the row goes on in its new size`() {
    // P99
    let screen = screen([10, 60, 10])
    screen.screen.play(.flick(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 180, y: 85)))
    screen.screen.pass(0.05)
    screen.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(screen.screen.advanceUntilRest())
    let row = screen.view.orthogonalScrollView(forSection: 1)
    #expect(row?.frame == CGRect(x: 4, y: 61, width: 470, height: 50))
    #expect(screen.items.filter { $0.hasPrefix("1-") }.count >= 4)
  }
}
