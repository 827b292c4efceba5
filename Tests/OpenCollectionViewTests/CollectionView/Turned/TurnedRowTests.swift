import GestureEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Where a layout flips, offsets count from where reading begins.
@MainActor struct TurnedRowTests {
  // C160
  @Test func `offset zero is the first page, at the right`() {
    let row = TurnedRow()
    #expect(row.view.contentOffset == .zero)
    #expect(row.view.indexPathsForVisibleItems == [[0, 0]])
    #expect(row.view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    row.view.contentOffset.x = 80
    row.screen.runFrame()
    #expect(row.seen == [80, -240])
    #expect(row.view.contentSize.width == 1600)
  }

  // C160
  @Test func `frames, attributes, rectangles and touches are all in the coordinates of the layout`() {
    let row = TurnedRow(5, width: 100)
    #expect(row.view.visibleCells.map(\.frame.minX) == [0, 100, 200, 300])
    #expect(row.seen == [220, 120, 20, -80])
    #expect(row.view.layoutAttributesForItem(at: [0, 1])?.frame.minX == 100)
    #expect(row.view.indexPathForItem(at: CGPoint(x: 110, y: 10)) == [0, 1])
    #expect(row.view.convert(CGPoint(x: 210, y: 10), from: nil) == CGPoint(x: 110, y: 10))
    row.screen.play(.tap(at: CGPoint(x: 210, y: 100)))
    #expect(row.journal.selected == [1])
  }

  // C160
  @Test func `the directions are those of the view, and turn round with it`() {
    let row = TurnedRow(5, width: 100)
    row.view.contentOffset.x = 50
    row.screen.runFrame()
    row.view.semanticContentAttribute = .forceLeftToRight
    row.screen.runFrame()
    #expect(row.x == 50)
    #expect(row.seen == [-50, 50, 150, 250])
    row.view.semanticContentAttribute = .forceRightToLeft
    row.screen.runFrame()
    #expect(row.x == 50)
    #expect(row.seen == [270, 170, 70, -30])
  }

  // C160
  @Test func `an inset that comes later is seen at once, and a reload moves nothing`() {
    let row = TurnedRow(10, width: 80)
    row.view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    row.screen.advanceUntilRest()
    #expect(row.x == -40)
    #expect(row.seen.first == 200)
    row.view.reloadData()
    row.screen.advanceUntilRest()
    #expect(row.x == -40)
    #expect(row.seen.first == 200)
  }

