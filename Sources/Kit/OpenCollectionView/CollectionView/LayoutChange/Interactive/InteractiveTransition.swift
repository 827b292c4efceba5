import CollectionEngine
import FrameClock
import MotionEngine

/// One layout that becomes another under way: what both say, how far it is, and where the content stands meanwhile.
///
/// It drives nothing by itself; see ``TransitionSettling``. Content coordinates go from the one layout's to the other's with
/// the progress, and with them the offset, so that what is seen goes evenly from where the one layout shows it to where the
/// other does.
@MainActor final class InteractiveTransition {
  let view: Unowned
  let layout: UICollectionViewTransitionLayout
  let current: TransitionSide
  let next: TransitionSide
  var completions: [TransitionCompletion] = []
  /// How far the transition is shown, beyond its ends too.
  private(set) var shown: CGFloat
  /// How far a finger or the program has scrolled the content meanwhile.
  var drift = CGPoint.zero
  /// How far it had been when the layouts were prepared or asked for another part: they are asked about the same part
  /// until one of that happens again, since less than a pixel makes none of them invalid.
  private var askedDrift = CGPoint.zero
  /// The offset that the transition has given the content last, before rounding to pixels.
  private var shownOffset: CGPoint
  /// How far the anchor has moved the content, and how fast it does.
  var anchorShift = CGPoint.zero
  private var anchorSamples = (x: ProgressSamples(), y: ProgressSamples())
  /// The motion that leads the transition to one of its ends; nil while somebody else drives it.
  var settling: TransitionSettling?
  /// Tells whether elements fade in place of moving.
  let crossFades = UIAccessibility.isReduceMotionEnabled
  /// Tells whether the content is being moved by the transition itself.
  private(set) var isMovingContent = false
  private var elements = TransitionElements()
  /// The rectangles of both layouts for which ``elements`` hold; null where they have to be found.
  private var area = (current: CGRect.null, next: CGRect.null)
  private var areFound = false
  /// Tells whether the next layout still has to say where the content is to stand in it.
  private var needsTarget: Bool
  /// The place that the content is to keep in the next layout.
  private let kept: KeptPlace?
  /// The size of the view for which the offsets hold.
  private var viewSize: CGSize

  /// The view, which owns what owns this.
  struct Unowned { unowned let view: UICollectionView }

  /// How far a progress may go beyond the ends, in ways between them; what is farther is shown as that. Our choice. // T7
  static let bounds: ClosedRange<CGFloat> = -1...2

  init(
    of view: UICollectionView, in layout: UICollectionViewTransitionLayout, from current: TransitionSide,
    to next: TransitionSide, at progress: CGFloat = 0, asksForTarget: Bool = false
  ) {
    needsTarget = asksForTarget
    let anchored = asksForTarget && view.anchorsVisibleContent ? KeptPlace(anchor: view.contentAnchor()) : nil
    kept = asksForTarget ? view.content.keptPlace ?? anchored : nil
    viewSize = view.bounds.size
    self.view = Unowned(view: view)
    self.layout = layout
    self.current = current
    self.next = next
    shown = progress
    shownOffset = view.unroundedOffset
  }

  /// Both layouts, each once.
  var sides: [TransitionSide] { current.layout === next.layout ? [current] : [current, next] }

  /// The layout that is nearer.
  var nearer: TransitionSide { shown < 0.5 ? current : next }

  func side(of layout: UICollectionViewLayout) -> TransitionSide? { sides.first { $0.layout === layout } }

  /// Tells whether the view shows it.
  var isInstalled: Bool { view.view.storedLayout === layout }

  // MARK: The place of the content

  /// The offset that the content has if nobody has moved it.
  var plainOffset: CGPoint { offset(at: shown) }

  private func offset(at progress: CGFloat) -> CGPoint {
    if crossFades { return progress < 0.5 ? current.offset : next.offset }
    return CGPoint(
      x: current.offset.x + (next.offset.x - current.offset.x) * progress,
      y: current.offset.y + (next.offset.y - current.offset.y) * progress)
  }

  /// How far the content has been scrolled meanwhile, up to this moment.
  private var presentDrift: CGPoint {
    let now = view.view.unroundedOffset
    return CGPoint(x: drift.x + now.x - shownOffset.x, y: drift.y + now.y - shownOffset.y)
  }

