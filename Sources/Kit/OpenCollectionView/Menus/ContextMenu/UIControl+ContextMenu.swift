extension UIControl {
  /// Turns the control's menu on or off.
  func setContextMenuEnabled(_ isEnabled: Bool) {
    guard isEnabled != (menuInteraction != nil) else { return }
    if isEnabled {
      let interaction = UIContextMenuInteraction(delegate: self)
      interaction.sourceOfCompactMenu = { [weak self] configuration in
        guard let self else { return .zero }
        // The control's own rectangle, moved so that the middle of its lower edge is at the attachment point.
        let point = menuAttachmentPoint(for: configuration)
        return bounds.offsetBy(dx: point.x - bounds.midX, dy: point.y - bounds.maxY)
      }
      menuInteraction = interaction
      addInteraction(interaction)
    } else if let menuInteraction {
      removeInteraction(menuInteraction)
      self.menuInteraction = nil
    }
    updateMenuTiming()
  }

  /// A menu that is the primary action opens with the touch.
  func updateMenuTiming() {
    menuInteraction?.press.minimumPressDuration =
      showsMenuAsPrimaryAction ? 0 : UILongPressGestureRecognizer().minimumPressDuration
    updateAccessibility { $0.opensMenu = showsMenuAsPrimaryAction && menuInteraction != nil }
  }

  /// Opens the menu that is the primary action, without a touch.
  ///
  /// - Returns: whether there was one.
  func openPrimaryMenu() -> Bool {
    guard isEnabled, showsMenuAsPrimaryAction, let menuInteraction else { return false }
    return menuInteraction.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

extension UIMenu {
  /// The same menu, in which one element is on at a time.
  var forSingleSelection: UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      options: options.union(.singleSelection), preferredElementSize: preferredElementSize, children: children)
  }
}
