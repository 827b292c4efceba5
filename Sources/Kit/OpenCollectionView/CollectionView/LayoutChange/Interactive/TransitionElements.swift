import CollectionEngine

/// What two layouts say of the elements that can be seen in either, in flat arrays, and what lies between. // T7, T8
///
/// The attributes that are answered are made once for each element and given other values with each progress.
@MainActor struct TransitionElements {
  /// What is answered, in the order in which the layouts have named the elements.
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private var starts: [TransitionPlace] = []
  private var ends: [TransitionPlace] = []
  /// The answers themselves, of elements whose attributes have values of their own.
  private var originals: [Originals?] = []
  private var ranks: [ElementKey: Int] = [:]

  private struct Originals {
    var start: UICollectionViewLayoutAttributes?
    var end: UICollectionViewLayoutAttributes?
    /// Whether what is answered was copied from the end.
    var showsEnd: Bool

    func nearer(_ showsEnd: Bool) -> UICollectionViewLayoutAttributes? { showsEnd ? end ?? start : start ?? end }
  }

  var count: Int { attributes.count }

  /// The place of an element among ``attributes``; nil for one that cannot be seen in either layout.
  func rank(of key: ElementKey) -> Int? { ranks[key] }

  /// Adds an element; one that is there already stays as it is.
  ///
  /// - Parameters:
  ///   - start: what the one layout answered; nil where it has no such element.
  ///   - end: the same of the other layout.
  ///   - startPlace: where it stands in the one layout, or comes from.
  ///   - endPlace: where it stands in the other layout, or goes to.
  mutating func add(
    _ key: ElementKey, start: UICollectionViewLayoutAttributes?, end: UICollectionViewLayoutAttributes?,
    startPlace: TransitionPlace, endPlace: TransitionPlace
  ) {
    guard ranks[key] == nil, let known = start ?? end else { return }
    ranks[key] = attributes.count
    attributes.append(known.copied)
    starts.append(startPlace)
    ends.append(endPlace)
    let isPlain = [start, end].allSatisfy { $0.map { type(of: $0) == UICollectionViewLayoutAttributes.self } ?? true }
    originals.append(isPlain ? nil : Originals(start: start?.copied, end: end?.copied, showsEnd: start == nil))
  }

  /// Gives all attributes what lies between the layouts. Makes none, unless they are of a subclass that comes from the
  /// other layout from half way on.
  mutating func show(_ progress: CGFloat, crossFades: Bool) {
    for index in attributes.indices {
      if originals[index] != nil { showOriginal(at: index, progress) }
      if crossFades {
        // Nobody sees how elements get from the one place to the other.
        (progress < 0.5 ? starts[index] : ends[index]).put(into: attributes[index], opacity: abs(1 - 2 * progress))
      } else {
        starts[index].put(into: attributes[index], towards: ends[index], at: progress)
      }
    }
  }

  private mutating func showOriginal(at index: Int, _ progress: CGFloat) {
    guard var original = originals[index] else { return }
    let showsEnd = progress >= 0.5
    if original.showsEnd != showsEnd, let nearer = original.nearer(showsEnd) {
      attributes[index] = nearer.copied
      original.showsEnd = showsEnd
      originals[index] = original
    }
    guard let start = original.start, let end = original.end, type(of: start) == type(of: end) else { return }
    attributes[index].interpolate(from: start, to: end, progress: progress)
  }
}
