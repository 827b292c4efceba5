import CollectionEngine

/// A view behind a whole section, of a class that is registered with the layout. // P64-P66
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  open var elementKind: String { kind }
  /// The place in depth, higher numbers in front; 0 unless set. Cells of the section without a zIndex of their own have
  /// 1.
  open var zIndex = 0

  private let kind: String

  private init(kind: String) {
    self.kind = kind
    super.init(
      size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), tied: []
    )
  }

  /// A view as large as its section, less its ``NSCollectionLayoutItem/contentInsets``.
  open class func background(elementKind: String) -> Self {
    // Nobody can subclass a class without initializers.
    unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self)
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: kind)
    copy.takeOver(self)
    copy.zIndex = zIndex
    return copy
  }

  /// The view as the engine knows it.
  var decorationValue: CompositionalDecoration {
    CompositionalDecoration(kind: kind, insets: contentInsets, zIndex: zIndex)
  }

  override var content: AnyHashable { AnyHashable([super.content, AnyHashable(decorationValue)]) }
}