  /// Takes over how far the content has been scrolled since it was put somewhere.
  func noteDrift() {
    drift = presentDrift
    shownOffset = view.view.unroundedOffset
  }

  /// The size of the content between those of both layouts. // T7
  var contentSize: CGSize {
    if crossFades { return (shown < 0.5 ? current : next).size }
    return CGSize(
      width: max(current.size.width + (next.size.width - current.size.width) * shown, 0),
      height: max(current.size.height + (next.size.height - current.size.height) * shown, 0))
  }

  /// Returns the origin of the bounds if one layout is shown alone.
  func origin(of side: TransitionSide) -> CGPoint {
    let drift = presentDrift
    return CGPoint(x: side.offset.x + drift.x, y: side.offset.y + drift.y)
  }

  /// Returns the origin of the bounds with which a layout is asked.
  func askedOrigin(of side: TransitionSide) -> CGPoint {
    CGPoint(x: side.offset.x + askedDrift.x, y: side.offset.y + askedDrift.y)
  }

  // MARK: Course

  /// Prepares both layouts and takes over the progress that the program has set. // T6
  func prepare() {
    noteDrift()
    let isResized = viewSize != view.view.bounds.size
    viewSize = view.view.bounds.size
    if isResized || sides.contains(where: { !$0.isPrepared }) { askedDrift = drift }
    for side in sides {
      let isNew = needsTarget && side === next
      if !side.isPrepared {
        side.prepare(in: view.view, seenFrom: askedOrigin(of: side))
        keepAnchor(in: side)
        forgetElements()
      } else if !isResized {
        continue
      }
      // What is left of other data, or fits into another size.
      if !isNew, view.view.activity == .none {
        side.offset = view.view.restingOffset(nearest: side.offset, inContentOf: side.size)
      }
    }
    if needsTarget {
      needsTarget = false
      next.offset = view.view.content.target(of: self, keeping: kept, in: view.view)
    }
    shown = min(max(layout.transitionProgress, Self.bounds.lowerBound), Self.bounds.upperBound)
  }

  /// Puts the content where it is to be with the progress that is shown.
  ///
  /// - Parameter shift: how far contexts want it moved besides.
  func placeContent(in size: CGSize, shift: CGPoint) {
    noteDrift()
    drift = CGPoint(x: drift.x + shift.x, y: drift.y + shift.y)
    updateAnchorShift()
    moveContent(to: target, size)
  }

  /// The offset that the content is to have.
  var target: CGPoint {
    let plain = plainOffset
    let shift = contentShift
    return CGPoint(x: plain.x + drift.x + shift.x, y: plain.y + drift.y + shift.y)
  }

  /// How far the anchor has moved the whole content.
  private var contentShift: CGPoint { layout.anchor?.movesContent == false ? .zero : anchorShift }

  private func moveContent(to target: CGPoint, _ size: CGSize) {
    isMovingContent = true
    let now = view.view.unroundedOffset
    view.view.shiftContent(by: CGPoint(x: target.x - now.x, y: target.y - now.y), to: size)
    isMovingContent = false
    shownOffset = view.view.unroundedOffset
  }

  private func updateAnchorShift() {
    if let settling {
      anchorShift = settling.anchorShift
      return
    }
    guard let anchor = layout.anchor?.asCounted(in: view.view), let item = between(anchor.item, anchored: false) else {
      return
    }
    let (plain, reach) = (plainOffset, anchor.reach(in: item.size))
    anchorShift = CGPoint(
      x: item.center.x + reach.x - anchor.location.x - plain.x - drift.x,
      y: item.center.y + reach.y - anchor.location.y - plain.y - drift.y)
    let now = clock.now
    anchorSamples.x.add(anchorShift.x, at: now)
    anchorSamples.y.add(anchorShift.y, at: now)
  }

  /// How fast the anchor moves the content, in points per second.
  var anchorVelocity: CGPoint {
    CGPoint(x: anchorSamples.x.velocity(at: clock.now), y: anchorSamples.y.velocity(at: clock.now))
  }

  var clock: FrameClock { view.view.transitionClock }

