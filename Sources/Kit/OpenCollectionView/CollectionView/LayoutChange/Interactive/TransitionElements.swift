import CollectionEngine

/// The elements that can be seen in either of two layouts, as both have them and as they are in between, in flat
/// arrays. // T7, T8
///
/// The attributes that are answered are made once for each element and given other values with each progress.
@MainActor struct TransitionElements {
  /// The attributes that are answered, in the order in which the layouts have named the elements.
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private var starts: [TransitionPlace] = []
  private var ends: [TransitionPlace] = []
  /// The answers of the layouts.
  private var answers: [Answers] = []
  private var ranks: [ElementKey: Int] = [:]

  private struct Answers {
    var start: UICollectionViewLayoutAttributes?
    var end: UICollectionViewLayoutAttributes?
    /// Tells whether none of them has values of its own.
    var arePlain: Bool
    /// Tells whether what is shown was copied from the end.
    var showsEnd: Bool

    func nearer(_ showsEnd: Bool) -> UICollectionViewLayoutAttributes? { showsEnd ? end ?? start : start ?? end }
  }

  var count: Int { attributes.count }

  /// The place of an element among ``attributes``; nil for one that cannot be seen in either layout.
  func rank(of key: ElementKey) -> Int? { ranks[key] }

  /// Returns the answer of one of the layouts about an element; nil where it has no such element.
  func answer(of key: ElementKey, atEnd: Bool) -> UICollectionViewLayoutAttributes? {
    guard let rank = ranks[key] else { return nil }
    return atEnd ? answers[rank].end : answers[rank].start
  }

  /// Adds an element; one that is there already stays as it is. The answers are kept: nobody else may use them.
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
    answers.append(Answers(start: start, end: end, arePlain: isPlain, showsEnd: start == nil))
  }

  /// Gives all attributes what lies between the layouts. Makes none, unless they are of a subclass that comes from the
  /// other layout from half way on.
  mutating func show(_ progress: CGFloat, crossFades: Bool) {
    for index in attributes.indices {
      if !answers[index].arePlain { showOwnValues(at: index, progress) }
      if crossFades {
        // Nobody sees how elements get from the one place to the other.
        (progress < 0.5 ? starts[index] : ends[index]).put(into: attributes[index], opacity: abs(1 - 2 * progress))
        continue
      }
      let place = starts[index].upright.going(to: ends[index].upright, at: progress)
      if answers[index].arePlain, !place.isTransformed, !attributes[index].values.isTransformed {
        // In place, since no class of a program has a say: this is what most are.
        attributes[index].values.take(place)
      } else {
        starts[index].put(into: attributes[index], towards: ends[index], at: progress)
      }
    }
  }

  private mutating func showOwnValues(at index: Int, _ progress: CGFloat) {
    let answer = answers[index]
    let showsEnd = progress >= 0.5
    if answer.showsEnd != showsEnd, let nearer = answer.nearer(showsEnd) {
      attributes[index] = nearer.copied
      answers[index].showsEnd = showsEnd
    }
    guard let start = answer.start, let end = answer.end, type(of: start) == type(of: end) else { return }
    attributes[index].interpolate(from: start, to: end, progress: progress)
  }
}
