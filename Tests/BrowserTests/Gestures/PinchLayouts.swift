#if BrowserHost
import Foundation
import OpenCollectionView

/// Cells on a line around a point, as far from each other as two fingers say.
final class SpreadLayout: UICollectionViewLayout {
  private(set) var spreadDistance = 100.0
  private let cellSize = CGSize(width: 60, height: 60)
  private let middle = CGPoint(x: 200, y: 300)

  /// Takes a distance over that is a distance; any other is refused.
  @discardableResult
  func updateSpreadDistance(_ distance: Double) -> Bool {
    guard distance.isFinite, (40...160).contains(distance) else { return false }
    spreadDistance = distance
    invalidateLayout()
    return true
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 600) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = cellSize
    attributes.center = CGPoint(x: middle.x + (Double(indexPath.item) - 1) * spreadDistance, y: middle.y)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// Cells on a circle whose center and radius are set.
final class CircleLayout: UICollectionViewLayout {
  static let cellCount = 8

  var center = CGPoint(x: 200, y: 300) { didSet { invalidateLayout() } }
  var radius = 100.0 { didSet { invalidateLayout() } }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * Double.pi * Double(indexPath.item) / Double(Self.cellCount)
    attributes.size = CGSize(width: 40, height: 40)
    attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<Self.cellCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
#endif
