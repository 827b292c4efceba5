import CollectionEngine

extension UICollectionView {
  /// Tells whether an item is the header of its section in a list: people cannot select it, unless its arrow says that a tap beside it
  /// selects. // I8
  func isHeaderOfList(_ key: ElementKey) -> Bool {
    guard state.lines != nil,
      let counts = data.known,
      listLayout?.listPlace(ofItem: key.item, inSection: key.section, of: counts)?.role == .header
    else { return false }
    let cell = shownOrReadyCell(of: key) as? UICollectionViewListCell
    let arrows = (cell?.accessories ?? []).compactMap { $0.options as? UICellAccessory.OutlineDisclosureOptions }
    return !arrows.contains { $0.style == .cell }
  }
}
