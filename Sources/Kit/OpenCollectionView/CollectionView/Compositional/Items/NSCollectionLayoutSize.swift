import CollectionEngine

/// The size of an item: two sides, each by its own measure.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The side that lies.
  nonisolated open var widthDimension: NSCollectionLayoutDimension { width }
  /// The side that stands.
  nonisolated open var heightDimension: NSCollectionLayoutDimension { height }

  private nonisolated let width: NSCollectionLayoutDimension
  private nonisolated let height: NSCollectionLayoutDimension

  /// A size with two sides.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
  }

  nonisolated var value: CompositionalSize { CompositionalSize(width: width.value, height: height.value) }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another one has the same sides. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { value.hashValue }

  /// Both sides.
  nonisolated open override var description: String { "<NSCollectionLayoutSize \(value.text)>" }
}

extension CompositionalSize {
  /// Both sides, for descriptions.
  var text: String { "\(width.text) × \(height.text)" }
}
