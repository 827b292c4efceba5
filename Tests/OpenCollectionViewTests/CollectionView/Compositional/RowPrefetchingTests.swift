import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What is announced, and made, of rows that move.
@MainActor struct RowPrefetchingTests {
  private final class Fetcher: UICollectionViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      announced += indexPaths
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  private final class Watcher: NSObject, UICollectionViewDelegate {
    var shown: Set<IndexPath> = []

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { shown.insert(indexPath) }
  }

  private let fetcher = Fetcher()

  /// Rows of 60 items of 100 points every 108 points.
  private func screen(_ counts: [Int] = [60, 60]) -> ComposedScreen {
    let screen = ComposedScreen(counts, UICollectionViewCompositionalLayout(section: .row(.continuous)))
    screen.view.prefetchDataSource = fetcher
    return screen
  }

  private func drag(_ screen: ComposedScreen, from: CGFloat, to: CGFloat) {
    screen.screen.play(
      .drag(from: CGPoint(x: from, y: 85), to: CGPoint(x: to, y: 85), duration: 1))
  }

  @Test func `What comes next along a row under a finger is announced once, the nearest first`() {
    // P89, C42
    let screen = screen()
    drag(screen, from: 300, to: 100)
    #expect(fetcher.announced.allSatisfy { $0.section == 1 })
    let items = fetcher.announced.map(\.item)
    #expect(items == Array(Set(items)).sorted())
    #expect(items.first == 3)
    // The row has scrolled by 190 points, behind which lie 320 that are seen and 320 more.
    #expect((items.last ?? 0) == 7)
    #expect(fetcher.cancelled.isEmpty)
  }

  @Test func `Cells along a row are made before they come into sight, one a frame`() {
    // C42
    let screen = screen()
    screen.source.forgetQuestions()
    drag(screen, from: 300, to: 100)
    let asked = screen.source.askedCells.filter { $0.section == 1 }.map(\.item)
    let seen = screen.items.filter { $0.hasPrefix("1-") }
    #expect(seen == ["1-1", "1-2", "1-3", "1-4"])
    #expect(asked.contains(5) && asked.contains(6))
    #expect(asked == Array(Set(asked)).sorted())
    #expect(screen.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [1, 2, 3, 4])
  }

  @Test func `A row that turns calls off what has not been seen, and announces what lies the other way`() {
    // P89, C42
    let screen = screen()
    screen.view.setOrthogonalContentOffset(2_000, forSection: 1)
    screen.screen.runFrame()
    drag(screen, from: 300, to: 150)
    let ahead = Set(fetcher.announced)
    let seen = Set(screen.view.indexPathsForVisibleItems)
    #expect(!ahead.isEmpty)
    #expect(screen.screen.advanceUntilRest())
    drag(screen, from: 100, to: 250)
    #expect(Set(fetcher.cancelled).isSubset(of: ahead))
    #expect(!fetcher.cancelled.isEmpty)
    #expect(Set(fetcher.cancelled).isDisjoint(with: seen))
    let behind = fetcher.announced.map(\.item).filter { $0 < 18 }
    #expect(behind.first == 17 || behind.first == 16)
    #expect(behind == behind.sorted(by: >))
  }

  @Test func `The content's own prefetching means what will be seen of rows, wherever they have scrolled to`() {
    // P87, C42
    let screen = screen(Array(repeating: 60, count: 60))
    screen.view.setOrthogonalContentOffset(1_080, forSection: 9)
    screen.screen.runFrame()
    screen.screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), duration: 1))
    let rows = Dictionary(grouping: fetcher.announced, by: \.section)
    #expect(rows[9]?.map(\.item).sorted() == [10, 11, 12])
    #expect(rows[14]?.map(\.item).sorted() == [0, 1, 2])
  }

  @Test func `Turned off, nothing of rows is announced`() {
    let screen = screen()
    screen.view.isPrefetchingEnabled = false
    drag(screen, from: 300, to: 100)
    #expect(fetcher.announced.isEmpty)
  }

  @Test func `A row that goes out of sight calls off what was never seen of it`() {
    // C42, P99
    let screen = screen(Array(repeating: 60, count: 23))
    let watcher = Watcher()
    screen.view.delegate = watcher
    screen.screen.finger(1, .began, 300, 85)
    for step in 1...10 {
      screen.screen.advance(by: 1.0 / 60)
      screen.screen.finger(1, .moved, 300 - CGFloat(step) * 15, 85)
    }
    #expect(!fetcher.announced.isEmpty)
    screen.screen.finger(1, .ended, 150, 85)
    #expect(screen.screen.advanceUntilRest())
    screen.view.contentOffset.y = 700
    screen.screen.runFrame()
    #expect(screen.view.orthogonalScrollView(forSection: 1) == nil)
    #expect(Set(fetcher.cancelled) == Set(fetcher.announced).subtracting(watcher.shown))
    #expect(!fetcher.cancelled.isEmpty)
  }
}
