extension UIButton {
  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    setNeedsUpdateConfiguration()
  }

  /// The button's menu; one that the button shows the choice of has one element on at a time.
  var configurationOfMenu: UIContextMenuConfiguration? {
    guard let menu, isEnabled else { return nil }
    let shown = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu.forSingleSelection : menu
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Tells whether the button opens its menu at once and shows what is chosen there.
  var showsChoice: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Shows the chosen element of the menu; the first one where none is.
  func showChoice() {
    guard showsChoice, let menu else { return }
    if menu.selectedElements.isEmpty { (menu.firstLeaf as? any UIMenuLeaf)?.state = .on }
    guard let chosen = menu.selectedElements.first else { return }
    if configuration == nil {
      contents.titles[exactly: .normal] = chosen.title
      contents.images[exactly: .normal] = chosen.image
    } else {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    }
  }
}

extension UIMenu {
  /// The first element that can be chosen, also of menus shown inline.
  fileprivate var firstLeaf: UIMenuElement? {
    for child in children {
      if child is any UIMenuLeaf { return child }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline), let leaf = menu.firstLeaf { return leaf }
    }
    return nil
  }
}
