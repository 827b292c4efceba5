import CollectionEngine

/// An item of a compositional layout: how large its slot is, and what stands at it. // P4
///
/// Groups and sections keep copies of what they are given: a later change of the original changes nothing of them. // P3
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the slot.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// The room that the item's frame leaves free in its slot. Does not count along an estimated side. // P16
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room outside of the slot; four fixed zeros unless set. // P29
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// The views that stand at the item, such as badges. // P58
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { tied }

  private let size: NSCollectionLayoutSize
  var tied: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize, tied: []) }

  /// An item of a size with views at it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, tied: supplementaryItems)
  }

  init(size: NSCollectionLayoutSize, tied: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    self.tied = tied.map(\.ownCopy)
  }

  /// A copy; so are copies of what it holds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(size: size, tied: tied)
    copy.takeOver(self)
    return copy
  }

  func takeOver(_ other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// The item as the engine knows it.
  func value(in context: CompositionalContext?) -> CompositionalItem {
    CompositionalItem(
      size: size.value, insets: contentInsets, edges: edgeSpacing?.value ?? CompositionalEdgeSpacing(),
      supplementaries: tied.map(\.tiedValue))
  }

  /// The values that decide, besides the class, whether another item is equal. // P7
  var content: AnyHashable { AnyHashable(value(in: nil)) }

  /// Tells whether another one of the same class describes the same. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self) else { return false }
    let (mine, others) = (self, other)
    return mine === others || MainActor.assumeIsolated { mine.content == others.content }
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}

extension NSCopying {
  /// A copy of the same class.
  @MainActor var ownCopy: Self { copy(with: nil) as? Self ?? self }
}
