import OpenCollectionView
import Testing
import TouchTesting

/// An item that stays under fingers. // T15
@MainActor struct TransitionAnchorTests {
  private let list = WordScreen("a b c d e f g h i j k l")
  private let new: UICollectionViewFlowLayout = {
    let layout = WordScreen.list()
    layout.itemSize.height = 120
    return layout
  }()

  private func show(
    _ progress: CGFloat, at y: CGFloat, rotation: CGFloat = 0, _ transition: UICollectionViewTransitionLayout
  ) {
    transition.anchor = .init(
      item: path(3), at: CGPoint(x: 100, y: y), rotation: rotation, placement: .centeredVertically)
    transition.transitionProgress = progress
    transition.invalidateLayout()
    list.screen.runFrame()
  }

  /// Where the middle of the fourth item is seen.
  private var middle: CGFloat {
    let cell = list.view.cellForItem(at: path(3))
    return (cell?.center.y ?? .nan) - list.view.bounds.minY
  }

  @Test func `The item stays under the fingers, wherever they go`() {
    let transition = list.view.startInteractiveTransition(to: new)
    for (progress, y) in [(0.0, 140.0), (0.2, 140), (0.5, 130), (0.75, 100), (0.25, 180)] {
      show(progress, at: y, transition)
      #expect(abs(middle - y) < 1e-9)
    }
  }

  @Test func `Let go the content goes on from there, to where the anchor wants the item`() {
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.5, at: 180, transition)
    list.screen.advance(by: 0.3)
    list.view.finishInteractiveTransition()
    var last = middle
    for _ in 0..<60 {
      list.screen.advance(by: 1.0 / 60)
      #expect(abs(middle - last) < 12)
      last = middle
    }
    list.screen.advanceUntilRest()
    #expect(middle == 120)
    #expect(list.view.contentOffset.y == 300)
  }

  @Test func `Cancelled the content is where it was`() {
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.5, at: 30, transition)
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 40)
    #expect(list.seen.hasPrefix("b 0, c 40"))
  }

  @Test func `The item is turned with the fingers, and back again`() {
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.5, at: 140, rotation: .pi / 2, transition)
    let cell = list.view.cellForItem(at: path(3))!
    #expect(abs(cell.transform.b - 1) < 1e-9)
    #expect(list.view.cellForItem(at: path(2))?.transform == .identity)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.1)
    #expect(cell.transform.b > 0.3 && cell.transform.b < 0.9)
    list.screen.advanceUntilRest()
    #expect(cell.transform == .identity)
  }

  @Test func `The point that is held stays where it is when the item is turned`() {
    let transition = list.view.startInteractiveTransition(to: new)
    // The left edge of an item of 200 × 80, a quarter turn: its middle is 100 below the point.
    transition.anchor = .init(
      item: path(3), at: CGPoint(x: 0, y: 140), unitPoint: CGPoint(x: 0, y: 0.5), rotation: .pi / 2)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.runFrame()
    let cell = list.view.cellForItem(at: path(3))!
    let held = cell.convert(CGPoint(x: 0, y: 40), to: list.view.superview)
    #expect(abs(held.x) < 1e-9)
    #expect(abs(held.y - 140) < 1e-9)
    #expect(abs(middle - 240) < 1e-9)
  }

  @Test func `An item that goes alone is in front, and the others stand where they are without it`() {
    let transition = list.view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.runFrame()
    let plain = list.view.layoutAttributesForItem(at: path(2))?.frame
    transition.anchor = .init(item: path(3), at: CGPoint(x: 100, y: 30), movesContent: false)
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(list.view.contentOffset.y == 0)
    #expect(abs(middle - 30) < 1e-9)
    #expect(list.view.layoutAttributesForItem(at: path(2))?.frame == plain)
    let cells = list.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    let front = list.view.cellForItem(at: path(3))
    #expect(cells.allSatisfy { $0 === front || $0.layer.zPosition < front?.layer.zPosition ?? 0 })
    list.view.cancelInteractiveTransition()
    list.screen.advance(by: 0.05)
    #expect(middle > 30 && middle < 140)
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200")
    #expect(front?.layer.zPosition == 0)
  }

  @Test func `An item that goes alone is caught where it is seen`() {
    let transition = list.view.startInteractiveTransition(to: new)
    transition.anchor = .init(item: path(3), at: CGPoint(x: 100, y: 30), movesContent: false)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.advance(by: 0.3)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.1)
    let before = middle
    #expect(before > 40)
    _ = list.view.startInteractiveTransition(to: new)
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(abs(middle - before) < 1)
  }

  @Test func `Caught while it settles the item stays where it is seen`() {
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.5, at: 60, rotation: 1, transition)
    list.screen.advance(by: 0.3)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.05)
    let (before, turned) = (middle, list.view.cellForItem(at: path(3))?.transform.b)
    _ = list.view.startInteractiveTransition(to: new)
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(abs(middle - before) < 1)
    #expect(abs((list.view.cellForItem(at: path(3))?.transform.b ?? 0) - (turned ?? 1)) < 1e-9)
  }

  @Test func `An anchor that is no place is told, and the former one stays`() {
    let transition = list.view.startInteractiveTransition(to: new)
    show(0.5, at: 140, transition)
    let lines = ErrorLines()
    lines.keep { transition.anchor = .init(item: path(3), at: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(lines.lines.count == 1)
    #expect(transition.anchor?.location.y == 140)
    transition.anchor = .init(item: path(99), at: .zero)
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(list.seen.contains("d"))
  }

  @Test func `The program gives duration and curve`() {
    // T10
    let transition = list.view.startInteractiveTransition(to: new)
    transition.settlingDuration = 1
    transition.settlingTiming = UICubicTimingParameters(animationCurve: .linear)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.25)
    #expect((transition.transitionProgress * 1000).rounded() == 250)
    list.screen.advance(by: 0.74)
    #expect(list.view.collectionViewLayout === transition)
    list.screen.advance(by: 0.02)
    #expect(list.view.collectionViewLayout === new)
  }
}
