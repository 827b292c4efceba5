/// A panel with the rows of a menu; it scrolls where it is higher than its place, and opens submenus in itself.
final class MenuPanel: UIView {
  static let width: CGFloat = 250
  static let radius: CGFloat = 13

  private let background = UIView()
  private let scrollView = UIScrollView()
  private let list = MenuPanelList()
  /// The menus that are open, outermost first.
  private(set) var menus: [UIMenu]
  private var filled: [ObjectIdentifier: [UIMenuElement]] = [:]
  private let isReversed: Bool
  private let responder: UIResponder?

  /// A leaf was chosen.
  var onChoose: ((any UIMenuLeaf) -> Void)?
  /// The panel wants another height.
  var onResize: (() -> Void)?

  /// A panel with a menu.
  ///
  /// - Parameters:
  ///   - isReversed: whether the first element is at the bottom.
  ///   - responder: where the search for those who perform commands begins; commands that nobody performs are left out.
  init(_ menu: UIMenu, isReversed: Bool, responder: UIResponder?) {
    menus = [menu]
    self.isReversed = isReversed
    self.responder = responder
    super.init(frame: .zero)
    background.fillWithMaterial(MenuStyle.panelMaterial)
    background.clipsToBounds = true
    background.layer.cornerRadius = Self.radius
    addSubview(background)
    scrollView.delaysContentTouches = false
    scrollView.addSubview(list)
    background.addSubview(scrollView)
    list.onChoose = { [weak self] in self?.choose($0) }
    updateAccessibility { $0.role = .menu }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the panel with all rows.
  var naturalSize: CGSize { CGSize(width: Self.width, height: list.naturalHeight) }

  /// Tells whether there is nothing to be seen.
  var isEmpty: Bool { list.naturalHeight == 0 }

  /// Shows the rows anew, as the elements are now.
  func reload() {
    guard let menu = menus.last else { return }
    let content = MenuPanelContent(
      of: performable(menu), back: menus.count > 1 ? menu.title : nil, isReversed: isReversed && menus.count == 1,
      filled: filled)
    list.show(content, width: Self.width)
    scrollView.contentOffset = .zero
    // A panel that takes another size does so around rows that stand where they belong.
    UIView.performWithoutAnimation {
      let width = bounds.width > 0 ? bounds.width : Self.width
      list.frame = CGRect(x: 0, y: 0, width: width, height: list.naturalHeight)
      list.layoutIfNeeded()
    }
    setNeedsLayout()
    for element in content.pending { fill(element) }
  }

  /// Puts other menus in the place of those that are open.
  func update(_ change: (UIMenu) -> UIMenu) {
    menus = menus.map(change)
    reload()
    onResize?()
  }

  private func fill(_ element: UIDeferredMenuElement) {
    element.fill { [weak self, weak element] elements in
      guard let self, let element, filled[ObjectIdentifier(element)] == nil else { return }
      filled[ObjectIdentifier(element)] = elements
      reload()
      onResize?()
    }
  }

  /// The menu without commands that nobody can perform.
  private func performable(_ menu: UIMenu) -> UIMenu {
    guard let responder, menu.children.contains(where: { $0 is UICommand || $0 is UIMenu }) else { return menu }
    return menu.replacingChildren(
      menu.children.compactMap { child in
        if let inner = child as? UIMenu { return performable(inner) }
        guard let command = child as? UICommand else { return child }
        guard let target = responder.target(forAction: command.action, withSender: command) as? UIResponder else {
          return nil
        }
        target.validate(command)
        return command
      })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = background.bounds
    let height = list.naturalHeight
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
    scrollView.isScrollEnabled = height > bounds.height + 0.5
    MenuStyle.castShadow(layer, path: UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius))
  }

  // MARK: Choosing

  /// Highlights the row under a finger that slides over the screen; nil for a finger that has gone.
  func slide(to point: CGPoint?, of view: UIView) {
    guard let point, bounds.contains(convert(point, from: view)) else { return list.highlight(at: nil) }
    list.highlight(at: list.convert(point, from: view))
  }

  /// Chooses what is highlighted.
  func chooseHighlighted() { list.chooseHighlighted() }

  /// Takes a key.
  func take(_ key: MenuKey) {
    switch key {
    case .up: show(list.moveHighlight(by: -1))
    case .down: show(list.moveHighlight(by: 1))
    case .first: show(list.moveHighlight(toEnd: false))
    case .last: show(list.moveHighlight(toEnd: true))
    case .left: if readsRightToLeft { openHighlighted() } else { goBack() }
    case .right: if readsRightToLeft { goBack() } else { openHighlighted() }
    case .choose: list.chooseHighlighted()
    case .dismiss: break
    }
  }

  private func show(_ rect: CGRect?) {
    if let rect { scrollView.scrollRectToVisible(rect, animated: false) }
  }

  private func openHighlighted() {
    if list.highlightsSubmenu { list.chooseHighlighted() }
  }

  private func goBack() {
    guard menus.count > 1 else { return }
    menus.removeLast()
    turn()
  }

  private func choose(_ choice: MenuPanelRowView.Choice) {
    switch choice {
    case .back: goBack()
    case .submenu(let menu):
      menus.append(menu)
      turn()
    case .leaf(let leaf): onChoose?(leaf)
    }
  }

  private func turn() {
    reload()
    list.alpha = 0
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
      animations: { [list] in list.alpha = 1 })
    onResize?()
  }
}
