import CollectionEngine

/// A change after which elements stand elsewhere, are others, or look different: an update, another layout, other bounds.
///
/// Says what becomes of elements and what the layout is told and asked; ``UICollectionView/carryOut(_:completion:)`` does
/// the rest.
@MainActor class ContentChange {
  /// The fate of an element that can be seen.
  enum Fate {
    /// It is still there, under a key that may be another.
    case stays(ElementKey)
    /// It is still there, and gets another view.
    case isReplaced(ElementKey)
    /// It is gone.
    case goes
  }

  let view: UICollectionView
  /// The places of elements before the change, in sight and near it, by the keys that they had.
  private var places = ElementPlaces()
  /// How far the content was moved with the change.
  private(set) var distance = CGPoint.zero
  /// The element about whose end the layout is being asked.
  var asked: ShownElement?
  /// Elements that are gone, whose views are on their way.
  var gone: [ShownElement] = []
  /// Elements that are out of sight, whose views are on their way; by the keys that they have now.
  var outOfSight: [ShownElement] = []

  init(of view: UICollectionView) { self.view = view }

  /// Makes the layout ready for the new state. Nothing may be asked of it before it knows what changes. // C22
  func prepareLayout() {}

  /// Tells whether mirrored content keeps its distance to the end at which it begins, as other content keeps its
  /// offset; no unless overridden.
  var goesByBeginning: Bool { false }

  /// The offset that the content is to have, where the change knows; nil where anchor, layout and delegate say so.
  var ownOffset: CGPoint? { nil }

  /// Tells whether what can be seen keeps its place where the view anchors its content.
  var anchorsContent: Bool { true }

  /// The place that the content keeps whether the view anchors its content or not; nil for none.
  var keptPlace: KeptPlace? { nil }

  /// Elements whose views join those in sight with the change.
  var returning: [ShownElement] { [] }

  /// Takes over how a view that stays in sight goes to its place; no unless overridden. Called inside the animation.
  func takesOver(_ stay: ElementChange.Stay, in animation: ViewAnimation) -> Bool { false }

  /// Returns the fate of an element that was in sight.
  func fate(of element: ShownElement) -> Fate { .stays(element.key) }

  /// The key that an element had; nil for one that is new.
  func oldKey(of key: ElementKey) -> ElementKey? { key }

  /// Tells whether an element is new, or gets another view.
  func isNew(_ key: ElementKey) -> Bool { oldKey(of: key) == nil }

  /// Returns the layout's attributes for the end of an element that was in sight. Called for those that stay, too.
  /// // C29
  func finalAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns attributes for the end of an element as the content shows them.
  func placedBefore(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes
  }

  /// Returns the layout's attributes for the beginning of an element that is in sight. Called for those that stay, too.
  /// // C29
  func initialAttributes(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the former place of an element that has come into sight; nil where nobody knows.
  func placeBefore(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    oldKey(of: key).flatMap(rememberedPlace)
  }

  /// Returns the former place of an element, by the key that it had.
  func rememberedPlace(of key: ElementKey) -> UICollectionViewLayoutAttributes? { places[key] }

  /// Returns the present place of an element that is out of sight; nil where nobody knows.
  func placeAfter(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
    view.collectionViewLayout.attributes(
      of: element.key, kind: view.kind(of: element.key), like: element.attributes
    )
  }

  /// Returns a layout's attributes for the beginning of an element unless it knows better. // C28
  func usualInitialAttributes(
    of category: UICollectionView.ElementCategory, kind: String, at path: IndexPath, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns a layout's attributes for the end of an element unless it knows better. // C28
  func usualFinalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// All elements have been asked for. Called inside the animation. // C21
  func finish() {}

  /// Notes where elements stand that may come into sight.
  func rememberPlaces() {
    places = ElementPlaces(of: view.elements.slots)
  }

  /// The content has moved by a distance, and what is known of places with it.
  func movePlaces(by distance: CGPoint) {
    self.distance = CGPoint(x: self.distance.x + distance.x, y: self.distance.y + distance.y)
    places.move(by: distance)
  }

  /// The view counts from the other side: what is known of places is turned over, so that it is where it was seen.
  func turnPlaces(over sum: CGFloat) {
    places.turn(over: sum)
  }

  /// Has views change places, where that is all that becomes of elements; no where any of them has to be looked at.
  func exchangesViews() -> Bool { false }

  /// Has cells that stay configured anew, under their new keys. // C33
  func configureAnew(_ kept: [ShownElement]) {}

  /// Tells views that they have come to another layout; once.
  func tellViews() {}

  /// Called when the animation is over.
  func didEnd() {}

  /// The views of elements that have left are on their way no longer.
  func endDepartures() {
    let (left, lost) = (outOfSight, gone)
    outOfSight.removeAll()
    gone.removeAll()
    for element in left { view.endDisplaying(element, isStillThere: true) }
    for element in lost { view.endDisplaying(element) }
    if !view.pass.isExchanging { view.hideDeparted() }
  }
}
