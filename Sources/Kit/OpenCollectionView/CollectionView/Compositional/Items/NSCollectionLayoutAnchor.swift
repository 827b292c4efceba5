import CollectionEngine

/// A point of an item or of a supplementary view: a corner, the middle of an edge or of all, and a way from there. // P59
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that name the point: one per axis means that edge, both or none the middle.
  nonisolated open var edges: NSDirectionalRectEdge { named }
  /// The way from the point: in points, or in sizes of the supplementary view. // P60
  nonisolated open var offset: CGPoint { value.offset }
  /// Tells whether the way is in points.
  open var isAbsoluteOffset: Bool { !value.isFractional }
  /// Tells whether the way is in sizes of the supplementary view.
  open var isFractionalOffset: Bool { value.isFractional }

  private nonisolated let named: NSDirectionalRectEdge
  nonisolated let value: CompositionalAnchor

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    func side(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> Int {
      (edges.contains(low) ? -1 : 0) + (edges.contains(high) ? 1 : 0)
    }
    named = edges
    value = CompositionalAnchor(
      horizontal: side(.leading, .trailing), vertical: side(.top, .bottom), offset: offset, isFractional: isFractional)
  }

  /// The point at some edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// The point so many points from the one at some edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// The point so many sizes of the supplementary view from the one at some edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another one names the same point. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.named == named && other.value == value
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { value.hashValue }
}
