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
    stage.update(36, 110)
    stage.rest()
    #expect(stage.presentedSections == [[1], [0, 2, 3, 4, 5]])
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
    #expect(stage.presentedSections == [[1], [], [2, 0]])
    stage.view.endInteractiveMovement()
    #expect(stage.items == [[1], [], [2, 0]])
  }

  @Test func `target places over a fixed waterfall, point by point`() {
    // M5, read off the drawing: 0 at 0 0, 100 high; 1 at 165 0, 40; 2 at 165 50, 70; 3 at 0 110, 120; 4 at 165 130, 60.
    let table: [(x: CGFloat, y: CGFloat, item: Int)] = [
      (10, 10, 0), (154, 99, 0), (170, 39, 1), (319, 1, 1), (200, 52, 2), (200, 119, 2), (20, 111, 3), (100, 229, 3),
      (166, 131, 4), (319, 189, 4),
      // Between items the nearest.
      (156, 60, 0), (164, 60, 2), (200, 44, 1), (200, 47, 2), (50, 103, 0), (50, 108, 3), (159, 20, 0), (162, 20, 1),
      // Below all of them it is the last place.
      (50, 300, 4), (250, 231, 4), (300, 470, 4),
    ]
    for (x, y, item) in table {
      for carried in [1, 3] {
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

  @Test(arguments: 0..<30)
  func `any way of the finger ends in the same order as one jump to its end`(seed: Int) {
    // M5
    var random = SeededGenerator(seed: seed)
    let heights = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 20...160, using: &random) }
    }
    guard let section = heights.indices.filter({ !heights[$0].isEmpty }).randomElement(using: &random) else { return }
    let item = Int.random(in: heights[section].indices, using: &random)
    let columns = Int.random(in: 1...4, using: &random)
    let isOrdered = Bool.random(using: &random)
    func stage() -> MovableWaterfall {
      MovableWaterfall(heights) {
        $0.columnCount = columns
        $0.filling = isOrdered ? .inOrder : .shortestColumn
        $0.sectionInset.top = 20
      }
    }
    let (wanderer, jumper) = (stage(), stage())
    #expect(wanderer.begin(item, section))
    #expect(jumper.begin(item, section))
    var end = CGPoint.zero
    for _ in 0..<12 {
      // Away from the edges, where content scrolls.
      end = CGPoint(x: CGFloat.random(in: 0...320, using: &random), y: CGFloat.random(in: 60...420, using: &random))
      wanderer.update(end.x, end.y)
      if Bool.random(using: &random) { wanderer.pass() }
    }
    jumper.update(end.x, end.y)
    #expect(wanderer.presentedSections == jumper.presentedSections)
    wanderer.view.endInteractiveMovement()
    jumper.view.endInteractiveMovement()
    #expect(wanderer.items == jumper.items)
    wanderer.rest()
    #expect(wanderer.presentedSections == wanderer.items)
  }
}
