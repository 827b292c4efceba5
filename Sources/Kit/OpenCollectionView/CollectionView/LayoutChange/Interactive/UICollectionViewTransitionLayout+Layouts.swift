import CollectionEngine
import FrameClock

extension UICollectionViewTransitionLayout {
  /// The time by which values follow each other.
  var now: Double { (collectionView?.transitionClock ?? UIApplication.animationContext.clock).now }

  func forEachLayout(_ body: (UICollectionViewLayout) -> Void) {
    guard let run else { return }
    for side in run.sides { run.asking(side) { body(side.layout) } }
  }

  func united(_ paths: (UICollectionViewLayout) -> [IndexPath]) -> [IndexPath] {
    var all: [IndexPath] = []
    forEachLayout { layout in
      for path in paths(layout) where !all.contains(path) { all.append(path) }
    }
    return all
  }

  func publish(_ value: CGFloat, forKey key: String) {
    guard value.isFinite else {
      return ProgrammingErrors.report(
        "The value of \"\(key)\" of \(type(of: self)) cannot be \(value): give a finite number.",
        instead: "it stays \(self.value(forAnimatedKey: key))")
    }
    if values[key] == nil {
      values[key] = AnimatedValue(value, at: now)
    } else {
      values[key]?.present.add(value, at: now)
    }
  }

  /// A published value goes on by itself.
  func settleValue(_ value: CGFloat, forKey key: String) {
    values[key]?.present.add(value, at: now)
  }

  func checkAnchor(_ old: Anchor?) {
    guard let anchor else { return }
    guard anchor.isFinite else {
      ProgrammingErrors.report(
        "The anchor of \(type(of: self)) has the location (\(anchor.location.x), \(anchor.location.y)), the unit point "
          + "(\(anchor.unitPoint.x), \(anchor.unitPoint.y)) and the rotation \(anchor.rotation): all of them must be "
          + "finite.", instead: "the anchor stays as it was")
      // Observers are not called for what they set themselves.
      self.anchor = old
      return
    }
    if !anchor.placement.isEmpty, anchor.placement != old?.placement || anchor.item != old?.item { run?.place(anchor) }
  }
}

extension InteractiveTransition {
  /// Runs calls of a layout, for which the view stands where it would if this were the only layout.
  func asking<Result>(_ side: TransitionSide, _ body: () -> Result) -> Result {
    side.asking(view.view, seenFrom: askedOrigin(of: side), body)
  }

  func between(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard ElementKey.holds(section: attributes.section, item: attributes.item),
      view.view.elements.numbers(attributes.representedElementKind ?? "")
    else { return nil }
    return between(view.view.elements.key(of: attributes), like: attributes)
  }

  /// Tells whether other bounds make either layout invalid; what does is kept until the bounds have changed. // C6
  func isInvalidated(byBounds newBounds: CGRect) -> Bool {
    guard !isMovingContent else { return false }
    let view = view.view
    let old = view.bounds
    var isInvalidated = old.size != newBounds.size
    // A layout that is invalid already is prepared for the new bounds.
    for side in sides where side.isPrepared {
      let start = origin(of: side)
      let seen = CGRect(
        x: start.x + newBounds.minX - old.minX, y: start.y + newBounds.minY - old.minY, width: newBounds.width,
        height: newBounds.height)
      side.waitingContext = side.asking(view, seenFrom: start) {
        guard side.layout.shouldInvalidateLayout(forBoundsChange: seen) else { return nil }
        return side.layout.invalidationContext(forBoundsChange: seen)
      }
      if side.waitingContext != nil { isInvalidated = true }
    }
    return isInvalidated
  }

  /// Invalidates the layouts with what concerns them: other data, or bounds about which they have been asked.
  func handOn(_ context: UICollectionViewLayoutInvalidationContext) {
    let isAll = context.invalidateEverything || context.invalidateDataSourceCounts
    for side in sides {
      let waiting = side.waitingContext
      side.waitingContext = nil
      guard isAll else {
        if let waiting { asking(side) { side.layout.invalidate(with: waiting) } }
        continue
      }
      let own = side.layout.makeInvalidationContext()
      own.invalidateEverything = context.invalidateEverything
      own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
      asking(side) { side.layout.invalidate(with: own) }
    }
  }

  /// Returns the offset at which the nearer layout wants a drag to come to rest.
  func target(ofDragTo proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    let side = shown < 0.5 ? current : next
    let plain = plainOffset
    let way = CGPoint(x: side.offset.x - plain.x, y: side.offset.y - plain.y)
    let target = asking(side) {
      side.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposed.x + way.x, y: proposed.y + way.y), withScrollingVelocity: velocity
      )
    }
    return CGPoint(x: target.x - way.x, y: target.y - way.y)
  }

  /// Has the next layout stand so that an item is where the anchor wants it in the end.
  func place(_ anchor: UICollectionViewTransitionLayout.Anchor) {
    let view = view.view
    guard anchor.item.count == 2, view.currentCounts.contains(section: anchor.item[0], item: anchor.item[1]) else {
      return
    }
    let frame = asking(next) {
      next.layout.layoutAttributesForItem(at: anchor.item).map { next.placed($0, in: view).frame }
    }
    guard let frame, frame.isFinite else { return }
    next.offset = view.restingOffset(
      nearest: view.offset(showing: frame, at: anchor.placement, from: next.offset), inContentOf: next.size)
    forgetElements()
  }

  /// How fast the progress is, in ways per second.
  func velocity(at now: Double) -> CGFloat { settling?.velocity(at: now) ?? layout.progress.velocity(at: now) }
}

/// A value that a subclass of ``UICollectionViewTransitionLayout`` has published. // T10
struct AnimatedValue {
  /// The one that it had first: there it comes to rest.
  let first: CGFloat
  var present: ProgressSamples

  init(_ value: CGFloat, at time: Double) {
    first = value
    present = ProgressSamples(value)
    present.add(value, at: time)
  }
}
