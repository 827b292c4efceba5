/// The configurations of a cell. A class, because most cells have none.
@MainActor final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}

/// The conditions of a cell besides being selected and highlighted.
struct CellConditions: Equatable {
  /// Tells whether the cell's item is being edited: the collection view says so. // C58
  var isEditing = false
  var isFocused = false
  var isPinned = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var drag = UICellConfigurationState.DragState.none
  var drop = UICellConfigurationState.DropState.none
  /// Tells where the item stands in an outline; nil for one in none.
  var outline: Outline?

  /// A place in an outline.
  struct Outline: Equatable {
    /// How many ancestors the item has.
    var level: Int
    /// Its number among those with the same parent, from 1.
    var number: Int
    /// How many have the same parent.
    var count: Int
  }
}
