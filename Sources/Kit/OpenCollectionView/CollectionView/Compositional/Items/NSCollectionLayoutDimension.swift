import CollectionEngine

/// One side of an item: a fraction of what the item is in, points, or an estimate that the item's view replaces. // P1
///
/// Fractions are of the width or the height of the container, whichever was named, and are rounded down to a pixel of the screen.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  nonisolated let value: CompositionalDimension

  init(_ measure: CompositionalDimension.Measure, _ value: CGFloat) {
    if !value.isFinite {
      ProgrammingErrors.report(
        "NSCollectionLayoutDimension was made with \(value): give a finite number.", instead: "it counts as 0")  // P2
    }
    self.value = CompositionalDimension(measure, value.isFinite ? value : 0)
  }

  /// A fraction of the container's width, for either side.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { made(.fractionOfWidth, fractionalWidth) }

  /// A fraction of the container's height, for either side.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { made(.fractionOfHeight, fractionalHeight) }

  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { made(.absolute, absoluteDimension) }

  /// About so many points, until the view has said how long it is. // P107
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { made(.estimated, estimatedDimension) }

  /// About so many points, and as long as the longest estimated item beside it in its group. // P113
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    made(.uniform, estimatedDimension)
  }

  private class func made(_ measure: CompositionalDimension.Measure, _ value: CGFloat) -> Self {
    // Nobody can subclass a class without initializers.
    unsafeDowncast(NSCollectionLayoutDimension(measure, value), to: self)
  }

  /// Tells whether it is a fraction of the width.
  open var isFractionalWidth: Bool { value.measure == .fractionOfWidth }

  /// Tells whether it is a fraction of the height.
  open var isFractionalHeight: Bool { value.measure == .fractionOfHeight }

  /// Tells whether it is in points.
  open var isAbsolute: Bool { value.measure == .absolute }

  /// Tells whether it is an estimate; also where it is uniform across siblings.
  open var isEstimated: Bool { value.isEstimated }

  /// Tells whether it is as long as the longest of its siblings.
  open var isUniformAcrossSiblings: Bool { value.measure == .uniform }

  /// The fraction or the points.
  open var dimension: CGFloat { value.value }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another one means the same. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { value.hashValue }

  /// The measure and the number.
  nonisolated open override var description: String { "<NSCollectionLayoutDimension \(value.text)>" }
}

extension CompositionalDimension {
  /// The measure and the number, for descriptions.
  var text: String {
    switch measure {
    case .fractionOfWidth: "\(value) of the width"
    case .fractionOfHeight: "\(value) of the height"
    case .absolute: "\(value)"
    case .estimated: "about \(value)"
    case .uniform: "about \(value), as long as its siblings"
    }
  }
}
