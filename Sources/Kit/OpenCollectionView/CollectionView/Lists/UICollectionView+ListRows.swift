extension UICollectionView {
  /// The place in its list of the element that a view stands for; nil where it is in none.
  func listRow(of view: UICollectionReusableView) -> ListRow? {
    guard let layout = listLayout, let attributes = view.appliedAttributes, attributes.unusualIndexPath == nil else {
      return nil
    }
    switch attributes.representedElementCategory {
    case .cell: return layout.listRow(section: attributes.section, item: attributes.item)
    case .supplementaryView:
      return layout.listRow(ofKind: attributes.representedElementKind ?? "", section: attributes.section)
    case .decorationView: return nil
    }
  }

  /// Tells whether an item is the header of its section in a list: people cannot select it, unless its arrow says that a tap beside it
  /// selects. // I8
  func isHeaderOfList(_ path: IndexPath) -> Bool {
    guard state.lines != nil, path.count == 2,
      listLayout?.listRow(section: path.section, item: path.item)?.role == .header
    else { return false }
    let cell = shownCellForItem(at: path) as? UICollectionViewListCell
    let arrows = (cell?.accessories ?? []).compactMap { $0.options as? UICellAccessory.OutlineDisclosureOptions }
    return !arrows.contains { $0.style == .cell }
  }
}
