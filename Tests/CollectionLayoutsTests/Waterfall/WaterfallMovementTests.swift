import CollectionEngine
import CollectionLayouts
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Items of mixed sizes that are carried in a waterfall keep them, and so do those that make room.
@MainActor struct WaterfallMovementTests {
  @Test func `carried items and their neighbours keep their own sizes, and nobody asks for any`() {
    // M10
    let stage = MovableWaterfall([[100, 40, 70, 120, 60, 90]])
    stage.questions = 0
    #expect(stage.begin(0))
    stage.update(242, 20)
    stage.pass()
    // 1 at 0 0; 0 at 165 0; 2 at 0 50; 3 at 165 110; 4 at 0 130; 5 at 0 200.
    #expect(stage.presented == [1, 0, 2, 3, 4, 5])
    #expect(stage.frame(1) == rect(0, 0, 155, 40))
    #expect(stage.frame(2) == rect(0, 50, 155, 70))
    #expect(stage.frame(3) == rect(165, 110, 155, 120))
    #expect(stage.frame(4) == rect(0, 130, 155, 60))
    #expect(stage.frame(5) == rect(0, 200, 155, 90))
    #expect(stage.cell(0)?.center == CGPoint(x: 242, y: 20))
    #expect(stage.cell(0)?.bounds.size == CGSize(width: 155, height: 100))
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.items == [[1, 0, 2, 3, 4, 5]])
    #expect(stage.frame(0) == rect(165, 0, 155, 100))
    #expect(stage.questions == 0)
    // Asked anew, the delegate says the same of the data as it is now.
    stage.layout.invalidateLayout()
    stage.rest()
    #expect(stage.frame(5) == rect(0, 200, 155, 90))
    #expect(stage.questions == 6)
  }

  @Test func `asked for everything while an item is carried, the delegate answers by the data`() {
    // M10
    let stage = MovableWaterfall([[100, 40, 70, 120, 60, 90]])
    #expect(stage.begin(0))
    stage.update(242, 20)
    stage.pass()
    stage.layout.columnSpacing = 12
    stage.rest()
    for (item, height) in [100, 40, 70, 120, 60, 90].enumerated() {
      #expect(stage.cell(item)?.bounds.height == CGFloat(height) * 154 / 155, "\(item)")
    }
  }

  @Test func `into a section of other columns an item keeps its shape`() {
    let stage = MovableWaterfall([[100, 40], [60, 60, 60, 60]])
    stage.columnCounts = [2, 4]
    stage.layout.invalidateLayout()
    stage.rest()
    // Columns of 155 points, and of 72.5.
    #expect(stage.begin(0))
    // Without the item the first section ends at 40, and there is a place for it at 0 110, below the first of the second.
    stage.update(36, 110)
    stage.rest()
    #expect(stage.presentedSections == [[1], [2, 3, 4, 5, 0]])
    #expect(stage.cell(0)?.bounds.size == CGSize(width: 72.5, height: 100 * 72.5 / 155))
    #expect(stage.cell(1)?.bounds.size == CGSize(width: 155, height: 40))
    stage.view.cancelInteractiveMovement()
    stage.rest()
    #expect(stage.cell(0)?.frame == rect(0, 0, 155, 100))
  }

  @Test func `cells that found their lengths keep them while one is carried`() {
    // M10: the complaint is that they shrink to the estimate.
    let stage = MovableWaterfall([[100, 40, 70, 120, 60, 90]]) { $0.estimatedItemLength = 30 }
    #expect(stage.begin(5))
    stage.update(77, 20)
    stage.rest()
    #expect(stage.presented == [5, 0, 1, 2, 3, 4])
    for (item, height) in [100, 40, 70, 120, 60, 90].enumerated() {
      #expect(stage.cell(item)?.bounds.height == CGFloat(height), "\(item)")
    }
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.items == [[5, 0, 1, 2, 3, 4]])
    for (item, height) in [100, 40, 70, 120, 60, 90].enumerated() {
      #expect(stage.cell(item)?.frame.height == CGFloat(height), "\(item)")
    }
  }

  @Test func `an item goes into a section without items, and behind the last one of another`() {
    // M16
    let stage = MovableWaterfall([[100, 40], [], [50]]) {
      $0.headerLength = 30
    }
    // Sections at 0, 130 and 160; the last item at 190 to 240.
    #expect(stage.begin(0))
    stage.update(80, 145)
    #expect(stage.presentedSections == [[1], [0], [2]])
    stage.update(80, 400)
    #expect(stage.presentedSections == [[1], [], [0, 2]])
    // Its place beside the last item is to the right.
    stage.update(240, 400)
    #expect(stage.presentedSections == [[1], [], [2, 0]])
    stage.view.endInteractiveMovement()
    #expect(stage.items == [[1], [], [2, 0]])
  }

  @Test func `the place is meant where the picture would come to lie nearest to the finger, point by point`() {
    // M50. Without 3: 0 at 0 0, 100 high; 1 at 165 0, 40; 2 at 165 50, 70; 4 at 0 110, 60. So 3, which is 120 high, would
    // have its middle at 77.5 60, 242.5 60, 242.5 110, 77.5 170 or 242.5 190.
    let tall: [(x: CGFloat, y: CGFloat, item: Int)] = [
      (10, 10, 0), (77, 60, 0), (319, 1, 1), (242, 80, 1), (242, 90, 2), (242, 145, 2), (242, 155, 4), (77, 108, 0),
      // The present place stands until another one is nearer by four points.
      (77, 114, 3), (77, 120, 3), (50, 300, 3), (300, 470, 4),
    ]
    // Without 1: 0 at 0 0, 100 high; 2 at 165 0, 70; 3 at 165 80, 120; 4 at 0 110, 60. So 1, which is 40 high, would have its
    // middle at 77.5 20, 242.5 20, 242.5 100, 77.5 130 or 77.5 200.
    let short: [(x: CGFloat, y: CGFloat, item: Int)] = [
      (10, 10, 0), (155, 20, 0), (170, 20, 1), (242, 54, 1), (242, 70, 2), (300, 400, 4), (77, 70, 0), (77, 80, 3),
      (77, 160, 3), (77, 170, 4),
    ]
    for (carried, table) in [(3, tall), (1, short)] {
      for (x, y, item) in table {
        let stage = MovableWaterfall([[100, 40, 70, 120, 60]])
        #expect(stage.begin(carried))
        stage.update(x, y)
        #expect(
          stage.view.interactiveMovements.first?.targetIndexPath == IndexPath(item: item, section: 0),
          "\(carried) at (\(x), \(y))")
        stage.view.cancelInteractiveMovement()
      }
    }
  }

  @Test func `a finger that trembles where two places are as near changes nothing`() {
    // M50
    let stage = MovableWaterfall([[100, 40, 70, 120, 60]])
    #expect(stage.begin(3))
    stage.update(242, 84)
    let first = stage.view.interactiveMovements.first?.targetIndexPath
    for step in 0..<20 {
      stage.update(242, 85 + (step.isMultiple(of: 2) ? 1.5 : -1.5))
      stage.pass()
      #expect(stage.view.interactiveMovements.first?.targetIndexPath == first)
    }
  }

  @Test func `where people read from right to left the places are mirrored`() {
    let stage = MovableWaterfall([[100, 40, 70, 120, 60]])
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.rest()
    #expect(stage.begin(3))
    stage.update(242, 90)
    #expect(stage.view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 2, section: 0))
  }

  @Test(arguments: 0..<40)
  func `whatever way a finger takes, nowhere would the picture lie nearer to it`(seed: Int) throws {
    // M50
    var random = SeededGenerator(seed: seed)
    let heights = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 20...160, using: &random) }
    }
    guard let section = heights.indices.filter({ !heights[$0].isEmpty }).randomElement(using: &random) else { return }
    let item = Int.random(in: heights[section].indices, using: &random)
    let columns = Int.random(in: 1...4, using: &random)
    let isOrdered = Bool.random(using: &random)
    let stage = MovableWaterfall(heights) {
      $0.columnCount = columns
      $0.filling = isOrdered ? .inOrder : .shortestColumn
      $0.sectionInset.top = 20
    }
    let carried = stage.items[section][item]
    #expect(stage.begin(item, section))
    var end = CGPoint.zero
    for _ in 0..<12 {
      // Away from the edges, where content scrolls.
      end = CGPoint(x: CGFloat.random(in: 0...320, using: &random), y: CGFloat.random(in: 60...420, using: &random))
      stage.update(end.x, end.y)
      if Bool.random(using: &random) { stage.pass() }
    }
    #expect(stage.view.contentOffset == .zero)
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.presentedSections == stage.items)
    let reached = try #require(stage.items.firstIndex { $0.contains(carried) })
    func distance(_ place: Int) -> CGFloat {
      var order = stage.items.map { $0.filter { $0 != carried } }
      order[reached].insert(carried, at: place)
      let all = heights.flatMap { $0 }
      var metrics = WaterfallGeometry.Metrics(columnCount: columns)
      metrics.insets.top = 20
      let extent = metrics.columnExtent(axis: .vertical, availableAcross: 320, pixelScale: 2)
      let geometry = WaterfallGeometry(
        sections: order.map { .init(lengths: $0.map { CGFloat(all[$0]) * extent / 155 }, metrics: metrics) },
        filling: isOrdered ? .inOrder : .shortestColumn, availableSize: CGSize(width: 320, height: 480),
        pixelScale: 2)
      let frame = geometry.frame(ofItem: place, inSection: reached)
      return hypot(frame.midX - end.x, frame.midY - end.y)
    }
    let place = try #require(stage.items[reached].firstIndex(of: carried))
    let distances = stage.items[reached].indices.map(distance)
    #expect(distances[place] < distances.min()! + 4.01)
  }
}
