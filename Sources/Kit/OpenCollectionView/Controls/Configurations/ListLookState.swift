/// Tells what lists' looks depend on, whichever kind of state tells it.
struct ListLookState: Hashable {
  var isHighlighted = false
  var isSelected = false
  var isDisabled = false
  var isEditing = false
  var isReordering = false
  /// The appearance of the list around.
  var environment = UIListEnvironment.unspecified
  /// Tells where among the rows of its section it stands; nil where that is not known.
  var place: ListPlace?

  init() {}

  init(_ state: any UIConfigurationState) {
    environment = state.traitCollection.listEnvironment
    if let state = state as? UICellConfigurationState {
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isDisabled = state.isDisabled
      isEditing = state.isEditing
      isReordering = state.isReordering
      place = state.listPlace
    } else if let state = state as? UIViewConfigurationState {
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isDisabled = state.isDisabled
    }
  }

  /// The same without the list around: what texts and pictures look by.
  var withoutList: ListLookState {
    var state = self
    state.environment = .unspecified
    state.place = nil
    state.isReordering = false
    return state
  }
}
