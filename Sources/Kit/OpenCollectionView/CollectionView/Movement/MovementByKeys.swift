import CollectionEngine

/// Items that go by keys, or by an assistive tool: from place to place instead of under a finger, each step told in
/// words. // M24
extension UICollectionView {
  /// Tells whether a focused item can be carried with keys: Shift and the space bar pick it up, arrows carry it to the
  /// items that lie there, Enter or the space bar puts it down, and Escape puts it back. Assistive tools are offered
  /// the same as actions of the cells, and hear of each step.
  ///
  /// Unless it is set that is so where a controller has its standard gesture. For the keyboard to be at an item at all,
  /// ``allowsFocus`` must be on.
  ///
  /// Difference from UIKit: it has no such property.
  public var allowsInteractiveMovementByKeys: Bool {
    get { changes.movementChoices.goesByKeys ?? hasStandardMovementGesture }
    set {
      changes.movementChoices.goesByKeys = newValue
      markCellsForAccessibility()
    }
  }

  /// Asked for each cell that comes: not by a closure, at whose beginning the actor would be looked up.
  private var hasStandardMovementGesture: Bool {
    for recognizer in attachedRecognizers where recognizer is MovementRecognizer { return true }
    return false
  }

  /// The movement that goes by keys, while there is one.
  var keyedMovement: InteractiveMovement? { movements?.keyed.flatMap { $0.isActive ? $0 : nil } }

  /// Picks an item up, if it may be moved; answers whether that is what the key is for.
  func pickUpByKey(_ key: ElementKey) -> Bool {
    guard allowsInteractiveMovementByKeys, keyedMovement == nil else { return false }
    let movements = withMovements()
    guard let movement = movements.begin(at: dataPath(of: key)) else {
      announce(MovementWords.refused(shownCell(of: key)?.spokenName), of: key)
      return true
    }
    movements.keyed = movement
    movement.goesStepwise = true
    announce(CarryingWords.pickedUp(movement.cell.spokenName, place(of: movement)), of: movement.key)
    markCellsForAccessibility()
    return true
  }

  /// Carries the item to the one that lies in a direction, or into a section without items on the way there.
  func carryByKey(_ direction: FocusSearch.Direction) {
    guard let movement = keyedMovement, let from = movement.carriedItem?.target else { return }
    guard let target = nextPlace(from: from, direction) else {
      return announce(CarryingWords.atTheEdge(place(of: movement)), of: movement.key)
    }
    guard movement.move(to: IndexPath(target)), movement.isActive else {
      return announce(MovementWords.stays(place(of: movement)), of: movement.key)
    }
    reveal(movement.key)
    announce(
      MovementWords.moved(place(of: movement), movement.carriedItem.flatMap { sectionName($0.target.section) }),
      of: movement.key)
  }

  func putDownByKey() {
    guard let movement = keyedMovement else { return }
    let place = place(of: movement)
    movement.end(withVelocity: .zero)
    announce(MovementWords.putDown(movement.cell.spokenName, place), of: movement.key)
    markCellsForAccessibility()
  }

  func putBackByKey() {
    guard let movement = keyedMovement else { return }
    movement.cancel()
    announce(
      CarryingWords.putBack(movement.cell.spokenName, Self.place(of: movement.key, in: currentCounts)), of: movement.key
    )
    reveal(movement.key)
    markCellsForAccessibility()
  }