  // C160
  @Test func `a finger to the right turns to the next page, whose offset is larger`() {
    let row = TurnedRow { $0.isPagingEnabled = true }
    row.screen.play(.flick(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 140, y: 200), duration: 0.12))
    row.screen.advanceUntilRest()
    #expect(row.x == 320)
    #expect(row.journal.announced == [320])
    #expect(row.journal.velocities.allSatisfy { $0 > 0 })
    #expect(row.view.indexPathsForVisibleItems == [[0, 1]])
    row.screen.play(.flick(from: CGPoint(x: 240, y: 200), to: CGPoint(x: 140, y: 200), duration: 0.12))
    row.screen.advanceUntilRest()
    #expect(row.x == 0)
  }

  // C160
  @Test func `a target that the delegate chooses is a distance from the beginning`() {
    let row = TurnedRow(10, width: 100)
    row.journal.target = 250
    row.flick(from: 250, to: 150)
    row.screen.advanceUntilRest()
    #expect(row.x == 250)
    #expect(row.view.indexPathsForVisibleItems.sorted().first == [0, 2])
  }

  // C160
  @Test func `items are scrolled to from where reading begins`() {
    let row = TurnedRow(10, width: 100)
    row.view.scrollToItem(at: [0, 5], at: .left, animated: false)
    row.screen.runFrame()
    #expect(row.x == 500)
    #expect(row.view.cellForItem(at: [0, 5]).map { row.view.convert($0.frame, to: nil).maxX } == 320)
    row.view.scrollToItem(at: [0, 9], at: .centeredHorizontally, animated: true)
    row.screen.advanceUntilRest()
    #expect(row.x == 680)
  }

  // C160
  @Test func `what comes before the first item is seen at the beginning, and what goes at the end moves nothing`() {
    let row = TurnedRow(10, width: 100)
    row.source.counts = [11]
    row.view.insertItems(at: [[0, 0]])
    row.screen.advance(by: 0.05)
    // The one that was first goes to the left to make room.
    let old = row.view.cellForItem(at: [0, 1])?.layer.presentation()?.position.x ?? 0
    #expect(old > 50 && old < 150)
    row.screen.advanceUntilRest()
    #expect(row.x == 0)
    #expect(row.seen == [220, 120, 20, -80])
    row.source.counts = [9]
    row.view.deleteItems(at: [[0, 9], [0, 10]])
    row.screen.advanceUntilRest()
    #expect(row.x == 0)
    #expect(row.seen == [220, 120, 20, -80])
  }

  // C160
  @Test func `an assistive tool's right is the screen's, and so are arrow keys`() {
    let row = TurnedRow(10, width: 100) { $0.allowsFocus = false }
    row.view.contentOffset.x = 300
    row.screen.runFrame()
    row.screen.receive(
      .accessibility(
        AccessibilityAction(
          time: row.screen.now, layer: row.screen.scene.tree.identifier(of: row.view.layer)?.rawValue ?? 0,
          kind: .scroll(.left))))
    row.screen.advanceUntilRest()
    #expect(row.x == 588)
    row.screen.press("ArrowRight")
    row.screen.advanceUntilRest()
    #expect(row.x == 548)
    row.screen.press("ArrowLeft")
    row.screen.advanceUntilRest()
    #expect(row.x == 588)
  }

  // C160
  @Test func `the arrow to the left leads to the next item`() {
    let row = TurnedRow(10, width: 100) {
      $0.allowsFocus = true
      $0.selectionFollowsFocus = true
    }
    row.screen.press("ArrowDown")
    row.screen.press("ArrowLeft")
    row.screen.press("ArrowLeft")
    row.screen.advanceUntilRest()
    #expect(row.view.indexPathsForSelectedItems == [[0, 2]])
    row.screen.press("ArrowRight")
    row.screen.advanceUntilRest()
    #expect(row.view.indexPathsForSelectedItems == [[0, 1]])
  }

  // C160
  @Test func `the bar along the bottom begins at the right`() throws {
    let row = TurnedRow()
    row.view.flashScrollIndicators()
    row.screen.advance(by: 0.1)
    func bar() throws -> CGRect {
      let bar = try #require(row.view.subviews.first { !$0.isHidden && $0.frame.height < 10 && $0.frame.width > 20 })
      return row.view.convert(bar.frame, to: nil)
    }
    #expect(try bar().maxX > 300)
    row.view.contentOffset.x = 1280
    row.view.flashScrollIndicators()
    row.screen.advance(by: 0.1)
    #expect(try bar().minX < 20)
  }

  // C160
  @Test func `what a device covers at the left is kept free there`() {
    let row = TurnedRow(10, width: 100)
    let screen = row.screen
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 320, height: 480), safeAreaLeft: 44)))
    screen.runFrame()
    #expect(row.view.safeAreaInsets.left == 44)
    #expect(row.view.adjustedContentInset.right == 44)
    #expect(row.view.adjustedContentInset.left == 0)
    row.view.scrollToItem(at: [0, 9], at: .right, animated: false)
    screen.runFrame()
    #expect(row.view.cellForItem(at: [0, 9]).map { row.view.convert($0.frame, to: nil).minX } == 44)
    #expect(row.view.cellForItem(at: [0, 9])?.safeAreaInsets == .zero)
    row.view.contentOffset.x = 700
    screen.runFrame()
    // S102: the content keeps clear of it, and what it holds need not.
    #expect(row.view.cellForItem(at: [0, 9])?.safeAreaInsets == .zero)
    row.view.contentInsetAdjustmentBehavior = .never
    row.view.contentOffset.x = 700
    screen.runFrame()
    #expect(row.view.cellForItem(at: [0, 9])?.safeAreaInsets.left == 24)
  }

  // C160
  @Test func `a pan is told in the coordinates of the view that it is asked for`() {
    let row = TurnedRow(10, width: 100)
    for (phase, x) in [(TouchSample.Phase.began, 100), (.moved, 130)] {
      row.screen.receive(
        .touches([
          TouchSample(time: row.screen.now, identifier: 1, phase: phase, location: CGPoint(x: x, y: 200))
        ]))
      row.screen.runFrame()
    }
    let pan = row.view.panGestureRecognizer
    #expect(pan.translation(in: row.view).x == -20)
    #expect(pan.translation(in: nil).x == 20)
    #expect(pan.location(in: row.view).x == row.x + 190)
  }

  // C160
  @Test func `one layout that flips takes over from one that runs so by itself, and nothing jumps`() {
    let row = TurnedRow(10, width: 100)
    let plain = UICollectionViewFlowLayout()
    plain.scrollDirection = .horizontal
    plain.itemSize = CGSize(width: 100, height: 400)
    plain.minimumLineSpacing = 0
    let seen = row.seen
    row.view.setCollectionViewLayout(plain, animated: true)
    func shown() -> [CGFloat] {
      row.view.visibleCells.compactMap { cell in
        cell.layer.presentation().map { row.view.layer.convert($0.frame, to: nil).minX }
      }
    }
    #expect(shown() == seen)
    row.screen.advanceUntilRest()
    #expect(row.x == 680)
    #expect(row.seen == [220, 120, 20, -80])
    row.view.setCollectionViewLayout(TurnedRow.Layout(plain), animated: true)
    #expect(shown() == seen)
    row.screen.advanceUntilRest()
    #expect(row.x == 0)
    #expect(row.seen == [220, 120, 20, -80])
  }

  // C160
  @Test func `a transition between two that flip begins and ends where reading begins`() {
    let row = TurnedRow(10, width: 100)
    let wide = TurnedRow.Layout()
    wide.scrollDirection = .horizontal
    wide.itemSize = CGSize(width: 200, height: 400)
    wide.minimumLineSpacing = 0
    let transition = row.view.startInteractiveTransition(to: wide)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    row.screen.runFrame()
    #expect(row.seen.prefix(3) == [170, 20, -130])
    row.view.finishInteractiveTransition()
    row.screen.advanceUntilRest()
    #expect(row.x == 0)
    #expect(row.seen.prefix(2) == [120, -80])
  }
}

extension TurnedRow.Layout {
  /// One with the sizes of another.
  fileprivate convenience init(_ other: UICollectionViewFlowLayout) {
    self.init()
    scrollDirection = other.scrollDirection
    itemSize = other.itemSize
    minimumLineSpacing = other.minimumLineSpacing
  }
}
