import CollectionEngine

/// Room at the four edges of an item, outside of it; nil where there is none. // P29
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing at the side where reading begins.
  nonisolated open var leading: NSCollectionLayoutSpacing? { edges.leading }
  /// The spacing above.
  nonisolated open var top: NSCollectionLayoutSpacing? { edges.top }
  /// The spacing at the side where reading ends.
  nonisolated open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
  /// The spacing below.
  nonisolated open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  private struct Edges {
    var leading: NSCollectionLayoutSpacing?
    var top: NSCollectionLayoutSpacing?
    var trailing: NSCollectionLayoutSpacing?
    var bottom: NSCollectionLayoutSpacing?
  }

  private nonisolated let edges: Edges

  /// Room at four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = Edges(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  nonisolated var value: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
      bottom: bottom?.value ?? .none)
  }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another one has the same room at each edge. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return other.leading == leading && other.top == top && other.trailing == trailing && other.bottom == bottom
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { value.hashValue }
}
