import CollectionEngine

/// Another layout takes the place of the present one; data and views stay.
final class LayoutTransition: ContentChange {
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout

  init(of view: UICollectionView, to layout: UICollectionViewLayout) {
    old = view.collectionViewLayout
    new = layout
    super.init(of: view)
  }

  override func prepareLayout() {
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for slot in view.elements.slots { slot.view?.willTransition(from: old, to: new) }
    // The old one is asked where elements come from, and knows its view until then.
    view.storedLayout = new
    new.collectionView = view
    view.firstPreparation = FirstPreparation()
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

  override func initialAttributes(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    new.initialAttributes(of: key, kind: view.kind(of: key), like: attributes)
  }

  override func placeBefore(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let known = rememberedPlace(of: key) { return known }
    guard key.category != .decoration else { return nil }
    let plain = UICollectionViewLayoutAttributes()
    guard let place = old.attributes(of: key, kind: view.kind(of: key), like: plain)?.copied else { return nil }
    place.center = CGPoint(x: place.center.x + distance.x, y: place.center.y + distance.y)
    return place
  }

  override func finish() {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    if view.collectionViewLayout !== old { old.collectionView = nil }
  }

  override func didEnd() {
    for slot in view.elements.slots { slot.view?.didTransition(from: old, to: new) }
  }
}
