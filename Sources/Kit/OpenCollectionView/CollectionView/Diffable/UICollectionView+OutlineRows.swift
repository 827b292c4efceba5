import CollectionEngine

// Outlines by keys and assistive tools.
extension UICollectionView {
  /// Does what an arrow to a side means at a row of an outline: towards where lines end it is opened, and of one that is open
  /// the first child is next; towards where they begin it is closed, and of one that is closed the parent is next. Answers
  /// whether there was anything to do. // I112
  func moveInOutline(from key: ElementKey, _ direction: FocusSearch.Direction) -> Bool {
    guard !direction.isVertical, let source = storedDataSource as? any OutlineDataSource else { return false }
    let path = dataPath(of: key)
    guard let isExpanded = source.isItemExpanded(at: path) else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let opens = direction == (isMirrored ? .left : .right)
    let cell = shownCell(of: key) as? UICollectionViewListCell
    let heading: UIFocusHeading = direction == .left ? .left : .right
    if let cell, cell.outlineSign != nil, isExpanded != opens {
      cell.followOutlineSign()
      return true
    }
    if opens {
      let child = IndexPath(item: path.item + 1, section: path.section)
      guard isExpanded, source.parentPlace(ofItemAt: child) == path else { return false }
      return goToRow(at: child, heading: heading)
    }
    return source.parentPlace(ofItemAt: path).map { goToRow(at: $0, heading: heading) } ?? false
  }

  /// Brings the keyboard, or the tool that a person goes by, to another row, which comes into sight.
  private func goToRow(at path: IndexPath, heading: UIFocusHeading) -> Bool {
    guard let key = presentedKey(ofData: path) else { return false }
    let tools = window?.windowScene?.accessibility
    if tools?.focused != nil, shownCell(of: key) == nil {
      // Nothing can be said of a cell that is not there.
      scrollToItem(at: path, at: [], animated: false)
      layoutIfNeeded()
    }
    if canFocus(key) {
      goToItem(key, heading: heading, extending: false)
    } else if tools?.focused != nil, let cell = shownCell(of: key) {
      reveal(key)
      tools?.moveFocus(to: cell, isNewScreen: false)
    } else {
      return false
    }
    return true
  }
}

extension UICollectionViewListCell {
  /// The sign that opens and closes what the cell heads, where it is to be seen.
  var outlineSign: UICellAccessory? {
    accessories.first { accessory in
      guard case .outlineDisclosure = accessory.accessoryType else { return false }
      return accessory.isDisplayed(whenEditing: conditions.isEditing) && !accessory.options.isHidden
    }
  }

  /// Does what a tap on the sign does.
  func followOutlineSign() {
    guard let sign = outlineSign else { return }
    if let action = sign.action { action() } else { toggleOutline() }
  }
}

extension UICollectionViewCell {
  /// Tells whether what the cell heads in an outline is open, as far as it can be opened.
  var outlineStatus: UIAccessibility.ExpandedStatus {
    guard conditions.outline != nil, (self as? UICollectionViewListCell)?.outlineSign != nil else {
      return .unsupported
    }
    return conditions.isExpanded ? .expanded : .collapsed
  }

  /// The actions of a cell of an outline for assistive tools.
  var outlineActions: [UIAccessibilityCustomAction] {
    let status = outlineStatus
    guard status != .unsupported else { return [] }
    return [
      UIAccessibilityCustomAction(name: OutlineWords.action(status)) { [weak self] _ in
        guard let cell = self as? UICollectionViewListCell, cell.outlineStatus == status else { return false }
        cell.followOutlineSign()
        return true
      }
    ]
  }
}

/// Words of outlines for assistive tools.
enum OutlineWords {
  static let expand = "Expand"
  static let collapse = "Collapse"

  static func action(_ status: UIAccessibility.ExpandedStatus) -> String { status == .expanded ? collapse : expand }
}