  /// Returns the actions that assistive tools can perform with the item of a cell.
  func movementActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard allowsInteractiveMovementByKeys, let source = storedDataSource, MovingAbility.mayMove(source),
      (source as? any ItemIdentifying)?.mayReorder ?? true
    else { return [] }
    guard let movement = keyedMovement else {
      return [
        UIAccessibilityCustomAction(name: MovementWords.pickUp) { [weak self, weak cell] _ in
          guard let self, let cell, let key = key(ofShown: cell) else { return false }
          return pickUpByKey(key) && keyedMovement != nil
        }
      ]
    }
    guard movement.cell === cell else { return [] }
    func action(_ name: String, _ body: @escaping (UICollectionView) -> Void) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        guard let self, keyedMovement != nil else { return false }
        body(self)
        return true
      }
    }
    return [
      action(MovementWords.putDown) { $0.putDownByKey() }, action(MovementWords.putBack) { $0.putBackByKey() },
      action(MovementWords.moveUp) { $0.carryByKey(.up) }, action(MovementWords.moveDown) { $0.carryByKey(.down) },
      action(MovementWords.moveLeft) { $0.carryByKey(.left) },
      action(MovementWords.moveRight) { $0.carryByKey(.right) },
    ]
  }

  // MARK: Where to

  /// The place that follows another in a direction: the next item's, that of a section without items on the way there, or else the
  /// last or the first of the section. All are counted as they are presented.
  func nextPlace(from: UpdatePlan.Place, _ direction: FocusSearch.Direction) -> UpdatePlan.Place? {
    let item = nextItem(from: from.key, direction)
    return emptySection(on: direction, from: from, to: item).map { UpdatePlan.Place(section: $0, item: 0) }
      ?? item.map { UpdatePlan.Place($0) } ?? end(ofSectionAt: from, direction)
  }

  /// A section without items that lies between an item and the next one in a direction, or behind the last.
  private func emptySection(
    on direction: FocusSearch.Direction, from: UpdatePlan.Place, to item: ElementKey?
  ) -> Int? {
    let isForwards = goesForwards(direction)
    let counts = currentCounts
    let step = isForwards ? 1 : -1
    // Only along the way of scrolling does one come from one section to the next.
    guard direction.isVertical != scrollsSideways else { return nil }
    if let item, item.section == from.section { return nil }
    let next = from.section + step
    guard 0..<counts.sectionCount ~= next, counts.itemCount(inSection: next) == 0 else { return nil }
    return next
  }

  /// Returns the last or the first place of the section that the item is in, for a direction in which nothing lies.
  private func end(ofSectionAt from: UpdatePlan.Place, _ direction: FocusSearch.Direction) -> UpdatePlan.Place? {
    let place = UpdatePlan.Place(
      section: from.section,
      item: goesForwards(direction) ? currentCounts.itemCount(inSection: from.section) - 1 : 0)
    return place == from ? nil : place
  }

  private func goesForwards(_ direction: FocusSearch.Direction) -> Bool {
    switch direction {
    case .down: true
    case .up: false
    case .right: effectiveUserInterfaceLayoutDirection != .rightToLeft
    case .left: effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  // MARK: Words

  private func place(of movement: InteractiveMovement) -> String { Self.place(of: movement.key, in: currentCounts) }

  private static func place(of key: ElementKey, in counts: SectionCounts) -> String {
    guard 0..<counts.sectionCount ~= key.section else { return "" }
    return CarryingWords.place(key.item + 1, of: counts.itemCount(inSection: key.section))
  }

  /// Returns the spoken name of a section's header, where there are several sections and it can be seen.
  private func sectionName(_ section: Int) -> String? {
    guard currentCounts.sectionCount > 1 else { return nil }
    return shownSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader)
      .first { $0.path.section == section }?.view.spokenName
  }

  private func announce(_ sentence: String, of key: ElementKey) {
    traceItem(key.indexPath, "is told of", because: sentence)
    window?.windowScene?.accessibility.announce(sentence, isUrgent: true)
  }

  /// The sentences, in the words of this library: it has no others.
  private enum MovementWords {
    static let pickUp = "Pick up"
    static let putDown = "Put down"
    static let putBack = "Put back"
    static let moveUp = "Move up"
    static let moveDown = "Move down"
    static let moveLeft = "Move left"
    static let moveRight = "Move right"

    static func moved(_ place: String, _ section: String?) -> String {
      CarryingWords.join("moved to \(place)", section)
    }
    static func putDown(_ name: String?, _ place: String) -> String { CarryingWords.join(name, "put down", place) }
    static func refused(_ name: String?) -> String { CarryingWords.join(name, "cannot be moved") }
    static func stays(_ place: String) -> String { CarryingWords.join("stays at \(place)") }
  }
}

extension UIView {
  /// The name by which a tool calls the view: its own, or those of the views in it, in order; nil for nothing.
  var spokenName: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    let names = subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }.compactMap(\.spokenName)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
