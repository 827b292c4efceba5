import CollectionEngine

/// A transition takes the place of the present layout: nothing that is seen moves by that, unless it was between two
/// others.
final class TransitionStart: ContentChange {
  private let transition: InteractiveTransition
  /// The views that were on their way out of sight, and take part in the transition again.
  private let caught: [ShownElement]
  /// A transition that is given up for this one, half way.
  private let ended: InteractiveTransition?
  private var isInstalled = false

  init(
    of view: UICollectionView, _ transition: InteractiveTransition, catching caught: [ShownElement] = [],
    ending ended: InteractiveTransition? = nil
  ) {
    self.transition = transition
    self.caught = caught
    self.ended = ended
    super.init(of: view)
  }

  /// The transition says where the content stands.
  override var anchorsContent: Bool { false }

  override var returning: [ShownElement] { caught }

  override func prepareLayout() {
    isInstalled = view.install(transition)
    // What is in sight has not been asked yet how large it wants to be in the layout that is new. // C60
    view.fitShownElementsAgain()
    view.prepareLayoutIfNeeded()
  }

  override func finish() {
    guard isInstalled, let ended else { return }
    for side in ended.sides {
      side.layout.finalizeLayoutTransition()
      if !view.layoutsInUse.contains(where: { $0 === side.layout }) { side.layout.attachedCollectionView = nil }
    }
    ended.layout.attachedCollectionView = nil
    ended.layout.run = nil
  }
}
