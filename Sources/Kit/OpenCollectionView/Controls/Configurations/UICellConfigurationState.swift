/// The state of a cell as its configurations see it: what it is in, and what the program adds.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Tells whether a cell is being dragged.
  public enum DragState: Hashable, Sendable {
    /// It is not.
    case none
    /// It is being lifted.
    case lifting
    /// It is on its way.
    case dragging
  }

  /// Tells whether something is being dropped onto a cell.
  public enum DropState: Hashable, Sendable {
    /// Nothing is.
    case none
    /// Something is, on other cells.
    case notTargeted
    /// Something is, on this one.
    case targeted
  }

  /// The surroundings of the cell.
  public var traitCollection: UITraitCollection
  /// Tells whether it does not answer.
  public var isDisabled = false
  /// Tells whether a finger is on it.
  public var isHighlighted = false
  /// Tells whether it is chosen.
  public var isSelected = false
  /// Tells whether keys go to it.
  public var isFocused = false
  /// Tells whether it is held at an edge while content moves on.
  public var isPinned = false
  /// Tells whether the list that it is in is being edited.
  public var isEditing = false
  /// Tells whether what it opens is open.
  public var isExpanded = false
  /// Tells whether it is pushed aside, so that its actions are seen.
  public var isSwiped = false
  /// Tells whether a finger is moving it to another place in its list.
  public var isReordering = false
  /// Tells whether it is being dragged.
  public var cellDragState = DragState.none
  /// Tells whether something is being dropped onto it.
  public var cellDropState = DropState.none
  /// Tells where in a list the cell stands; nil outside of lists.
  var listPlace: ListPlace?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the program keeps with the state under a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
