import DecisionTrace
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What programs and layouts answer that cannot be: no item is lost by it.
@MainActor struct MovementBadInputTests {
  private let names = ["a0", "a1", "a2", "a3", "a4", "a5"]

  @Test(arguments: [
    IndexPath(item: 6, section: 0), IndexPath(item: -1, section: 0), IndexPath(item: 0, section: 1),
    IndexPath(item: 0, section: -1), IndexPath(), IndexPath(index: 2), IndexPath(indexes: [0, 1, 2]),
    IndexPath(item: .max, section: .max),
  ])
  func `a place that does not exist, from layout or delegate, leaves the item where it is`(place: IndexPath) {
    // M6, M17
    for isLayout in [true, false] {
      let layout = OddLayout()
      let screen = MovementScreen(MovingSource(counts: [6]), layout: layout)
      let delegate = OddDelegate()
      screen.view.delegate = delegate
      if isLayout { layout.target = place } else { delegate.target = place }
      let trace = screen.screen.recordTrace()
      #expect(screen.begin(0))
      screen.update(160, 160)
      screen.frames(2)
      #expect(screen.presented == names)
      #expect(trace.text.contains("where it cannot be"))
      screen.view.endInteractiveMovement()
      screen.rest()
      #expect(screen.source.moves == [])
      #expect(screen.shown == names)
    }
  }

  @Test func `a layout that knows nothing of the item alone has it carried by its cell`() {
    let layout = OddLayout()
    let screen = MovementScreen(MovingSource(counts: [6]), layout: layout)
    layout.isSilent = true
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.frames(2)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
    #expect(screen.cell("a0")?.bounds.size == CGSize(width: 100, height: 100))
    layout.isSilent = false
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.shown == ["a1", "a2", "a3", "a4", "a0", "a5"])
  }

  @Test func `a carried item in a place that is no number stays under the finger, and that is told`() {
    let layout = OddLayout()
    let screen = MovementScreen(MovingSource(counts: [6]), layout: layout)
    layout.oddCenter = CGPoint(x: CGFloat.nan, y: 3)
    let lines = ErrorLines()
    lines.keep {
      #expect(screen.begin(0))
      screen.update(160, 160)
      screen.frames(2)
    }
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
    #expect(
      lines.lines.joined().contains(
        "OddLayout.layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) answered the frame"))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.shown == ["a1", "a2", "a3", "a4", "a0", "a5"])
  }

  @Test func `a delegate that reloads, deletes or ends when it is asked where to is survived`() {
    for deed in 0..<5 {
      let screen = MovementScreen([6])
      let delegate = OddDelegate()
      screen.view.delegate = delegate
      #expect(screen.begin(0))
      delegate.whenAsked = { view in
        delegate.whenAsked = { _ in }
        switch deed {
        case 0: view.reloadData()
        case 1:
          screen.source.sections[0].remove(at: 0)
          view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        case 2: view.endInteractiveMovement()
        case 3: view.cancelInteractiveMovement()
        default: view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        }
      }
      screen.update(160, 160)
      screen.frames(3)
      screen.update(270, 50)
      screen.frames(3)
      screen.view.endInteractiveMovement()
      screen.rest()
      #expect(screen.view.interactiveMovements.isEmpty, "\(deed)")
      #expect(screen.shown == screen.source.sections[0], "\(deed)")
      #expect(screen.source.sections[0].count == (deed == 1 ? 5 : 6), "\(deed)")
    }
  }

  @Test func `data that changes without a word ends the movement, and nothing is lost`() {
    let screen = MovementScreen([6])
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.frames(1)
    screen.source.sections[0].append("new")
    screen.view.collectionViewLayout.invalidateLayout()
    screen.view.reloadData()
    screen.rest()
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(screen.shown == names + ["new"])
  }

  @Test func `another data source ends the movement`() {
    let screen = MovementScreen([6])
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.frames(1)
    let other = MovingSource([["x", "y"]])
    screen.view.dataSource = other
    screen.rest()
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(screen.shown == ["x", "y"])
    screen.view.endInteractiveMovement()
    #expect(screen.source.moves == [])
    #expect(other.moves == [])
  }

  @Test func `a movement that outlives its collection view does nothing any longer`() {
    var movement: UICollectionView.InteractiveMovement?
    do {
      let screen = MovementScreen([6])
      movement = screen.view.makeInteractiveMovement(forItemAt: IndexPath(item: 0, section: 0))
      movement?.updateTargetPosition(CGPoint(x: 160, y: 50))
    }
    #expect(movement?.collectionView == nil)
    movement?.updateTargetPosition(CGPoint(x: 50, y: 50))
    #expect(movement?.move(to: IndexPath(item: 1, section: 0)) == false)
    movement?.cancel()
    movement?.end()
    #expect(movement?.originalIndexPath == nil && movement?.targetIndexPath == nil)
  }

  @Test func `a collection view that goes while an item is carried leaves nothing behind`() {
    weak var view: UICollectionView?
    weak var movement: UICollectionView.InteractiveMovement?
    do {
      let screen = MovementScreen([30])
      #expect(screen.begin(0))
      screen.update(160, 475)
      screen.frames(5)
      view = screen.view
      movement = screen.view.interactiveMovements.first
      #expect(movement != nil)
    }
    #expect(view == nil)
    #expect(movement == nil)
  }
}

private final class OddLayout: UICollectionViewFlowLayout {
  var target: IndexPath?
  var isSilent = false
  var oddCenter: CGPoint?

  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    target ?? super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    isSilent ? nil : super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    guard let oddCenter else { return attributes }
    let odd = OddAttributes(forCellWith: indexPath)
    odd.size = attributes.size
    odd.oddCenter = oddCenter
    return odd
  }
}

private final class OddAttributes: UICollectionViewLayoutAttributes {
  var oddCenter = CGPoint.zero
  override var frame: CGRect {
    get { CGRect(origin: oddCenter, size: size) }
    set { super.frame = newValue }
  }
}

@MainActor private final class OddDelegate: NSObject, UICollectionViewDelegate {
  var target: IndexPath?
  var whenAsked: (UICollectionView) -> Void = { _ in }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    whenAsked(collectionView)
    return target ?? proposedIndexPath
  }
}
