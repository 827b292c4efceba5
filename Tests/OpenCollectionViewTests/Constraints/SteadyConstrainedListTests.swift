import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// What is seen of cells that constraints make as high as they are stays where it is, while others become known.
@MainActor struct SteadyConstrainedListTests {
  /// A list of boxes on a screen of 300 x 600 points.
  @MainActor private struct Screen {
    let screen = VirtualScreen(width: 300, height: 600, scale: 1)
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    let source: BoxSource

    init(_ count: Int, estimate: CGFloat = 44, height: (Int) -> CGFloat = { BoxSource.height($0) }) {
      layout.estimatedItemSize = CGSize(width: 300, height: estimate)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: rect(0, 0, 300, 600), collectionViewLayout: layout)
      view.selfSizingInvalidation = .enabledIncludingConstraints
      view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      source = BoxSource(count)
      for item in 0..<count { source.heights[item] = height(item) }
      view.dataSource = source
      screen.show(view)
      screen.runFrame()
    }

    func cell(_ item: Int) -> BoxCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? BoxCell }

    /// How far what can be seen is below the upper edge, by what the data calls it.
    var distances: [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
          ($0.item - source.shift, (view.cellForItem(at: $0)?.frame.minY ?? 0) - view.contentOffset.y)
        })
    }

    /// By how much each of what was seen before has gone down, each amount once.
    func moves(_ change: () -> Void) -> Set<CGFloat> {
      let before = distances
      change()
      return Set(distances.compactMap { item, distance in before[item].map { distance - $0 } })
    }

    /// Gaps, overlaps and cells of another height than their boxes ask for.
    var faults: [String] {
      let cells = view.visibleCells.compactMap { $0 as? BoxCell }.sorted { $0.frame.minY < $1.frame.minY }
      var faults = cells.filter { $0.frame.height != $0.box.content.height + 20 }.map { "\($0.frame)" }
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.frame.maxY != next.frame.minY {
        faults.append("\(next.frame) after \(cell.frame)")
      }
      return faults
    }
  }

  /// In the middle, with nothing above it ever seen.
  private func middle(_ height: (Int) -> CGFloat = { BoxSource.height($0) }) -> Screen {
    let list = Screen(1_000, estimate: 60, height: height)
    list.view.contentOffset.y = 30_000
    list.screen.runFrame()
    return list
  }

  private func flick(_ list: Screen) {
    list.screen.play(.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.1))
  }

  @Test func `thrown upwards among estimates a list goes as one whose heights were known`() {
    // C63
    let (list, known) = (middle(), middle { _ in 40 })
    for screen in [list, known] { flick(screen) }
    var ways: [[CGFloat]] = []
    for screen in [list, known] {
      ways.append(
        (0..<90).map { _ in
          let moves = screen.moves { screen.screen.advance(by: 1.0 / 60) }
          #expect(moves.count == 1)
          #expect(screen.faults == [])
          return moves.first ?? -1
        })
    }
    #expect(ways[0].contains { $0 > 20 })
    for (way, expected) in zip(ways[0], ways[1]) { #expect(abs(way - expected) <= 1) }
  }

  @Test func `cells put above what is seen in the middle of a deceleration, with heights not known yet, move nothing`()
  {
    // C63
    let (list, known) = (middle(), middle { _ in 40 })
    for screen in [list, known] { flick(screen) }
    for frame in 0..<60 {
      let expected = known.moves { known.screen.advance(by: 1.0 / 60) }
      let moves = list.moves {
        if frame == 10 {
          UIView.performWithoutAnimation {
            list.view.performBatchUpdates {
              list.source.count += 3
              list.source.shift += 3
              list.view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
            }
          }
        }
        list.screen.advance(by: 1.0 / 60)
      }
      #expect(moves.count == 1)
      #expect(abs((moves.first ?? -99) - (expected.first ?? 99)) <= 1, "frame \(frame)")
      #expect(list.view.isDecelerating == known.view.isDecelerating)
      #expect(list.faults == [])
    }
  }

  @Test func `cells whose constraints change above what is seen in the middle of a deceleration move nothing`() {
    // C63
    let (list, known) = (middle(), middle { _ in 40 })
    for screen in [list, known] { flick(screen) }
    for frame in 0..<60 {
      let expected = known.moves { known.screen.advance(by: 1.0 / 60) }
      let moves = list.moves {
        if frame % 5 == 0, let first = list.view.indexPathsForVisibleItems.map(\.item).min(),
          let cell = list.cell(first), cell.frame.maxY - list.view.contentOffset.y > 10
        {
          // It reaches beyond the upper edge: it grows upwards, and what is below it stays.
          list.source.heights[first] = cell.box.content.height + 15
          cell.box.content.height += 15
        }
        list.screen.advance(by: 1.0 / 60)
      }
      let share = moves.filter { abs($0 - (expected.first ?? 99)) <= 1 }
      #expect(!share.isEmpty, "frame \(frame): \(moves) \(expected)")
      #expect(list.faults == [])
    }
  }

  @Test func `content pulled beyond its end stays there while its last cell's constraints change, and comes back`() {
    // C63
    let list = Screen(60)
    list.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    list.screen.runFrame()
    list.screen.press(at: CGPoint(x: 100, y: 400))
    list.screen.move(to: CGPoint(x: 100, y: 300))
    #expect(list.view.contentOffset.y > list.view.contentSize.height - 600)
    let moves = list.moves {
      list.cell(59)?.box.content.height = 180
      list.screen.runFrame()
    }
    #expect(moves == [0])
    #expect(list.cell(59)?.frame.height == 200)
    list.screen.lift(at: CGPoint(x: 100, y: 300))
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y <= list.view.contentSize.height - 600)
    #expect(list.faults == [])
  }

  @Test
  func `an animated update of cells above, each of a height of its own, leaves what is seen where it is in each frame`()
  {
    // C63
    let list = middle()
    list.view.performBatchUpdates {
      list.source.count += 1
      list.source.shift += 3
      list.view.deleteItems(at: [IndexPath(item: 7, section: 0), IndexPath(item: 90, section: 0)])
      list.view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    for _ in 0..<30 {
      #expect(list.moves { list.screen.advance(by: 1.0 / 60) } == [0])
    }
    #expect(list.faults == [])
  }

  @Test func `an adjustment in a context is honoured under a finger, in a deceleration and in an update`() {
    // C63
    func adjust(_ list: Screen) {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 100)
      list.layout.invalidateLayout(with: context)
    }
    let (list, plain) = (middle(), middle())
    /// How much higher what is seen stands for the adjustments; the offsets are about other heights that are not known yet.
    func shifts() -> Set<CGFloat> {
      let others = plain.distances
      return Set(list.distances.compactMap { item, distance in others[item].map { $0 - distance } })
    }
    func both(_ change: (Screen) -> Void) { for screen in [list, plain] { change(screen) } }
    both {
      $0.screen.press(at: CGPoint(x: 100, y: 300))
      $0.screen.move(to: CGPoint(x: 100, y: 330))
    }
    adjust(list)
    both { $0.screen.move(to: CGPoint(x: 100, y: 360)) }
    #expect(shifts() == [100])
    #expect(list.view.isDragging)
    for step in 1...5 {
      both {
        $0.screen.advance(by: 1.0 / 60)
        $0.screen.move(to: CGPoint(x: 100, y: 360 + CGFloat(step) * 20))
      }
    }
    both {
      $0.screen.lift(at: CGPoint(x: 100, y: 460))
      $0.screen.advance(by: 0.1)
    }
    #expect(list.view.isDecelerating && plain.view.isDecelerating)
    adjust(list)
    both { $0.screen.advance(by: 1.0 / 60) }
    #expect(shifts() == [200])
    adjust(list)
    list.view.performBatchUpdates {
      list.source.count += 1
      list.view.insertItems(at: [IndexPath(item: 999, section: 0)])
    }
    both { $0.screen.advance(by: 1.0 / 60) }
    #expect(shifts() == [300])
    both { $0.screen.advanceUntilRest() }
    #expect(shifts() == [300])
    #expect(list.faults == [])
  }
}
