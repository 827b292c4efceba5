import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Which items the prefetching data source is told of.
@MainActor struct AnnouncementTests {
  final class Fetcher: UICollectionViewDataSourcePrefetching {
    var announced: [[Int]] = []
    var cancelled: [[Int]] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      announced.append(indexPaths.map(\.item))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled.append(indexPaths.map(\.item))
    }
  }

  private func up(by distance: CGFloat) -> TouchScript {
    .drag(from: CGPoint(x: 100, y: 420), to: CGPoint(x: 100, y: 420 - distance), duration: 1)
  }

  @Test func `Items ahead are announced once, the nearest first`() {
    // C42
    let grid = GridScreen([10_000])
    let fetcher = Fetcher()
    grid.view.prefetchDataSource = fetcher
    grid.screen.play(up(by: 300))
    let items = fetcher.announced.flatMap { $0 }
    #expect(items == Array(Set(items)).sorted())
    #expect(fetcher.announced.first?.first == 15)
    // One length of the view ahead of where the drag ends.
    let end = grid.view.contentOffset.y + 2 * 480
    #expect(CGFloat((items.last ?? 0) / 3) * 110 < end)
    #expect(CGFloat((items.last ?? 0) / 3 + 1) * 110 >= end - 30)
    #expect(fetcher.cancelled.isEmpty)
  }

  @Test func `Turning round calls off what has not been seen`() {
    // C42
    let grid = GridScreen([10_000])
    let fetcher = Fetcher()
    grid.view.prefetchDataSource = fetcher
    grid.view.contentOffset.y = 5000
    grid.screen.runFrame()
    grid.screen.play(up(by: 150))
    grid.screen.advanceUntilRest()
    let announced = fetcher.announced.flatMap { $0 }
    let seen = Set(grid.view.indexPathsForVisibleItems.map(\.item))
    grid.screen.play(up(by: -50))
    #expect(fetcher.cancelled.first == announced.filter { !seen.contains($0) })
    #expect(fetcher.cancelled.first?.isEmpty == false)
    #expect(fetcher.announced.last.map { $0[0] < 140 } == true)
  }

  @Test func `A jump calls off what it leaves far behind`() {
    // C42
    let grid = GridScreen([10_000])
    let fetcher = Fetcher()
    grid.view.prefetchDataSource = fetcher
    grid.screen.play(up(by: 150))
    grid.screen.advanceUntilRest()
    let announced = Set(fetcher.announced.flatMap { $0 })
    let seen = Set(grid.view.indexPathsForVisibleItems.map(\.item))
    grid.view.contentOffset.y = 50_000
    grid.screen.runFrame()
    #expect(Set(fetcher.cancelled.flatMap { $0 }) == announced.subtracting(seen))
  }

  @Test func `Without motion nothing is announced`() {
    // C42
    let grid = GridScreen([10_000])
    let fetcher = Fetcher()
    grid.view.prefetchDataSource = fetcher
    grid.view.contentOffset.y = 700
    grid.screen.advance(by: 1)
    #expect(fetcher.announced.isEmpty)
  }

  @Test func `Switched off, nothing is announced`() {
    // C42
    let grid = GridScreen([10_000])
    let fetcher = Fetcher()
    grid.view.prefetchDataSource = fetcher
    grid.view.isPrefetchingEnabled = false
    grid.screen.play(up(by: 300))
    #expect(fetcher.announced.isEmpty)
  }
}
