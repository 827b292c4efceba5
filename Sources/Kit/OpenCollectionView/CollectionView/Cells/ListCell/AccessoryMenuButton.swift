/// A button with a menu that tells when another element is chosen.
final class AccessoryMenuButton: UIButton {
  private var accessory: UICellAccessory?
  private var chosen: UIMenuElement?

  func show(_ accessory: UICellAccessory) {
    self.accessory = accessory
    if configuration == nil {
      var plain = UIButton.Configuration.plain()
      plain.baseForegroundColor = accessory.options.tintColor ?? .secondaryLabel
      plain.contentInsets = .zero
      configuration = plain
      showsMenuAsPrimaryAction = true
      changesSelectionAsPrimaryAction = true
    }
    if menu !== accessory.menu {
      chosen = nil
      menu = accessory.menu
    }
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    guard let menu, let now = menu.selectedElements.first, now !== chosen else { return }
    let isFirst = chosen == nil
    chosen = now
    if !isFirst { accessory?.menuAction?(menu) }
  }
}
