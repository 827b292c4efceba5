import CollectionEngine
import FrameClock
import LayerEngine
import MotionEngine

/// Another layout takes the place of the present one; data and views stay.
final class LayoutTransition: ContentChange {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  /// The layout from which a person sees the change come, and where the content stood in it: of a transition that it ends,
  /// the nearer one.
  let origin: (layout: UICollectionViewLayout, offset: CGPoint)
  /// Tells whether the old layout had the view count from the right, and the sum of x at the view's edges then.
  private let oldCount: (isFromRight: Bool, edges: CGFloat)
  /// The transition that this change ends, wherever it was.
  private let ended: InteractiveTransition?
  /// The animation in which the layout becomes another, and since when; nil where nothing is to be seen of it.
  private var course: (animation: ViewAnimation, began: Double)?

  private var hasToldViews = false
  /// Tells whether another layout was set when it was told of the change.
  private var isOvertaken = false

  private let place: KeptPlace?

  init(of view: UICollectionView, to layout: UICollectionViewLayout) {
    old = view.collectionViewLayout
    new = layout
    oldCount = (view.countsFromRight, view.bounds.minX + view.bounds.maxX)
    place = view.content.keptPlace
    let ended = view.installedTransition
    self.ended = ended
    if let ended, let side = ([ended.nearer] + ended.sides).first(where: { $0.layout !== layout }) {
      origin = (side.layout, ended.origin(of: side))
    } else {
      origin = (old, view.unroundedOffset)
    }
    super.init(of: view)
  }

  override var keptPlace: KeptPlace? { place }

  /// Takes over the completions of the transition that this change ends: each is told once, by whoever comes first.
  func takeEndedCompletions() -> [TransitionCompletion] {
    defer { ended?.completions = [] }
    return ended?.completions ?? []
  }

  /// Tells whether the change began somewhere between two layouts.
  var beganBetween: Bool { ended != nil }

  override func prepareLayout() {
    // A program is told of the layouts that it knows.
    let told = ended?.nearer.layout ?? old
    ended?.settling?.stop()
    view.tellOfLayoutChanges(before: self)
    told.prepareForTransition(to: new)
    new.prepareForTransition(from: told)
    for slot in view.elements.slots { slot.view?.willTransition(from: told, to: new) }
    if view.storedLayout !== old {
      // Who was told has put another layout there: this one takes its place, too. A transition is over already.
      isOvertaken = true
      view.dropTransition(for: new)
      view.storedLayout.attachedCollectionView = nil
    } else if let ended {
      view.transitionIsReplaced(ended)
    }
    // The old one is asked where elements come from, and knows its view until then.
    view.storedLayout = new
    new.attachedCollectionView = view
    view.pass.firstPreparation = FirstPreparation()
    let context = new.makeInvalidationContext()
    context.invalidateEverything = true  // C4
    new.invalidate(with: context)
    view.prepareLayoutIfNeeded()
  }

  /// Decoration views belong to their layouts, also where the kinds have the same name.
  override func fate(of element: ShownElement) -> Fate {
    element.key.category == .decoration ? .isReplaced(element.key) : .stays(element.key)
  }

  override func isNew(_ key: ElementKey) -> Bool {
    key.category == .decoration || placeBefore(of: key) == nil
  }

  override func finalAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
    old.finalAttributes(of: element.key, kind: view.kind(of: element.key), like: element.attributes)
  }

  override func placedBefore(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard oldCount.isFromRight != view.countsFromRight else { return attributes }
    let copy = attributes.copied
    copy.center.x = oldCount.edges - copy.center.x
    return copy
  }

  override func initialAttributes(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    new.initialAttributes(of: key, kind: view.kind(of: key), like: attributes)
  }

  override func placeBefore(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let known = rememberedPlace(of: key) { return known }
    guard key.category != .decoration else { return nil }
    let plain = UICollectionViewLayoutAttributes()
    guard let answer = old.attributes(of: key, kind: view.kind(of: key), like: plain) else { return nil }
    let place = placedBefore(view.listed(answer, by: old)).copied
    place.center = CGPoint(x: place.center.x + distance.x, y: place.center.y + distance.y)
    return place
  }

  override func finish() {
    if let animation = ViewAnimation.current, animation.takesTime, animation.driver == nil, animation.delay == 0 {
      course = (animation, view.transitionClock.now)
    }
    let parts = (isOvertaken ? [] : ended?.sides ?? []).map(\.layout)
    for layout in parts { layout.finalizeLayoutTransition() }
    old.finalizeLayoutTransition()
    if ended?.side(of: new) == nil { new.finalizeLayoutTransition() }
    // Who was told may have made one of them that of the view again.
    let used = view.layoutsInUse + [view.storedLayout]
    for layout in parts + [old] where !used.contains(where: { $0 === layout }) { layout.attachedCollectionView = nil }
    ended?.layout.run = nil
  }

  override func tellViews() {
    guard !hasToldViews else { return }
    hasToldViews = true
    let told = ended?.nearer.layout ?? old
    for slot in view.elements.slots { slot.view?.didTransition(from: told, to: new) }
  }

  override func didEnd() { tellViews() }

  /// How far what is seen has gone from the old layout to the new one; nil where that is no question.
  func part(at now: Double) -> CGFloat? {
    guard let (animation, began) = course, now - began < animation.duration else { return nil }
    switch animation.pace {
    case .curve(let function):
      return AnimationPace.curve(function.curve)
        .fraction(at: (now - began) / animation.duration, of: animation.duration)
    case .spring(let spring): return spring.value(at: now - began)
    }
  }
}

/// Somebody who waits for the end of an interactive transition. // T9
@MainActor struct TransitionCompletion {
  let origin: UICollectionViewLayout
  let goal: UICollectionViewLayout
  let action: UICollectionView.LayoutInteractiveTransitionCompletion

  /// Tells which layout has come of it: whether one of the two, and whether the one that was aimed at.
  func tell(_ layout: UICollectionViewLayout) {
    action(layout === goal || layout === origin, layout === goal)
  }
}
