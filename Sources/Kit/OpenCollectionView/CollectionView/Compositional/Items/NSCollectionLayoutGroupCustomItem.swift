import CollectionEngine

/// The place of an item in a group that a program lays out itself. // P25
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame, from the group's corner, in points.
  nonisolated open var frame: CGRect { value.frame }
  /// The place in depth, higher numbers in front.
  nonisolated open var zIndex: Int { value.zIndex }

  nonisolated let value: CompositionalPlace

  private init(_ value: CompositionalPlace) { self.value = value }

  /// A place.
  public convenience init(frame: CGRect) { self.init(CompositionalPlace(frame: frame)) }

  /// A place in front of those with a smaller `zIndex`.
  public convenience init(frame: CGRect, zIndex: Int) { self.init(CompositionalPlace(frame: frame, zIndex: zIndex)) }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another one is the same place. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutGroupCustomItem)?.value == value
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { value.hashValue }
}

/// Lays a group out: answers the places of its items, in order, for the container of the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
