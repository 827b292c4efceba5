extension UICollectionViewListCell {
  func accessoriesDidChange() {
    list.accessories = UICellAccessory.accepted(accessories)
    // Before the first layout nothing is known of the state.
    if let state = list.state { showAccessories(state) } else { setNeedsUpdateConfiguration() }
  }

  /// Makes views for the accessories that are displayed in a state; those that are there already are used again.
  func showAccessories(_ state: UICellConfigurationState) {
    // What was of another item before does not turn before one's eyes.
    let isSameItem = list.state != nil
    list.state = state
    let arranged = UICellAccessory.arranged(list.accessories, isEditing: state.isEditing)
    guard
      !(arranged.leading.isEmpty && arranged.trailing.isEmpty && list.leading.isEmpty && list.trailing.isEmpty
        && list.leaving.isEmpty)
    else { return }
    var old = list.leaving
    old.insert(contentsOf: list.trailing.map { ($0, false) }, at: 0)
    old.insert(contentsOf: list.leading.map { ($0, true) }, at: 0)
    list.leading = views(of: arranged.leading, isLeading: true, among: &old, state, isSameItem)
    list.trailing = views(of: arranged.trailing, isLeading: false, among: &old, state, isSameItem)
    list.leaving = old.filter { $0.view.superview === self }
    tellAccessories()
    if list.trailing.contains(where: \.isGrip) { collectionViewAround?.installGripRecognizer() }
    setNeedsLayout()
  }

  /// The views of the accessories of a side, which show them in a state.
  private func views(
    of accessories: [UICellAccessory], isLeading: Bool, among old: inout [(view: CellAccessoryView, isLeading: Bool)],
    _ state: UICellConfigurationState, _ isSameItem: Bool
  ) -> [CellAccessoryView] {
    var views: [CellAccessoryView] = []
    for (index, accessory) in accessories.enumerated() {
      let view: CellAccessoryView
      if let place = old.firstIndex(where: { $0.view.accessory.isLike(accessory) && $0.isLeading == isLeading }) {
        view = old.remove(at: place).view
        view.isLeaving = false
      } else {
        view = CellAccessoryView(accessory)
        view.isArriving = true
        addSubview(view)
      }
      view.show(accessory, in: self, state, isAnimated: isSameItem && window != nil && !view.isArriving)
      view.setLine(accessory.wantsLine && index > 0)
      views.append(view)
    }
    return views
  }

  /// Assistive tools hear of texts and checkmarks beside the content with the cell, since those are no elements of their own.
  private func tellAccessories() {
    tellTexts()
    tellSelection()
  }

  /// The accessory that is displayed at a place of the cell, of those that pass a test.
  func accessoryView(
    at point: CGPoint, where isMeant: (CellAccessoryView) -> Bool
  ) -> CellAccessoryView? {
    (list.leading + list.trailing).first { view in
      isMeant(view) && !view.isHidden && view.point(inside: convert(point, to: view), with: nil)
    }
  }
}
