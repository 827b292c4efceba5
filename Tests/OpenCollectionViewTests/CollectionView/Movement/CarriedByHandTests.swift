import OpenCollectionView
import Testing
import TouchTesting

/// The older way to move an item, without the methods for it: a recognizer tracks the touch itself, a picture of the cell
/// follows the finger, the layout leaves a gap, and the item is moved at the end.
@MainActor struct CarriedByHandTests {
  @Test func `a recognizer takes a cell out, the layout leaves a gap, and the item goes there`() throws {
    let layout = GapLayout()
    let screen = MovementScreen(MovingSource(counts: [5]), layout: layout)
    let carrier = CarryingRecognizer(screen.source)
    screen.view.addGestureRecognizer(carrier)
    screen.screen.press(at: CGPoint(x: 160, y: 20))
    // The first row is out: its cell is hidden, and a picture of it is under the finger.
    let picture = try #require(carrier.picture)
    #expect(layout.gap == 0)
    #expect(screen.cell("a0")?.isHidden ?? true)
    screen.screen.move(to: CGPoint(x: 160, y: 130))
    screen.rest()
    #expect(picture.center == CGPoint(x: 160, y: 130))
    #expect(layout.gap == 3)
    #expect(["a1", "a2", "a3", "a4"].map { screen.cell($0)?.frame.minY } == [0, 40, 80, 160])
    screen.screen.lift(at: CGPoint(x: 160, y: 130))
    screen.rest()
    #expect(screen.source.sections == [["a1", "a2", "a3", "a0", "a4"]])
    #expect(screen.shown == ["a1", "a2", "a3", "a0", "a4"])
    #expect(screen.cells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    #expect(picture.superview == nil)
    #expect(screen.view.contentOffset == .zero)
  }

  @Test func `a touch that is cancelled puts the cell back`() {
    let layout = GapLayout()
    let screen = MovementScreen(MovingSource(counts: [5]), layout: layout)
    let carrier = CarryingRecognizer(screen.source)
    screen.view.addGestureRecognizer(carrier)
    screen.screen.press(at: CGPoint(x: 160, y: 60))
    screen.screen.move(to: CGPoint(x: 160, y: 190))
    carrier.isEnabled = false
    // The attempt is over when its finger is.
    screen.screen.lift(at: CGPoint(x: 160, y: 190))
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4"])
    #expect(screen.cells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    #expect(screen.source.moves == [])
  }
}

/// Rows of 40 points. One of them may be taken out, and a gap left at another place.
private final class GapLayout: UICollectionViewLayout {
  var taken: IndexPath? { didSet { invalidateLayout() } }
  var gap: Int? { didSet { if gap != oldValue { invalidateLayout() } } }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  func place(at point: CGPoint) -> Int { min(max(Int(point.y / 40), 0), count - 1) }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat(count) * 40) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    var row = indexPath.item
    if let taken, let gap {
      if indexPath == taken { row = gap } else if row > taken.item { row -= 1 }
      if indexPath != taken, row >= gap { row += 1 }
      attributes.isHidden = indexPath == taken
    }
    attributes.frame = CGRect(x: 0, y: CGFloat(row) * 40, width: 320, height: 40)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
      $0.frame.intersects(rect)
    }
  }
}

/// Tracks one touch: takes the cell under it out, and puts it in where it is lifted.
private final class CarryingRecognizer: UIGestureRecognizer {
  private let source: MovingSource
  private(set) var picture: UIView?
  private var collectionView: UICollectionView? { view as? UICollectionView }
  private var layout: GapLayout? { collectionView?.collectionViewLayout as? GapLayout }

  init(_ source: MovingSource) {
    self.source = source
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let collectionView, let layout, let touch = touches.first,
      let item = collectionView.indexPathForItem(at: touch.location(in: collectionView)),
      let cell = collectionView.cellForItem(at: item), let picture = cell.snapshotView(afterScreenUpdates: false)
    else {
      state = .failed
      return
    }
    picture.center = cell.center
    collectionView.addSubview(picture)
    self.picture = picture
    layout.gap = item.item
    layout.taken = item
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let collectionView, let layout, let touch = touches.first else { return }
    let point = touch.location(in: collectionView)
    picture?.center = point
    UIView.animate(withDuration: 0.2) {
      layout.gap = layout.place(at: point)
      collectionView.layoutIfNeeded()
    }
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let collectionView, let layout, let from = layout.taken, let gap = layout.gap else { return }
    let to = IndexPath(item: gap, section: 0)
    collectionView.performBatchUpdates {
      source.collectionView(collectionView, moveItemAt: from, to: to)
      collectionView.moveItem(at: from, to: to)
      layout.taken = nil
    }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    super.reset()
    picture?.removeFromSuperview()
    picture = nil
    layout?.taken = nil
    layout?.gap = nil
  }
}
