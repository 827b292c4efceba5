import CollectionEngine

/// A view at an edge or a corner of a section, or of the whole content: a header, a footer, a side. // P41-P57
///
/// Its index path is item 0 of its section; of the whole content item `NSIntegerMax` of section 0. // P69
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or the corner; along the axis that it does not name the view is in the middle.
  open var alignment: NSRectAlignment { edge }
  /// The way from there, in points.
  open var offset: CGPoint { way }
  /// Tells whether the view lies outside of the section, which grows by it; inside otherwise. True unless set.
  /// // P43, P44
  open var extendsBoundary = true
  /// Tells whether the view stays in sight as long as any part of its section is. False unless set. // P52
  open var pinToVisibleBounds = false

  private let edge: NSRectAlignment
  private let way: CGPoint

  /// A view at an edge or a corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(size: layoutSize, kind: elementKind, edge: alignment, way: .zero)
  }

  /// A view at some distance from an edge or a corner, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, edge: alignment, way: absoluteOffset)
  }

  init(size: NSCollectionLayoutSize, kind: String, edge: NSRectAlignment, way: CGPoint) {
    self.edge = edge
    self.way = way
    var edges: NSDirectionalRectEdge = []
    if edge.vertical != 0 { edges.insert(edge.vertical < 0 ? .top : .bottom) }
    if edge.horizontal != 0 { edges.insert(edge.horizontal < 0 ? .leading : .trailing) }
    super.init(size: size, kind: kind, container: NSCollectionLayoutAnchor(edges: edges), own: nil)
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(size: layoutSize, kind: elementKind, edge: edge, way: way)
    copy.takeOver(self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  /// The view as the engine knows it.
  var boundaryValue: CompositionalBoundary {
    CompositionalBoundary(
      kind: elementKind, size: layoutSize.value, insets: contentInsets, zIndex: zIndex, horizontal: edge.horizontal,
      vertical: edge.vertical, offset: way, extends: extendsBoundary, pins: pinToVisibleBounds)
  }

  override var content: AnyHashable { AnyHashable([super.content, AnyHashable(boundaryValue)]) }
}
