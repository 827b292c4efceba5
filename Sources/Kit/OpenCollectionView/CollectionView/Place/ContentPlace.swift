import CollectionEngine
import Foundation
import MotionEngine

/// The place of a collection view's content: what it is anchored to, what waits until a change is made, and what is
/// owed.
///
/// All that moves the content because sizes, data or layout become others comes through ``settle(because:in:)``. An
/// item that keeps its place proposes the offset, then the layout is asked, and then the delegate. // C32
@MainActor final class ContentPlace {
  /// The reason for which the content may have to stand elsewhere.
  enum Cause {
    /// The layout has been prepared, and the content has a size.
    case preparation(CGSize)
    /// A change has prepared the layout; the anchor is of what was in sight before, by its new key.
    case change(ContentChange, ContentAnchor?)
    /// The view has another size, for which the layout has been prepared.
    case resizing
    /// The view has another size, in which the layout needs no other places.
    case sizeAlone
  }

  /// The size and the way that wait while a change is being made.
  private struct Held {
    /// The size that the content gets.
    var size: CGSize?
    /// The way by which contexts want the content moved.
    var shift = CGPoint.zero
    /// Tells whether the layout is still being prepared.
    var isOpen = true
  }

  /// See ``UICollectionView/anchorsVisibleContent``.
  var isAnchored = false
  /// The place of the content in the layout that another screen brings along, while that begins. // T21
  var keptPlace: KeptPlace?
  /// Tells whether the view has another size for which the layout has not been prepared. The layout has then not said
  /// where the content is to stand. // C121
  private(set) var owesTarget = false
  private var held: Held?
  /// The item that is to stay where it is when the data has been reloaded.
  private var reloadAnchor: ContentAnchor?
  /// The item that stays where it is while the view gets another size, until the pass after that.
  private var resizeAnchor: ContentAnchor?
  /// The places of the content in sizes before.
  private var formerPlaces: [ResizedPlace.FormerPlace] = []
  /// The one of the last time, as long as nobody has scrolled since: a device that is turned there and back shows what
  /// it showed.
  private var lastResize: ResizedPlace?
  /// Tells whether a layout has taken the place of a transition, which held the content, and has not said yet how large
  /// that is.
  private var isReleased = false
  /// An item that is to keep its distance to the viewport while sizes become known.
  private var fittingAnchor: ContentAnchor?
  /// The item by which the content was kept in place when the data was reloaded: all views are new then.
  private var reloadedAnchor: ContentAnchor?
  /// Tells whether such an item is to be looked for before the first wish is taken over.
  private var owesFittingAnchor = false
  /// The item that the content is being scrolled to.
  private var aim: ScrollAim?
  /// How often the content was moved at once to reach that item.
  private var corrections = 0
  /// Tells whether content begins at the larger x, as that of a flow layout that runs from right to left does by
  /// itself.
  var standsFromRight = false
  /// The layout that was asked last whether it is turned over.
  private var askedAboutTurning: ObjectIdentifier?
  /// The offset across at which content that runs from right to left begins, as it was last; nil before there was any.
  private var beginning: (layout: ObjectIdentifier, offset: CGFloat)?

  // MARK: The one entry

  /// Puts the content where it is to stand.
  func settle(because cause: Cause, in view: UICollectionView) {
    switch cause {
    case .preparation(let size): settle(inContentOf: size, view)
    case .change(let change, let anchor): settle(change, anchor, view)
    case .resizing: settleAfterResizing(view)
    case .sizeAlone: _ = keepResized(inContentOf: view.contentSize, view)
    }
  }

  /// Returns the offset of a proposal, after the layout and then the delegate have been asked. // C32
  ///
  /// - Parameter layout: asks the layout.
  func target(
    proposing proposed: CGPoint, in view: UICollectionView, asking layout: (CGPoint) -> CGPoint
  ) -> CGPoint {
    let byLayout = layout(proposed)
    let wanted =
      view.collectionDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
    return view.isOffset(wanted) ? wanted : proposed
  }

