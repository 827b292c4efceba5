extension UICollectionViewCell {
  /// How often a cell whose update asks for another is brought up to date again; then it is left as it is. Our choice:
  /// one that settles does so the second time.
  private static let maximumUpdates = 3

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = conditions.isEditing
    state.isFocused = conditions.isFocused
    state.isPinned = conditions.isPinned
    state.isExpanded = conditions.isExpanded
    state.isSwiped = conditions.isSwiped
    state.isReordering = conditions.isReordering
    state.cellDragState = conditions.drag
    state.cellDropState = conditions.drop
    return state
  }

  /// The cell is used for another item: what was particular to the last one ends.
  func forgetConditions() {
    changeConditions { $0 = CellConditions(isEditing: $0.isEditing) }
    endSelectionFade()
  }

  /// Changes what the cell is in, and has its configurations updated if that is another thing.
  func changeConditions(_ change: (inout CellConditions) -> Void) {
    let old = conditions
    change(&conditions)
    guard conditions != old else { return }
    if conditions.outline != old.outline || conditions.isExpanded != old.isExpanded { markForAccessibility() }
    // That others have come before it in its outline changes nothing that a cell shows.
    var state = old
    if old.outline != nil, conditions.outline != nil { state.outline = conditions.outline }
    guard conditions != state else { return }
    setNeedsUpdateConfiguration()
    collectionViewAround?.lookDidChange(of: self)
    if conditions.drag != old.drag { dragStateDidChange(conditions.drag.shown) }
  }

  func markConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    if !isUpdatingConfiguration { setNeedsLayout() }
  }

  /// Calls what follows the state, if that is out of date.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    traitCollection.performAsCurrent {
      var updates = 0
      while needsConfigurationUpdate, updates < Self.maximumUpdates {
        updates += 1
        needsConfigurationUpdate = false
        follow(configurationState)
      }
      needsConfigurationUpdate = false
    }
  }

  private func follow(_ state: UICellConfigurationState) {
    if let configurations {
      if configurations.updatesContent, let content = configurations.content {
        showContent(content.updated(for: state))
      }
      if configurations.updatesBackground, let background = configurations.background {
        let updated = background.updated(for: state)
        if updated != background {
          configurations.background = updated
          showBackground()
        }
      }
    }
    updateConfiguration(using: state)
    configurations?.updateHandler?(self, state)
    accessoriesFollow(state)
  }

  func selectionDidChange() {
    updateSelectedBackground()
    updateAccessibility { state in
      if isSelected { state.traits.insert(.selected) } else { state.traits.remove(.selected) }
    }
    setNeedsUpdateConfiguration()
    collectionViewAround?.lookDidChange(of: self)
  }

  func highlightDidChange() {
    updateSelectedBackground()
    passHighlight(to: contentView)
    setNeedsUpdateConfiguration()
    collectionViewAround?.lookDidChange(of: self)
  }

  /// Labels and image views in a cell show that a finger is on it.
  private func passHighlight(to view: UIView) {
    for child in view.subviews {
      (child as? UILabel)?.isHighlighted = isHighlighted
      (child as? UIImageView)?.isHighlighted = isHighlighted
      passHighlight(to: child)
    }
  }
}

extension UICellConfigurationState.DragState {
  fileprivate var shown: UICollectionViewCell.DragState {
    switch self {
    case .none: .none
    case .lifting: .lifting
    case .dragging: .dragging
    }
  }
}