  // MARK: What is shown

  /// Another layout has become invalid, or what it was asked about.
  func invalidate(_ side: TransitionSide) {
    side.isPrepared = false
    forgetElements()
  }

  func forgetElements() { areFound = false }

  /// The elements that can be seen in either layout, as they are with the progress that is shown.
  func elements(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard TileRule.queryRect(for: view.view.bounds).contains(rect) else { return elementsElsewhere(touching: rect) }
    let needed = (current: needed(of: current), next: needed(of: next))
    if !areFound || needed != area {
      askedDrift = presentDrift
      areFound = true
      let neededNewViews = view.view.elements.needsNewViews
      let found = find(touching: needed.current, needed.next)
      // Whoever was asked has changed the data: what was found is of the old ones.
      guard neededNewViews || !view.view.elements.needsNewViews else {
        forgetElements()
        return []
      }
      elements = found
      area = needed
    }
    elements.show(shown, crossFades: crossFades)
    showAnchor(among: elements)
    if view.view.pass.trace != nil { view.view.traceTransition(elements.count, at: shown) }
    return elements.attributes
  }

  /// The tiles that a layout would be asked for if it were shown alone.
  private func needed(of side: TransitionSide) -> CGRect {
    let origin = origin(of: side)
    let shift = contentShift
    return TileRule.queryRect(
      for: CGRect(
        x: origin.x + shift.x, y: origin.y + shift.y, width: view.view.bounds.width,
        height: view.view.bounds.height))
  }

  /// Returns a layout's answer about an element that is shown; nil where it has no such element.
  func answer(of side: TransitionSide, _ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements.answer(of: key, atEnd: side === next)
  }

  /// Returns attributes of elements out of sight, of which none are kept.
  private func elementsElsewhere(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let plain = plainOffset
    func moved(_ side: TransitionSide) -> CGRect {
      rect.offsetBy(dx: side.offset.x - plain.x, dy: side.offset.y - plain.y)
    }
    var found = find(touching: moved(current), moved(next))
    found.show(shown, crossFades: crossFades)
    return found.attributes
  }

  private func find(touching currentRect: CGRect, _ nextRect: CGRect) -> TransitionElements {
    var found = TransitionElements()
    let (before, counts) = (BeforeCall(view.view), view.view.currentCounts)
    let inCurrent = ask(current, touching: currentRect)
    // Whoever was asked has changed the data, of which the other layout has not heard.
    guard before.dataAreSame(in: view.view), view.view.currentCounts == counts else { return found }
    let inNext = ask(next, touching: nextRect)
    var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in inNext { ends[view.view.elements.key(of: attributes)] = attributes }
    for attributes in inCurrent {
      let key = view.view.elements.key(of: attributes)
      guard found.rank(of: key) == nil, before.dataAreSame(in: view.view) else { continue }
      add(key, attributes, ends[key] ?? answer(of: next, key, like: attributes), to: &found)
    }
    for attributes in inNext {
      let key = view.view.elements.key(of: attributes)
      guard found.rank(of: key) == nil, before.dataAreSame(in: view.view) else { continue }
      add(key, answer(of: current, key, like: attributes), attributes, to: &found)
    }
    return found
  }

  private func ask(_ side: TransitionSide, touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let view = view.view
    let (before, counts) = (BeforeCall(view), view.currentCounts)
    let answer = side.asking(view, seenFrom: askedOrigin(of: side)) {
      view.answerLeavingRows(of: side.layout, touching: side.mirrored(rect))
    }
    // Whoever was asked has changed the data.
    guard before.dataAreSame(in: view), view.currentCounts == counts else { return [] }
    // Layouts may use what they have answered again for the next answer.
    return view.usable(answer).map { side.placed($0, in: view).copied }
  }

  private func answer(
    of side: TransitionSide, _ key: ElementKey, like attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let view = view.view
    return side.asking(view, seenFrom: askedOrigin(of: side)) {
      side.layout.attributes(of: key, kind: view.kind(of: key), like: attributes).map {
        side.placed($0, in: view).copied
      }
    }
  }