  private func target(proposing proposed: CGPoint, in view: UICollectionView) -> CGPoint {
    let layout = view.collectionViewLayout
    return target(proposing: proposed, in: view) { layout.targetContentOffset(forProposedContentOffset: $0) }
  }

  // MARK: A preparation

  /// Takes over the content's size together with the adjustments of the contexts that led to it. // C63
  ///
  /// The layout's answer has the last word on the size; a context's own says what it expects. The offset moves with
  /// what is under way: a drag, a deceleration or a bounce goes on from there, past an edge too.
  private func settle(inContentOf size: CGSize, _ view: UICollectionView) {
    var shift = view.pass.scope.offsetAdjustment
    view.pass.scope.adjustmentsWereMade()
    let anchored = fittingShift(beside: shift, view)
    shift = CGPoint(x: shift.x + anchored.x, y: shift.y + anchored.y)
    if let held, held.isOpen {
      self.held?.size = size
      self.held?.shift = CGPoint(x: held.shift.x + shift.x, y: held.shift.y + shift.y)
      return
    }
    if let transition = view.installedTransition { return transition.placeContent(in: size, shift: shift) }
    let wasReleased = takeRelease()
    if keepReloaded(inContentOf: size, view) || keepResized(inContentOf: size, view) { return }
    guard shift != .zero else { return take(size, wasReleased: wasReleased, view) }
    view.shiftContent(by: shift, to: size)
  }

  private func take(_ size: CGSize, wasReleased: Bool, _ view: UICollectionView) {
    view.contentSize = size
    if wasReleased { view.bringReleasedContentBack() }
  }

  // MARK: A change

  /// Has size and shifts of the content wait for the change that is being made.
  func hold() { held = Held() }

  /// The layout has been prepared for the change: what waits is taken over when the content is settled.
  func closeHold() { held?.isOpen = false }

  /// Nothing is to be shown of what waits.
  func dropHeld() { held = nil }

  /// Tells whether the layout is being prepared for a change.
  var isHolding: Bool { held?.isOpen ?? false }

  /// Notes the size that waits, where the layout is not prepared again for it.
  func hold(_ size: CGSize) {
    if held == nil { held = Held(isOpen: false) }
    held?.size = size
  }

  /// Moves what waits, as when the view counts from its other side.
  func shiftHeld(by distance: CGFloat) {
    if isHolding { held?.shift.x += distance }
  }

  /// The size that the content has, or is about to get.
  func size(in view: UICollectionView) -> CGSize { held?.size ?? view.contentSize }

  /// Puts the content where the change, or the anchor, the layout and the delegate want it.
  private func settle(_ change: ContentChange, _ anchor: ContentAnchor?, _ view: UICollectionView) {
    let size = size(in: view)
    owesTarget = false
    if view.installedTransition != nil || change.ownOffset != nil {
      let shift = takeHeldShift()
      if let transition = view.installedTransition { return transition.placeContent(in: size, shift: shift) }
      let (start, end) = (view.unroundedOffset, change.ownOffset ?? view.unroundedOffset)
      return view.shiftContent(by: CGPoint(x: end.x - start.x, y: end.y - start.y), to: size)
    }
    let wasReleased = takeRelease()
    let kept =
      change.keptPlace.map { view.offset(keeping: $0, inContentOf: size) }
      ?? anchor.flatMap { view.contentOffset(keeping: $0, inContentOf: size) }
    let shift = held?.shift ?? .zero
    let start = CGPoint(x: view.bounds.minX + shift.x, y: view.bounds.minY + shift.y)
    // What a finger holds or what moves by itself is brought back by its own motion.
    let plain = view.activity == .none ? view.restingOffset(nearest: start, inContentOf: size) : start
    let target = target(proposing: kept ?? plain, in: view)
    held = nil
    if kept != nil || shift != .zero || target != plain {
      view.shiftContent(by: CGPoint(x: target.x - view.bounds.minX, y: target.y - view.bounds.minY), to: size)
      view.trace("kept in place", because: "to \(view.wholePoints(target)) with what changed before it")
    } else {
      take(size, wasReleased: wasReleased, view)
    }
    if standsFromRight { noteBeginning(in: view) }
  }

