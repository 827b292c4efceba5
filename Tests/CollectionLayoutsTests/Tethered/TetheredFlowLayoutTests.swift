import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Items that hang on tethers, bump into each other, and are dragged.
@MainActor @Suite("Tethered flow layout") struct TetheredFlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("At rest items stand where a flow layout has them, and nothing is simulated") func rest() {
    // D36
    let stage = TetheredScreen([12])
    stage.screen.advance(by: 0.5)
    #expect(stage.isAtRest)
    #expect(stage.center(0) == CGPoint(x: 50, y: 40))
    #expect(stage.center(4) == CGPoint(x: 160, y: 130))
    #expect(stage.layout.swingingElements(in: stage.view.bounds).isEmpty)
  }

  @Test("A dragged item goes with the finger, pushes others aside, and all come home") func dragging() {
    // D36
    let stage = TetheredScreen([12])
    let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40))
    #expect(stage.layout.draggedItems == [path(0)])
    for step in 1...30 {
      drag?.move(to: CGPoint(x: 50, y: 40 + 6 * CGFloat(step)))
      stage.frames(1)
    }
    #expect(stage.center(0).y > 120)
    // The item below was in the way.
    #expect(hypot(stage.center(3).x - 50, stage.center(3).y - 130) > 20)
    drag?.end()
    #expect(stage.layout.draggedItems.isEmpty)
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
    #expect(drag?.indexPath == nil)
  }

  @Test("What is let go keeps the velocity of its finger") func throwing() {
    // D36
    let stage = TetheredScreen([3])
    stage.screen.play(.flick(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 200), duration: 0.15))
    let before = stage.center(1)
    #expect(before.y > 120)
    stage.frames(3)
    #expect(stage.center(1).y > before.y + 10)
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Several fingers drag several items at once") func fingers() {
    // D36
    let stage = TetheredScreen([12])
    let (first, second) = (
      stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40)),
      stage.layout.beginDragging(itemAt: path(11), from: CGPoint(x: 270, y: 310))
    )
    for step in 1...20 {
      first?.move(to: CGPoint(x: 50, y: 40 + CGFloat(step) * 15))
      second?.move(to: CGPoint(x: 270, y: 310 - CGFloat(step) * 10))
      stage.frames(1)
    }
    #expect(stage.layout.draggedItems == [path(0), path(11)])
    stage.frames(30)
    #expect(stage.center(0).y > 200)
    #expect(stage.center(11).y < 200)
    second?.end()
    first?.end(velocity: CGPoint(x: 0, y: 800))
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Two fingers turn one item, which comes home upright") func turning() {
    // D36
    let stage = TetheredScreen([1])
    let left = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 10, y: 40))
    let right = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 90, y: 40))
    for step in 1...30 {
      left?.move(to: CGPoint(x: 120, y: 200 - CGFloat(step)))
      right?.move(to: CGPoint(x: 200, y: 200 + CGFloat(step)))
      stage.frames(1)
    }
    stage.frames(20)
    let transform = stage.view.cellForItem(at: path(0))?.transform ?? .identity
    #expect(atan2(transform.b, transform.a) > 0.3)
    left?.end()
    right?.end()
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Items that may not turn stay upright") func upright() {
    // D36
    let stage = TetheredScreen([6])
    stage.layout.allowsItemRotation = false
    let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 5, y: 5))
    for step in 1...40 {
      drag?.move(to: CGPoint(x: 5 + 5 * CGFloat(step), y: 5 + 6 * CGFloat(step)))
      stage.frames(1)
      #expect(stage.view.visibleCells.allSatisfy { $0.transform == .identity })
    }
    drag?.end()
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Who drags one item draws the next ones of its section behind it on ropes") func ropes() {
    // D36
    func places(slack: CGFloat) -> [CGPoint] {
      let stage = TetheredScreen([3, 3])
      stage.layout.ropeSlack = slack
      let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40))
      for step in 1...40 {
        drag?.move(to: CGPoint(x: 50, y: 40 + 9 * CGFloat(step)))
        stage.frames(1)
      }
      stage.frames(60)
      let places = [stage.center(1), stage.center(2)]
      drag?.end()
      stage.screen.advance(by: 12)
      #expect(stage.isAtRest)
      return places
    }
    let (tied, free) = (places(slack: 20), places(slack: .infinity))
    #expect(tied[0].y > free[0].y + 40)
    #expect(tied[1].y > free[1].y)
  }

  @Test("Items of other sections are pushed aside, too, and nothing leaves the content") func sections() {
    // D36
    let stage = TetheredScreen([3, 3, 6])
    let drag = stage.layout.beginDragging(itemAt: path(1), from: CGPoint(x: 160, y: 40))
    var farthest: CGFloat = 0
    for step in 1...60 {
      drag?.move(to: CGPoint(x: 160, y: 40 + 20 * CGFloat(step)))
      stage.frames(1)
      let below = stage.center(1, 1)
      farthest = max(farthest, hypot(below.x - 160, below.y - 120))
      #expect(stage.view.visibleCells.allSatisfy { stage.view.bounds.contains($0.center) })
    }
    #expect(farthest > 20)
    drag?.end(velocity: CGPoint(x: 50_000, y: 50_000))
    for _ in 0..<60 {
      stage.frames(1)
      #expect(stage.view.visibleCells.allSatisfy { stage.view.bounds.contains($0.center) })
    }
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Data changes under the fingers: an item that moves is still held, one that goes slips out of the hand")
  func updates() {
    // D36
    let stage = TetheredScreen([6, 6])
    let (kept, gone) = (
      stage.layout.beginDragging(itemAt: path(4), from: CGPoint(x: 160, y: 130)),
      stage.layout.beginDragging(itemAt: path(2), from: CGPoint(x: 270, y: 40))
    )
    kept?.move(to: CGPoint(x: 160, y: 300))
    gone?.move(to: CGPoint(x: 100, y: 300))
    stage.frames(10)
    stage.view.performBatchUpdates {
      stage.counts = [7, 6]
      stage.view.deleteItems(at: [path(2)])
      stage.view.insertItems(at: [path(0), path(1)])
    }
    stage.frames(5)
    #expect(kept?.indexPath == path(5))
    #expect(gone?.indexPath == nil)
    #expect(stage.layout.draggedItems == [path(5)])
    gone?.move(to: CGPoint(x: 10, y: 10))
    gone?.end(velocity: CGPoint(x: 1000, y: 0))
    kept?.end()
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
    stage.counts = [0, 0]
    let last = stage.layout.beginDragging(itemAt: path(1, 1), from: CGPoint(x: 160, y: 300))
    stage.view.reloadData()
    stage.frames(5)
    #expect(last?.indexPath == nil)
    #expect(stage.view.visibleCells.isEmpty)
    stage.screen.advance(by: 2)
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test("From right to left items come home to where they are then") func rightToLeft() {
    // D36
    let stage = TetheredScreen([5])
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layout.invalidateLayout()
    stage.screen.advance(by: 0.1)
    #expect(stage.center(0) == CGPoint(x: 50, y: 40))
    #expect(stage.view.convert(stage.center(0), to: nil).x == 270)
    let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40))
    drag?.move(to: CGPoint(x: 220, y: 300))
    stage.frames(30)
    #expect(stage.center(0).x > 70)
    #expect(stage.center(0).y > 100)
    drag?.end()
    stage.screen.advance(by: 12)
    #expect(stage.center(0) == CGPoint(x: 50, y: 40))
    #expect(stage.isAtRest)
  }

  @Test("A finger that rests holds its item, and the simulation pauses meanwhile") func held() {
    // D36
    let stage = TetheredScreen([6])
    let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40))
    drag?.move(to: CGPoint(x: 160, y: 400))
    stage.screen.advance(by: 10)
    #expect(!stage.screen.scene.wantsFrames)
    #expect(stage.center(0).y > 200)
    drag?.move(to: CGPoint(x: 160, y: 300))
    stage.frames(2)
    #expect(stage.screen.scene.wantsFrames)
    drag?.end()
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Where people want less motion nothing is thrown, and what is let go comes home") func lessMotion() {
    // D36
    let stage = TetheredScreen([3])
    var description = ScreenDescription(size: CGSize(width: 320, height: 480))
    description.prefersReducedMotion = true
    stage.screen.receive(.screen(description))
    stage.screen.runFrame()
    stage.screen.play(.flick(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 200), duration: 0.15))
    let before = stage.center(1)
    stage.frames(3)
    #expect(stage.center(1).y < before.y + 10)
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("What cannot be dragged gives no drag: no such item, no size, no numbers") func refusals() {
    // D36
    let stage = TetheredScreen([3])
    #expect(stage.layout.beginDragging(itemAt: path(3), from: .zero) == nil)
    #expect(stage.layout.beginDragging(itemAt: path(0, 4), from: .zero) == nil)
    #expect(stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(TetheredFlowLayout().beginDragging(itemAt: path(0), from: .zero) == nil)
    let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40))
    drag?.move(to: CGPoint(x: CGFloat.infinity, y: 0))
    drag?.end(velocity: CGPoint(x: CGFloat.nan, y: 0))
    drag?.end(velocity: CGPoint(x: 100, y: 0))
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }

  @Test("Another layout takes over while an item is dragged") func otherLayout() {
    // D25
    let stage = TetheredScreen([6])
    let drag = stage.layout.beginDragging(itemAt: path(0), from: CGPoint(x: 50, y: 40))
    drag?.move(to: CGPoint(x: 160, y: 400))
    stage.frames(10)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 60)
    stage.view.setCollectionViewLayout(flow, animated: true)
    drag?.move(to: CGPoint(x: 10, y: 10))
    stage.screen.advance(by: 1)
    drag?.end()
    #expect(stage.view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 60, height: 60) })
    stage.view.setCollectionViewLayout(stage.layout, animated: false)
    stage.screen.advance(by: 12)
    #expect(stage.isAtRest)
  }
}
