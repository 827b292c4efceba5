import TextEngine

/// The menu of a text: the usual commands, or what the program makes of them. // X56
@MainActor final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var text: EditedText?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private var rect = CGRect.zero
  private var menu: UIMenu?

  init(_ text: EditedText) {
    self.text = text
    super.init()
  }

  /// Shows the menu beside a rectangle of the view.
  func show(at rect: CGRect) {
    guard let text, let view = text.view, let scene = view.window?.windowScene else { return }
    let selection = text.document.selection
    let suggested: [UIMenuElement] = UIMenuController.standardItems.compactMap { title, action in
      view.target(forAction: action, withSender: nil) == nil ? nil : UICommand(title: title, action: action)
    }
    let range = NSRange(location: selection.lowerBound, length: selection.count)
    guard let menu = view.editMenu(for: range, suggestedActions: suggested) else {
      return scene.menuController.showMenu(from: view, rect: rect)
    }
    show(menu, at: rect)
  }

  /// Shows a menu of the program's beside a rectangle of the view.
  func show(_ menu: UIMenu, at rect: CGRect) {
    guard let view = text?.view, view.window != nil else { return }
    self.menu = menu
    self.rect = rect
    if interaction.view !== view { view.addInteraction(interaction) }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { rect }
}