  private func takeHeldShift() -> CGPoint {
    defer { held = nil }
    return held?.shift ?? .zero
  }

  /// An update of content that stands from the right has made it wider or narrower at its left end, whatever came or
  /// went where: counted from where reading begins it stands where it stood, as other content does by its offset. //
  /// C92
  func keepDistanceToBeginning(mirroredOver width: CGFloat, in view: UICollectionView) {
    guard standsFromRight, let size = held?.size else { return }
    held?.shift.x += view.mirroringWidth(ofContent: size.width) - width
  }

  // MARK: A reload

  /// Notes which item is to stay where it is when the data has been reloaded: the one that has the same index path
  /// then, since nothing is known of the new items.
  func rememberAnchorOfReload(in view: UICollectionView) {
    guard isAnchored, reloadAnchor == nil, !view.elements.needsNewViews else { return }
    reloadAnchor = view.contentAnchor()
  }

  /// Puts the content where the anchor of a reload wants it, together with its size.
  ///
  /// - Returns: whether there is one that still exists.
  private func keepReloaded(inContentOf size: CGSize, _ view: UICollectionView) -> Bool {
    guard let anchor = reloadAnchor else { return false }
    reloadAnchor = nil
    guard view.currentCounts.contains(section: anchor.key.section, item: anchor.key.item),
      let offset = view.contentOffset(keeping: anchor, inContentOf: size)
    else { return false }
    view.shiftContent(by: CGPoint(x: offset.x - view.bounds.minX, y: offset.y - view.bounds.minY), to: size)
    reloadedAnchor = anchor
    view.trace("kept in place", because: "item \(anchor.key.section)-\(anchor.key.item) was there before the reload")
    return true
  }

  // MARK: Another size

  /// The next preparation is the first for the size, and says where the content is to stand.
  func oweTarget() { owesTarget = true }

  /// Notes which item is to stay where it is in a view of another size. Content at its beginning stays there, unless it
  /// is there because it had no room to be elsewhere in the size before. // C90
  func rememberAnchorOfResizing(from oldBounds: CGRect, in view: UICollectionView) {
    // An animation that is being described carries the change out by itself.
    if let animation = ViewAnimation.current, animation.takesTime { return }
    guard isAnchored, view.activity == .none, resizeAnchor == nil, !view.elements.needsNewViews, !view.pass.isExchanging
    else { return }
    if let lastResize, lastResize.holds(for: oldBounds, in: view) {
      resizeAnchor = lastResize.anchor
      formerPlaces = lastResize.former
      return
    }
    let insets = view.adjustedContentInset
    let isAtBeginning = view.elements.axis == .vertical ? oldBounds.minY <= -insets.top : oldBounds.minX <= -insets.left
    guard !isAtBeginning else { return }
    resizeAnchor = view.contentAnchor()
    formerPlaces = [.init(size: oldBounds.size, contentSize: view.contentSize, offset: oldBounds.origin)]
  }

  /// The content has been moved in a view of the same size: whoever turns a device now means what is seen now.
  func offsetDidChangeAlone(in size: CGSize) {
    // Content that is brought back into the range of another size has not been moved by anybody.
    if let lastResize, resizeAnchor == nil, lastResize.size == size { self.lastResize = nil }
  }

  /// Puts the content where the anchor of a change of size wants it, together with its size.
  ///
  /// - Returns: whether there is one that still exists.
  private func keepResized(inContentOf size: CGSize, _ view: UICollectionView) -> Bool {
    guard let anchor = resizeAnchor, view.activity == .none,
      view.currentCounts.contains(section: anchor.key.section, item: anchor.key.item)
    else { return false }
    let former = formerPlaces.first { $0.size == view.bounds.size && $0.contentSize == size }
    guard let wanted = former?.offset ?? view.wantedOffset(keeping: anchor, inContentOf: size) else { return false }
    if former == nil, formerPlaces.count < ResizedPlace.mostFormer {
      formerPlaces.append(.init(size: view.bounds.size, contentSize: size, offset: wanted))
    }
    let kept = view.restingOffset(nearest: wanted, inContentOf: size)
    let target = view.collectionViewLayout.targetContentOffset(forProposedContentOffset: kept)
    // A layout that says by itself where content comes to stand is left to that: places that depend on where the
    // content stands, as those of a cover flow, would become others by being kept.
    guard target == kept else {
      resizeAnchor = nil
      return false
    }
    view.shiftContent(by: CGPoint(x: kept.x - view.bounds.minX, y: kept.y - view.bounds.minY), to: size)
    view.trace(
      "kept in place", because: "item \(anchor.key.section)-\(anchor.key.item) stood first before the size changed")
    return true
  }

