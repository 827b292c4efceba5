import CollectionEngine

/// A transition is at one of its ends: that layout is the view's from now on. Nothing that is seen moves by that.
final class TransitionFinish: ContentChange {
  private let transition: InteractiveTransition
  private let side: TransitionSide
  private let other: TransitionSide
  private let target: CGPoint
  private var hasToldViews = false

  init(of view: UICollectionView, _ transition: InteractiveTransition, finishes: Bool) {
    self.transition = transition
    side = finishes ? transition.next : transition.current
    other = finishes ? transition.current : transition.next
    transition.noteDrift()
    let target = CGPoint(x: side.offset.x + transition.drift.x, y: side.offset.y + transition.drift.y)
    // Where the layout alone has the view count from the other side, that is where it stands then.
    self.target = side.mirrored(CGRect(origin: target, size: view.bounds.size)).origin
    super.init(of: view)
  }

  override var anchorsContent: Bool { false }

  override var ownOffset: CGPoint? { target }

  override func prepareLayout() {
    view.storedLayout = side.layout
    view.pass.tile = nil
    // It is not prepared again for what it has answered meanwhile.
    view.pass.isPrepared = side.isPrepared
    if side.isPrepared {
      view.pass.answeredSize = side.size
      view.content.hold(side.size)
      _ = view.sortElements(inContentOf: side.size)
      view.updateMirroring()
    }
    view.prepareLayoutIfNeeded()
  }

  override func finish() {
    transition.current.layout.finalizeLayoutTransition()
    if other !== side, other.layout !== side.layout {
      transition.next.layout.finalizeLayoutTransition()
      // Who was told may have made it that of the view again.
      if !view.layoutsInUse.contains(where: { $0 === other.layout }) { other.layout.attachedCollectionView = nil }
    }
    transition.layout.attachedCollectionView = nil
    transition.layout.run = nil
  }

  override func didEnd() { tellViews() }

  override func tellViews() {
    guard !hasToldViews else { return }
    hasToldViews = true
    for slot in view.elements.slots { slot.view?.didTransition(from: other.layout, to: side.layout) }
  }
}
