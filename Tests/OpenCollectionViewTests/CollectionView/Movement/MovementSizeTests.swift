import OpenCollectionView
import Testing

/// Items of their own sizes keep them while they are carried and make room.
@MainActor struct MovementSizeTests {
  @Test func `carried items and their neighbours keep their own sizes`() throws {
    // M10: the complaint is that cells take their neighbours' sizes.
    let screen = MovementScreen([5])
    let delegate = WideDelegate(screen.source)
    screen.view.delegate = delegate
    screen.rest()
    let widths = ["a0": 60, "a1": 80, "a2": 100, "a3": 120, "a4": 140] as [String: CGFloat]
    #expect(screen.begin(0))
    screen.update(60, 80)
    screen.frames(30)
    #expect(screen.presented != ["a0", "a1", "a2", "a3", "a4"])
    for (name, width) in widths { #expect(screen.cell(name)?.bounds.width == width) }
    screen.view.collectionViewLayout.invalidateLayout()
    screen.frames(30)
    for (name, width) in widths { #expect(screen.cell(name)?.bounds.width == width) }
    screen.view.endInteractiveMovement()
    screen.rest()
    for (name, width) in widths { #expect(screen.cell(name)?.bounds.width == width) }
  }

  @Test(arguments: [false, true])
  func `a layout that moves the data at every step does not spoil it`(isCancelled: Bool) {
    // M11
    let screen = MovementScreen(MovingSource(counts: [6]), layout: DataMovingLayout())
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.update(50, 160)
    screen.frames(1)
    #expect(screen.source.sections == [["a1", "a2", "a3", "a0", "a4", "a5"]])
    #expect(screen.presented == ["a1", "a2", "a3", "a0", "a4", "a5"])
    if isCancelled {
      screen.view.cancelInteractiveMovement()
      #expect(screen.source.sections == [["a0", "a1", "a2", "a3", "a4", "a5"]])
    } else {
      screen.view.endInteractiveMovement()
      #expect(screen.source.sections == [["a1", "a2", "a3", "a0", "a4", "a5"]])
      #expect(screen.source.moves.count == 2)
    }
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }
}

/// What published layouts do so that sizes go with the items.
private final class DataMovingLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let collectionView, previousIndexPaths[0] != targetIndexPaths[0] {
      collectionView.dataSource?.collectionView(
        collectionView, moveItemAt: previousIndexPaths[0], to: targetIndexPaths[0])
    }
    return context
  }
}

/// Items that are wider the later they come in the data that the program began with.
@MainActor private final class WideDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let source: MovingSource

  init(_ source: MovingSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = Int(source.sections[indexPath.section][indexPath.item].dropFirst()) ?? 0
    return CGSize(width: 60 + 20 * CGFloat(number), height: 50)
  }
}