  private func add(
    _ key: ElementKey, _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?,
    to found: inout TransitionElements
  ) {
    guard let known = start ?? end else { return }
    found.add(
      key, start: start, end: end, startPlace: start.map(TransitionPlace.init) ?? lack(key, known, of: current),
      endPlace: end.map(TransitionPlace.init) ?? lack(key, known, of: next))
  }

  /// Returns the place from which an element comes, or to which it goes, in a layout that lacks it. The other layout
  /// names it; else the element fades where it is. // T8
  private func lack(
    _ key: ElementKey, _ known: UICollectionViewLayoutAttributes, of side: TransitionSide
  ) -> TransitionPlace {
    let view = view.view
    let other = side === next ? current : next
    let said = other.asking(view, seenFrom: askedOrigin(of: other)) {
      side === next
        ? other.layout.finalAttributes(of: key, kind: view.kind(of: key), like: known)
        : other.layout.initialAttributes(of: key, kind: view.kind(of: key), like: known)
    }
    let distance = CGPoint(x: side.offset.x - other.offset.x, y: side.offset.y - other.offset.y)
    let place = TransitionPlace(known)
    guard let said else { return place.faded(movedBy: distance) }
    let wanted = TransitionPlace(other.placed(said, in: view))
    return wanted.looksLike(place) ? place.faded(movedBy: distance) : wanted.moved(by: distance)
  }

  // MARK: Single elements

  /// An element alone, as it is with the progress that is shown; nil where neither layout has it.
  ///
  /// - Parameter anchored: whether the anchor has moved and turned it.
  func between(
    _ key: ElementKey, like attributes: UICollectionViewLayoutAttributes, anchored: Bool = true
  ) -> UICollectionViewLayoutAttributes? {
    var found = TransitionElements()
    add(key, answer(of: current, key, like: attributes), answer(of: next, key, like: attributes), to: &found)
    found.show(shown, crossFades: crossFades)
    if anchored { showAnchor(among: found) }
    return found.attributes.first
  }

  func between(_ item: IndexPath, anchored: Bool = true) -> UICollectionViewLayoutAttributes? {
    guard item.count == 2, view.view.currentCounts.contains(section: item[0], item: item[1]) else { return nil }
    return between(
      .cell(section: item[0], item: item[1]), like: UICollectionViewLayoutAttributes(forCellWith: item),
      anchored: anchored)
  }

  /// Returns attributes between those that the two layouts give an element at its beginning or its end in an update.
  func between(
    _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    func said(by side: TransitionSide) -> UICollectionViewLayoutAttributes? {
      side.asking(view.view, seenFrom: askedOrigin(of: side)) {
        ask(side.layout).map { side.placed($0, in: view.view).copied }
      }
    }
    let (first, last) = (said(by: current), said(by: next))
    guard let known = first ?? last else { return nil }
    let distance = CGPoint(x: next.offset.x - current.offset.x, y: next.offset.y - current.offset.y)
    let start =
      first.map(TransitionPlace.init) ?? TransitionPlace(known).moved(by: CGPoint(x: -distance.x, y: -distance.y))
    let end = last.map(TransitionPlace.init) ?? TransitionPlace(known).moved(by: distance)
    start.put(into: known, towards: end, at: shown)
    return known
  }

  /// Turns the anchor's item and, where it goes alone, moves it in front of all others.
  private func showAnchor(among elements: TransitionElements) {
    guard let anchor = layout.anchor?.asCounted(in: view.view), anchor.item.count == 2,
      ElementKey.holds(section: anchor.item[0], item: anchor.item[1]),
      let rank = elements.rank(of: .cell(section: anchor.item[0], item: anchor.item[1]))
    else { return }
    let attributes = elements.attributes[rank]
    let angle = anchor.rotation * (settling?.anchorShare ?? 1)
    if angle != 0 {
      attributes.transform3D = CATransform3DConcat(attributes.transform3D, CATransform3DMakeRotation(angle, 0, 0, 1))
    }
    guard !anchor.movesContent else { return }
    attributes.center = CGPoint(x: attributes.center.x - anchorShift.x, y: attributes.center.y - anchorShift.y)
    for other in elements.attributes where other !== attributes && other.zIndex >= attributes.zIndex {
      attributes.zIndex = other.zIndex < .max ? other.zIndex + 1 : .max
    }
  }
}
