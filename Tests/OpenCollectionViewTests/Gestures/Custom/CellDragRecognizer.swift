import Foundation
import OpenCollectionView

/// Takes a cell of a collection view along with a finger that moves sideways; a finger that moves up or down scrolls.
final class CellDragRecognizer: UIGestureRecognizer {
  /// How far a finger must move to show where it goes.
  static let movement: CGFloat = 10

  private(set) var item: IndexPath?
  private var finger: UITouch?
  private var start = CGPoint.zero

  private var collectionView: UICollectionView? { view as? UICollectionView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.first, touches.count == 1 else {
      for touch in touches where touch !== finger { ignore(touch, for: event) }
      return
    }
    item = collectionView?.indexPathForItem(at: touch.location(in: view))
    guard item != nil else {
      state = .failed
      return
    }
    finger = touch
    start = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    let point = finger.location(in: view)
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    guard hypot(way.x, way.y) >= Self.movement else { return }
    state = abs(way.x) > abs(way.y) ? .began : .failed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    finger = nil
    item = nil
  }

  /// The list scrolls only where no cell is taken.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === collectionView?.panGestureRecognizer
  }
}

/// A grid of three columns in which one item may be taken out, and a gap be left where it would go.
final class GapGridLayout: UICollectionViewLayout {
  static let side: CGFloat = 100

  /// The item that is taken out, and the place that is kept free for it.
  var taken: (item: Int, gap: Int)?

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 3 * Self.side, height: CGFloat((count + 2) / 3) * Self.side)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: place(of: indexPath.item))
    attributes.isHidden = indexPath.item == taken?.item
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  /// Where an item that is let go at a point would be inserted.
  func insertionPlace(at point: CGPoint) -> Int {
    let column = min(max(Int(point.x / Self.side), 0), 2)
    let row = max(Int(point.y / Self.side), 0)
    return min(3 * row + column, count - 1)
  }

  private func place(of item: Int) -> Int {
    guard let taken else { return item }
    if item == taken.item { return taken.gap }
    let rank = item > taken.item ? item - 1 : item
    return rank >= taken.gap ? rank + 1 : rank
  }

  private func frame(of place: Int) -> CGRect {
    CGRect(
      x: CGFloat(place % 3) * Self.side, y: CGFloat(place / 3) * Self.side, width: Self.side, height: Self.side)
  }
}