  /// The view has been laid out in its new size.
  func resizingDidEnd(in view: UICollectionView) {
    guard let anchor = resizeAnchor else { return }
    resizeAnchor = nil
    lastResize = ResizedPlace(of: anchor, in: view, former: formerPlaces)
  }

  /// Gives content that rests its place in a view of another size: its present one, unless the layout, and then the
  /// delegate, say otherwise. // C32
  ///
  /// A finger, or a motion under way, goes on as it was.
  private func settleAfterResizing(_ view: UICollectionView) {
    owesTarget = false
    guard view.activity == .none, view.pass.isPrepared else { return }
    beginWhereReadingBegins(in: view)
    let proposed = view.contentOffset
    let target = target(proposing: proposed, in: view)
    guard target != proposed else { return }
    view.contentOffset = view.legalOffset(nearest: target)
  }

  // MARK: A transition

  /// A layout takes the place of a transition that held the content.
  func release() { isReleased = true }

  private func takeRelease() -> Bool {
    defer { isReleased = false }
    return isReleased
  }

  /// Returns where the content is to stand in the layout to which a transition leads: where it does, or where anchors,
  /// the layout and the delegate want it, in this order. // T3
  func target(of transition: InteractiveTransition, keeping place: KeptPlace?, in view: UICollectionView) -> CGPoint {
    let side = transition.next
    var proposed = view.restingOffset(nearest: view.unroundedOffset, inContentOf: side.size)
    if let place {
      let frame = place.anchor.flatMap { transition.frame(of: $0.key, in: side) }
      proposed = view.offset(proposed, keeping: place, itsItemAt: frame, inContentOf: side.size)
    }
    return target(proposing: proposed, in: view) { proposed in
      transition.asking(side) { side.layout.targetContentOffset(forProposedContentOffset: proposed) }
    }
  }

  // MARK: Sizes that become known

  /// Some views are about to be asked for their sizes: an item is to keep its place then.
  func oweFittingAnchor() { owesFittingAnchor = true }

  /// Finds what keeps its place, before the first wish is taken over: most views want what they have, so that nobody
  /// looks for it.
  func findFittingAnchorIfOwed(in view: UICollectionView) {
    guard owesFittingAnchor else { return }
    owesFittingAnchor = false
    keepWhileFitting(reloadedAnchor ?? view.fittingAnchor(), view)
  }

  private func keepWhileFitting(_ anchor: ContentAnchor?, _ view: UICollectionView) {
    guard let transition = view.installedTransition else {
      fittingAnchor = anchor
      return
    }
    // Each layout has it elsewhere.
    fittingAnchor = nil
    transition.keepInPlace(anchor)
  }

  /// All views in sight agree to their sizes, or are asked no longer.
  ///
  /// - Parameter keepsReloaded: whether the item of a reload is to keep its place in the next round, too.
  func fittingDidEnd(keepsReloaded: Bool = false, in view: UICollectionView) {
    owesFittingAnchor = false
    keepWhileFitting(nil, view)
    if !keepsReloaded { reloadedAnchor = nil }
  }

