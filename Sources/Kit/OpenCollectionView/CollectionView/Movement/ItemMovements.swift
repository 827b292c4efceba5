import CollectionEngine

/// The items of a collection view that people carry. It is there from the first movement on.
@MainActor final class ItemMovements {
  unowned let view: UICollectionView
  /// The places of items in the data and as they are shown; nothing while nothing is carried.
  var permutation: MovementPermutation?
  /// The items that are carried, in the order in which they were picked up.
  var carried: [UICollectionView.InteractiveMovement] = []
  /// The one that UIKit's four methods speak of.
  weak var standard: UICollectionView.InteractiveMovement?
  /// The one that goes by keys.
  weak var keyed: UICollectionView.InteractiveMovement?
  /// The object that stands between a layout and the data source while the layout makes its context. // M11
  var relay: MovementDataSource?
  /// The numbering in which programs speak at the moment.
  private(set) var numbering = ItemNumbering.data
  /// The item that the data source has let be moved just now: it is not asked twice.
  var allowedPath: IndexPath?
  /// Tells whether data source and permutation are between two states.
  var isCommitting = false
  /// The moves that can be undone.
  var undone: [MovementUndo] = []
  private(set) lazy var scroller = MovementScroller(self)
  private var isFollowing = false
  /// The size in which targets were found last.
  private lazy var viewSize = view.bounds.size

  init(of view: UICollectionView) { self.view = view }

  var isEmpty: Bool { carried.isEmpty }

  /// The movement that carries an element; nil for any other.
  func movement(of key: ElementKey) -> UICollectionView.InteractiveMovement? {
    carried.first { $0.key == key }
  }

  /// Has the data source move an item. // M12
  ///
  /// - Returns: false where it turns out that it cannot, which is said.
  func move(
    from: UpdatePlan.Place, to: UpdatePlan.Place, in source: any UICollectionViewDataSource
  ) -> Bool {
    isCommitting = true
    let hasMoved = MovingAbility.move(in: source, of: view, from: IndexPath(from), to: IndexPath(to))
    isCommitting = false
    if !hasMoved {
      view.noteProgrammingError(
        "\(type(of: source)) lets items be moved, but has no collectionView(_:moveItemAt:to:): implement it, or answer "
          + "no in collectionView(_:canMoveItemAt:).")
    }
    return hasMoved
  }

  /// Runs calls in which programs mean what is presented, as layouts do.
  func presenting<Result>(_ body: () -> Result) -> Result {
    let before = numbering
    numbering = .presented
    defer { numbering = before }
    return body()
  }

  /// The counts as presented, given those of the data source.
  func presentedCounts(_ fresh: SectionCounts) -> SectionCounts {
    guard let permutation else { return fresh }
    if permutation.data == fresh { return permutation.presented }
    // The program has changed the data and told nobody: nothing is known of the items any longer.
    abandon(because: "the data has other counts, \(fresh) in place of \(permutation.data), and no update told of it")
    return fresh
  }

  /// All carried items have been shown where they belong since something else became another.
  func contentDidMove() {
    guard !isFollowing, !carried.isEmpty else { return }
    isFollowing = true
    defer { isFollowing = false }
    if viewSize != view.bounds.size {
      viewSize = view.bounds.size
      placesDidChange(everywhere: true)
    }
    for movement in carried {
      guard movement.isActive else { continue }
      movement.followContent()
    }
  }

  /// Elements may stand elsewhere than when slots were noted.
  ///
  /// - Parameter everywhere: whether the layout is another as a whole, so that another place may be under a finger that
  ///   rests. What is only measured anew changes no target by itself.
  func placesDidChange(everywhere: Bool) {
    for movement in carried {
      movement.slots = nil
      movement.needsPlacing = true
      if everywhere { movement.needsTarget = true }
    }
  }

  /// A row has scrolled under the fingers. // P119
  func rowDidMove(_ section: Int, by distance: CGPoint) {
    for movement in carried { movement.rowDidMove(section, by: distance) }
  }

  /// Puts the cells that are carried where the layout wants them, given where the fingers are. // M4
  func placeCells() {
    for movement in carried {
      movement.keepUnderFinger()
      if movement.isActive, movement.needsNewCell { movement.renewCell() }
      if movement.isActive, movement.needsPlacing { movement.place() }
    }
  }

  func forget(_ movement: UICollectionView.InteractiveMovement) {
    carried.removeAll { $0 === movement }
    if standard === movement { standard = nil }
    if carried.isEmpty, view.state.drags?.holdsPlaces != true { permutation = nil }
    scroller.update()
  }

  /// Movements end without a word to anybody: the data is another, and the cells are made anew. // M2
  func abandon(because reason: String) {
    // Whoever hears of one may replace the data again, which ends the others.
    for movement in carried where movement.isActive {
      movement.trace("is put down", because: reason)
      movement.isBehind(movement.key)
      forget(movement)
      movement.isActive = false
      movement.look.end()
      let shown = movement.shown
      // The program hears of it when the view counts the data that are. // C81
      view.whenDataAgree { $0.endDisplaying(shown) }
    }
    permutation = nil
    view.state.drags?.placesAreGone()
  }

  /// All movements are called off, as when the view leaves its window.
  func cancelAll(because reason: String) {
    for movement in carried where movement.isActive { movement.finish(isCancelled: true, because: reason) }
  }
}

extension UICollectionView {
  /// Returns the record of movements; makes it where there is none.
  func withMovements() -> ItemMovements {
    if let movements { return movements }
    let made = ItemMovements(of: self)
    movements = made
    return made
  }

  /// Tells whether an element is carried, or is none of the data's: no view is made ahead for it.
  func isCarried(_ key: ElementKey) -> Bool {
    guard let movements else { return false }
    return movements.movement(of: key) != nil || isPlaceholder(key)
  }

  /// Tells whether an element has no view in its place: it is carried, or is room for what would be dropped.
  func isWithoutView(_ key: ElementKey) -> Bool {
    isCarried(key) && state.drags?.placeholder(at: key) == nil
  }
}

extension UpdatePlan.Place {
  init(_ path: IndexPath) { self.init(section: path[0], item: path[1]) }

  init(_ key: ElementKey) { self.init(section: key.section, item: key.item) }

  var key: ElementKey { .cell(section: section, item: item) }
}

extension IndexPath {
  init(_ place: UpdatePlan.Place) { self.init(item: place.item, section: place.section) }
}
