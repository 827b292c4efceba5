import CollectionEngine

/// Room beside an item: so many points, or at least so many and a share of what is left over. // P27, P28
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  nonisolated let value: CompositionalSpacing

  private init(_ value: CompositionalSpacing) { self.value = value }

  /// At least so many points; what a group leaves over is shared out among all such spacings in it.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { made(isFlexible: true, flexibleSpacing) }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { made(isFlexible: false, fixedSpacing) }

  private class func made(isFlexible: Bool, _ length: CGFloat) -> Self {
    if !length.isFinite {
      ProgrammingErrors.report(
        "NSCollectionLayoutSpacing was made with \(length): give a finite number.", instead: "it counts as 0")
    }
    // Nobody can subclass a class without initializers.
    return unsafeDowncast(
      NSCollectionLayoutSpacing(CompositionalSpacing(isFlexible: isFlexible, length: length)), to: self)
  }

  /// The points, or the fewest.
  open var spacing: CGFloat { value.length }

  /// Tells whether it takes a share of what is left over.
  open var isFlexible: Bool { value.isFlexible }

  /// Tells whether it is always as long.
  open var isFixed: Bool { !value.isFlexible }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another one means the same. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { value.hashValue }
}
