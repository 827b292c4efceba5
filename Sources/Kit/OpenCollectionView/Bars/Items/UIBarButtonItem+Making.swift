extension UIBarButtonItem {
  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style: style, target: target, action: action)
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style: style, target: target, action: action)
  }

  /// A button with a picture, and another one for phones that lie on their side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button that every program has.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(systemItem)
    set(style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
  }

  /// A button that every program has, with what it does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    let (title, image) = (self.title, self.image)
    self.primaryAction = primaryAction
    self.menu = menu
    (self.title, self.image) = (title, image)
  }

  /// A button with a title or a picture, and what it does. Where neither is given they are those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A button with a title or a picture, and a method that it calls.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    set(style: .plain, target: target, action: action)
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func set(style: Style, target: Any?, action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    guard !systemItem.isSpace else { return }
    accessibilityLabel = systemItem.words
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    if image == nil { title = systemItem.words }
  }

  /// Does what a tap does.
  func perform() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: target)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
