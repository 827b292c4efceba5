/// The changes of the bounds that are under way, and what a layout is told of them. // C6
struct BoundsAnnouncement {
  /// How many changes lie within each other: the content may have to move because the view has another size.
  fileprivate var depth = 0
  /// The context with which the layout wants to be invalidated, and the depth of the change for which it does.
  fileprivate var context: (value: UICollectionViewLayoutInvalidationContext, depth: Int)?
  /// The offset about which the layout has been asked already.
  var askedOffset: CGPoint?
  /// Says that the layout is hearing that it is invalid for other bounds.
  fileprivate(set) var isBeingTold = false
  /// Tells whether the layout has become invalid by the last change that it was asked about.
  var layoutFollows = false
}

extension UICollectionView {
  /// Tells whether the layout is to hear of other bounds: not if it is invalid as a whole already, or is about to hear
  /// that it is. Where single elements were named, it is not known yet what it makes of the bounds. Of the two layouts
  /// of a transition that shows another progress either may be as valid as before. // C6
  private var asksAboutBounds: Bool {
    (pass.isPrepared || pass.scope.isPartial || installedTransition != nil) && boundsAnnouncement.context == nil
      && !collectionViewLayout.isBeingInvalidated
  }

  /// Tells the layout of an offset that will be set, while the content still stands.
  func announce(_ offset: CGPoint) {
    let newBounds = CGRect(origin: PixelGrid(scale: pixelsPerPoint).rounded(offset), size: bounds.size)
    guard asksAboutBounds, offset.isFinite, newBounds.origin != bounds.origin else { return }
    boundsAnnouncement.askedOffset = newBounds.origin
    if let context = contextOfLayout(for: newBounds) { tellLayout(context) }
  }

  /// The bounds are about to change: question and context are asked while the old ones still stand.
  func askLayout(about newBounds: CGRect) {
    boundsAnnouncement.depth += 1
    if boundsAnnouncement.askedOffset == newBounds.origin, newBounds.size == bounds.size { return }
    guard asksAboutBounds, let context = contextOfLayout(for: newBounds) else { return }
    boundsAnnouncement.context = (context, boundsAnnouncement.depth)
  }

  /// Returns the layout's context for the parts that become invalid with other bounds; nil for nothing.
  private func contextOfLayout(for newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let outer = pass.enter(.askingAboutBounds)
    defer { pass.leave(to: outer) }
    let layout = collectionViewLayout
    let follows = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    boundsAnnouncement.layoutFollows = follows
    guard follows, layout === collectionViewLayout else { return nil }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    return layout === collectionViewLayout ? context : nil
  }

  /// The bounds have changed: the layout hears that it is invalid, if it wanted to.
  ///
  /// - Returns: whether it has heard.
  func invalidateForNewBounds() -> Bool {
    defer { boundsAnnouncement.depth -= 1 }
    guard let (context, depth) = boundsAnnouncement.context, depth == boundsAnnouncement.depth else { return false }
    boundsAnnouncement.context = nil
    tellLayout(context)
    return true
  }

  private func tellLayout(_ context: UICollectionViewLayoutInvalidationContext) {
    let wasTold = boundsAnnouncement.isBeingTold
    boundsAnnouncement.isBeingTold = true
    collectionViewLayout.invalidate(with: context)
    boundsAnnouncement.isBeingTold = wasTold
  }
}
