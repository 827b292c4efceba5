import CollectionEngine

/// The parts of a layout that the invalidations of one layout pass make invalid together. // C2
///
/// Flags are or-ed, index paths united, adjustments added. A scope that is made of contexts with index paths only is
/// partial: the layout is prepared again, and only those elements are asked for. // C5
struct InvalidationScope {
  /// One element that a context named.
  struct Element: Hashable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for items.
    var kind: String
    var indexPath: IndexPath
  }

  /// How many contexts have been merged.
  private(set) var contextCount = 0
  /// Tells whether one of them means everything, the data included.
  private(set) var isEverything = false
  /// Tells whether the counts of sections and items are invalid.
  private(set) var countsAreInvalid = false
  /// Tells whether one of them named no elements, which means the layout as a whole.
  private(set) var isWhole = false
  /// The elements that were named, each once, in the order of their naming.
  private(set) var elements: [Element] = []
  private(set) var offsetAdjustment = CGPoint.zero
  private(set) var sizeAdjustment = CGSize.zero
  /// Those of many, which are not searched one by one.
  private var known: Set<Element> = []
  /// Further items, each once, which an animator has moved.
  private(set) var movedItems: [ElementKey] = []

  /// Tells whether nothing is invalid.
  var isEmpty: Bool { contextCount == 0 }

  /// Tells whether single elements are invalid, and nothing else.
  var isPartial: Bool { contextCount > 0 && !isWhole }

  /// Adds what a context says.
  @MainActor mutating func merge(_ context: UICollectionViewLayoutInvalidationContext) {
    contextCount += 1
    isEverything = isEverything || context.invalidateEverything
    countsAreInvalid = countsAreInvalid || context.invalidateDataSourceCounts
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    sizeAdjustment.width += context.contentSizeAdjustment.width
    sizeAdjustment.height += context.contentSizeAdjustment.height
    let names = context.namedElements
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || names.isEmpty && context.movedItems.isEmpty
    {
      isWhole = true
    }
    // Once everything is asked for anew, single elements need not be known.
    guard !isWhole else {
      elements.removeAll()
      known.removeAll()
      movedItems.removeAll()
      return
    }
    for name in names where isNew(name) { elements.append(name) }
    merge(moved: context.movedItems)
  }

  private mutating func isNew(_ name: Element) -> Bool {
    if known.isEmpty, elements.count < Self.mostSearched { return !elements.contains(name) }
    if known.isEmpty { known = Set(elements) }
    return known.insert(name).inserted
  }

  /// How many elements are searched one by one. Our choice: what scrolls out of a springy list in a frame is fewer, and hashing an
  /// index path takes as long as comparing dozens.
  private static let mostSearched = 16

  private mutating func merge(moved items: [ElementKey]) {
    guard !items.isEmpty else { return }
    // In the usual case one animator has made one step.
    guard !movedItems.isEmpty else {
      movedItems = items
      return
    }
    var all = Set(movedItems)
    for item in items where all.insert(item).inserted { movedItems.append(item) }
  }

  /// Tells whether single elements are to be asked for.
  var namesElements: Bool { !elements.isEmpty || !movedItems.isEmpty }

  /// Forgets everything.
  mutating func clear() {
    guard contextCount > 0 else { return }
    self = InvalidationScope()
  }

  /// The adjustments have been made.
  mutating func adjustmentsWereMade() {
    offsetAdjustment = .zero
    sizeAdjustment = .zero
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// The elements that the context names beside ``movedItems``: items, then supplementary views, then decoration views,
  /// kinds in their order.
  var namedElements: [InvalidationScope.Element] {
    if namedItems == nil, invalidatedSupplementaryIndexPaths == nil, invalidatedDecorationIndexPaths == nil {
      return []
    }
    var names = (namedItems ?? []).map {
      InvalidationScope.Element(category: .cell, kind: "", indexPath: $0)
    }
    func add(_ paths: [String: [IndexPath]]?, _ category: UICollectionView.ElementCategory) {
      for (kind, paths) in (paths ?? [:]).sorted(by: { $0.key < $1.key }) {
        names += paths.map { InvalidationScope.Element(category: category, kind: kind, indexPath: $0) }
      }
    }
    add(invalidatedSupplementaryIndexPaths, .supplementaryView)
    add(invalidatedDecorationIndexPaths, .decorationView)
    return names
  }

  /// A text that names the parts that the context makes invalid, for the trace.
  var scopeText: String {
    var parts: [String] = []
    if invalidateEverything { parts.append("everything") }
    if invalidateDataSourceCounts, !invalidateEverything { parts.append("counts") }
    let names =
      movedItems.map { InvalidationScope.Element(category: .cell, kind: "", indexPath: $0.indexPath) } + namedElements
    parts += names.prefix(Self.longestScopeText).map(\.description)
    if names.count > Self.longestScopeText { parts.append("\(names.count - Self.longestScopeText) more") }
    if parts.isEmpty { parts.append("layout") }
    if contentOffsetAdjustment != .zero {
      parts.append("offset by (\(contentOffsetAdjustment.x), \(contentOffsetAdjustment.y))")
    }
    if contentSizeAdjustment != .zero {
      parts.append("size by \(contentSizeAdjustment.width) × \(contentSizeAdjustment.height)")
    }
    return parts.joined(separator: ", ")
  }

  /// How many elements the trace names singly. Our choice: as many as a person reads.
  private static var longestScopeText: Int { 8 }
}

extension InvalidationScope.Element: CustomStringConvertible {
  var description: String {
    let place = indexPath.map(String.init).joined(separator: "-")
    switch category {
    case .cell: return "item \(place)"
    case .supplementaryView: return "\(kind) \(place)"
    case .decorationView: return "decoration \(kind) \(place)"
    }
  }
}