  /// Returns by how much the content has to move, beside `shift`, for the anchor to keep its place in sight. Asked when
  /// the layout has been prepared and before its size is taken over, so that what is under way does not end at an old
  /// edge.
  private func fittingShift(beside shift: CGPoint, _ view: UICollectionView) -> CGPoint {
    guard let anchor = fittingAnchor,
      view.currentCounts.contains(section: anchor.key.section, item: anchor.key.item),
      let attributes = view.collectionViewLayout.layoutAttributesForItem(at: anchor.key.indexPath)
    else { return .zero }
    let frame = attributes.frame
    guard frame.isFinite else { return .zero }
    return view.elements.axis == .vertical
      ? CGPoint(x: 0, y: frame.minY - anchor.distance.y - view.bounds.minY - shift.y)
      : CGPoint(x: frame.minX - anchor.distance.x - view.bounds.minX - shift.x, y: 0)
  }

  // MARK: An item that is scrolled to

  /// The content is on its way to an item, or has been put there. As sizes become known it goes to where the item then
  /// is, unless a finger or the program moves it meanwhile.
  func aim(at key: ElementKey, _ position: UICollectionView.ScrollPosition, in view: UICollectionView) {
    guard view.collectionViewLayout.asksForPreferredAttributes else { return }
    aim = ScrollAim(key: key, position: position)
    view.setNeedsLayout()
  }

  /// Somebody moves the content.
  func forgetAim() { aim = nil }

  /// Sizes have become known since the content was last aimed.
  func aimIsOff() { aim?.isOff = true }

  /// Brings the content to where the item that it was sent to is now.
  ///
  /// - Returns: whether the content was moved at once, so that others may have come into sight.
  func reachAim(in view: UICollectionView) -> Bool {
    guard let aim else { return false }
    let isAnimating = view.activity == .animating
    guard aim.isOff else {
      if !isAnimating { endAim() }
      return false
    }
    self.aim?.isOff = false
    guard isAnimating || view.activity == .none,
      view.currentCounts.contains(section: aim.key.section, item: aim.key.item),
      let attributes = view.collectionViewLayout.layoutAttributesForItem(at: aim.key.indexPath)
    else {
      endAim()
      return false
    }
    let grid = PixelGrid(scale: view.pixelsPerPoint)
    let target = grid.rounded(view.offset(showing: attributes, at: aim.position))
    guard target.isFinite else { return false }
    if isAnimating {
      view.horizontal.redirect(to: target.x)
      view.vertical.redirect(to: target.y)
      return false
    }
    guard target != view.bounds.origin, corrections < UICollectionView.maximumFittingRounds else {
      endAim()
      return false
    }
    corrections += 1
    view.trace("moved", because: "to \(view.wholePoints(target)), where the item is that was scrolled to")
    view.jump(to: target)
    return true
  }

  private func endAim() {
    aim = nil
    corrections = 0
  }

  // MARK: Content that runs from right to left

  /// Notes which layout is asked whether it is turned over, and tells whether it was another one before.
  func isAnotherToBeTurned(_ layout: UICollectionViewLayout) -> Bool {
    defer { askedAboutTurning = ObjectIdentifier(layout) }
    return askedAboutTurning.map { $0 != ObjectIdentifier(layout) } ?? false
  }

  /// Shows content that runs from right to left, and is wider than the view, from its right end on, where its first
  /// item is; whatever width content and view get, content at its beginning stays there. // C91
  func beginWhereReadingBegins(in view: UICollectionView) {
    guard standsFromRight, view.bounds.width > 0, view.activity == .none, !isHolding,
      view.installedTransition == nil
    else { return }
    let last = beginning
    let offset = noteBeginning(in: view)
    let insets = view.adjustedContentInset
    // Where a layout that takes over from another one begins, it says itself, and so does what scrolled before the
    // first one.
    let wasThere =
      last.map { $0.layout == ObjectIdentifier(view.collectionViewLayout) && $0.offset == view.contentOffset.x }
      ?? [0, -insets.left].contains(view.contentOffset.x)
    if wasThere, view.contentOffset.x != offset { view.contentOffset.x = offset }
  }

  /// Notes the offset at which content begins now, and returns it. Content that an update has put elsewhere is then not
  /// moved because it was at the beginning before.
  @discardableResult private func noteBeginning(in view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    let offset = max(-insets.left, view.contentSize.width - view.bounds.width + insets.right)
    beginning = (ObjectIdentifier(view.collectionViewLayout), offset)
    return offset
  }
}
