import CollectionEngine

/// Loads items of a collection view: one that a drag rests on is selected. // N71
final class ItemSpring: UISpringLoadedInteraction {
  init() {
    super.init(interactionBehavior: ItemBehavior(), interactionEffect: nil) { interaction, _ in
      (interaction.interactionBehavior as? ItemBehavior)?.select(in: interaction.view)
    }
  }

  /// Items have other numbers, or are others as a whole.
  func itemsDidChange(_ newKey: (ElementKey) -> ElementKey?) {
    (interactionBehavior as? ItemBehavior)?.item?.itemsDidChange(newKey)
  }

  override func dragDidLeave() { (interactionBehavior as? ItemBehavior)?.item = nil }

  /// Finds the item under the drag, and asks the delegate once for each that it comes to.
  private final class ItemBehavior: UISpringLoadedInteractionBehavior {
    var item: ItemHighlight?
    private var isAllowed = false

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      guard let view = interaction.view as? UICollectionView, view.selectionIsAllowed,
        let key = view.touchedItem(at: context.location(in: view)), !view.isPlaceholder(key)
      else {
        item = nil
        return false
      }
      let isOther = item?.key != key
      if isOther { item = ItemHighlight(of: key) }
      let path = view.dataPath(of: key)
      context.targetView = view.shownCell(of: key)
      context.targetItem = path
      guard isOther else { return isAllowed }
      let before = BeforeCall(view)
      isAllowed = view.collectionDelegate?.collectionView(view, shouldSpringLoadItemAt: path, with: context) ?? true
      // The delegate may have changed the data: the next move finds what is there then.
      if !before.dataAreSame(in: view) { item = nil }
      return isAllowed && item != nil
    }

    func select(in view: UIView?) {
      guard let view = view as? UICollectionView, let item else { return }
      view.selectByPerson { item.key }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Tells whether a drag that rests on an item selects it, if
  /// ``UICollectionViewDelegate/collectionView(_:shouldSpringLoadItemAt:with:)`` lets it; false unless set.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ItemSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      guard newValue else { return (state.drags?.spring).map(removeInteraction) ?? () }
      let spring = ItemSpring()
      withDrags().spring = spring
      addInteraction(spring)
    }
  }
}
