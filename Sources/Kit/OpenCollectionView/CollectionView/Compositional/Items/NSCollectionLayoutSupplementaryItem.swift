import CollectionEngine

/// A view that stands at an item or at a group: a badge, a frame. // P58-P63
///
/// Its index path counts such views of its kind in the section, from 0.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, unique among the views at one item.
  open var elementKind: String { kind }
  /// The point of the item or group.
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The point of the view that lies on it; nil for the one at the same edges, so that the view lies inside.
  open var itemAnchor: NSCollectionLayoutAnchor? { own }
  /// The place in depth, higher numbers in front; 1 unless set. // P5
  open var zIndex = 1

  private let kind: String
  private let container: NSCollectionLayoutAnchor
  private let own: NSCollectionLayoutAnchor?

  /// A view inside an item, at the same edges of both.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, own: nil)
  }

  /// A view at an item, with a point of the view on a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, own: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor?
  ) {
    self.kind = kind
    self.container = container
    self.own = own
    super.init(size: size, tied: [])
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(size: layoutSize, kind: kind, container: container, own: own)
    copy.takeOver(self)
    copy.zIndex = zIndex
    return copy
  }

  /// The view as the engine knows it.
  var tiedValue: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind, size: layoutSize.value, insets: contentInsets, zIndex: zIndex, container: container.value,
      own: own?.value)
  }

  override var content: AnyHashable { AnyHashable([super.content, AnyHashable(tiedValue)]) }
}
