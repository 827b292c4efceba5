import OpenCollectionView
import Synchronization

/// A flow layout whose attributes can be counted.
///
/// Attributes of a class of its own take slower ways through the collection view: count with this layout, never time.
final class CountingFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }

  /// How many attributes layouts of this class have made.
  static var madeCount: Int { CountedAttributes.madeCount.load(ordering: .relaxed) }
}

/// Attributes that count how many of them layouts have made; the copies that the collection view keeps do not count.
final class CountedAttributes: UICollectionViewLayoutAttributes {
  fileprivate static let madeCount = Atomic<Int>(0)

  override init() {
    super.init()
    Self.madeCount.add(1, ordering: .relaxed)
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    Self.madeCount.subtract(1, ordering: .relaxed)
    return super.copy(with: zone)
  }
}
