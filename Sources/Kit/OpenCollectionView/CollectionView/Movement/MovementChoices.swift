/// The choices of a program about movements.
struct MovementChoices {
  var liftsCells = true
  var registersUndo = false
  var survivesReloads = false
  var renewsViews = false
  var movesData = false
  /// Nil where the standard gesture decides.
  var goesByKeys: Bool?
}

extension UICollectionView {
  /// Tells whether cells that are carried are lifted: shown a little larger, over a shadow. Yes unless set; set false
  /// where a program gives them a look of its own.
  ///
  /// Difference from UIKit: it has no such property.
  public var liftsInteractivelyMovingCells: Bool {
    get { changes.movementChoices.liftsCells }
    set { changes.movementChoices.liftsCells = newValue }
  }

  /// Tells whether a movement that has changed the data can be undone with the undo manager of the collection view's
  /// surroundings. No unless set.
  ///
  /// The data source is told of the move back, and it is animated. Updates made meanwhile are taken into account.
  ///
  /// Difference from UIKit: it has no such property.
  public var registersUndoForInteractiveMovements: Bool {
    get { changes.movementChoices.registersUndo }
    set { changes.movementChoices.registersUndo = newValue }
  }

  /// Has the data move along while an item is carried: `collectionView(_:moveItemAt:to:)` is called at each new target, and
  /// not at the end; a movement that is called off moves the item back. No unless set, as in UIKit, where data and what is shown
  /// differ until the end. // M51
  ///
  /// This is the way for layouts of one's own that ask a delegate for sizes by index path: what is shown and the data have the
  /// same numbers all the time, so that every item keeps its own size. Layouts of the library need it not.
  ///
  /// ```swift
  /// collectionView.movesDataDuringInteractiveMovements = true
  /// ```
  ///
  /// With ``registersUndoForInteractiveMovements`` all steps of a movement are undone as one. What is expensive, such as
  /// storing the order, belongs to the end: ``UICollectionViewDelegate/collectionView(_:interactiveMovementDidChange:)`` tells
  /// of it. The reordering handlers of a diffable data source are called at each step. Cost: one call at each new target.
  ///
  /// Difference from UIKit: it has no such property.
  public var movesDataDuringInteractiveMovements: Bool {
    get { changes.movementChoices.movesData }
    set { changes.movementChoices.movesData = newValue }
  }

  /// Tells whether items stay carried when the data is reloaded, as far as they still exist. No unless set, as in
  /// UIKit, which throws movements away then. // M2
  ///
  /// With a diffable data source the identifier tells which item it is, with any other its index path.
  ///
  /// Difference from UIKit: it has no such property.
  public var keepsInteractiveMovementsAcrossReloads: Bool {
    get { changes.movementChoices.survivesReloads }
    set { changes.movementChoices.survivesReloads = newValue }
  }

  /// Tells whether headers and footers are made anew of the two sections between which an item has been moved. No
  /// unless set, as in UIKit. // M20
  ///
  /// Difference from UIKit: it has no such property.
  public var renewsSupplementaryViewsAfterInteractiveMovement: Bool {
    get { changes.movementChoices.renewsViews }
    set { changes.movementChoices.renewsViews = newValue }
  }
}
