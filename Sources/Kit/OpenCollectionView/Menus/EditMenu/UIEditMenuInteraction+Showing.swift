extension UIEditMenuInteraction {
  func present(_ configuration: UIEditMenuConfiguration) {
    dismiss(because: "another one is shown", animated: false)
    guard let view, view.window != nil else { return trace("is not shown", because: "its view is in no window") }
    self.configuration = configuration
    filled = [:]
    let items = items(for: configuration)
    guard !items.isEmpty,
      let new = EditMenuPresentation(
        target: view, rect: targetRect, wish: configuration.preferredArrowDirection.placement)
    else {
      self.configuration = nil
      return trace("is not shown", because: "it has no commands that somebody can perform")
    }
    let animator = ContextMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    new.onEnd = { [weak self] ending in self?.dismiss(because: ending.rawValue) }
    new.onChoose = { [weak self] item in
      if !item.keepsBar { self?.dismiss(because: "“\(item.title)” was chosen") }
      item.choose()
    }
    presentation = new
    new.show(items)
    trace("is shown", because: "")
    new.appear(animated: true, alongside: animator.animate, completion: animator.complete)
  }

  func dismiss(because reason: String, animated: Bool = true) {
    guard let old = presentation, let configuration else { return }
    let animator = ContextMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    presentation = nil
    self.configuration = nil
    trace("is hidden", because: reason)
    old.disappear(animated: animated, alongside: animator.animate, completion: animator.complete)
  }

  func reload() {
    guard let presentation, let configuration else { return }
    let items = items(for: configuration)
    guard !items.isEmpty else { return dismiss(because: "it has no commands that somebody can perform") }
    presentation.show(items, rect: targetRect)
  }

  func updatePosition(animated: Bool) {
    guard let presentation else { return }
    guard animated else { return presentation.move(to: targetRect) }
    let rect = targetRect
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction], animations: { presentation.move(to: rect) })
  }

  private var targetRect: CGRect {
    guard let configuration else { return .zero }
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  // MARK: Commands

  private var responder: UIResponder? { view?.window?.firstResponder ?? view }

  private func items(for configuration: UIEditMenuConfiguration) -> [EditMenuItem] {
    let suggested: [UIMenuElement] = UIMenuController.standardItems.compactMap { title, action in
      canPerform(action, sender: self) ? UICommand(title: title, action: action) : nil
    }
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return items(of: menu?.children ?? suggested)
  }

  private func canPerform(_ action: Selector, sender: Any?) -> Bool {
    responder?.target(forAction: action, withSender: sender) != nil
  }

  private func items(of elements: [UIMenuElement]) -> [EditMenuItem] {
    elements.flatMap { element -> [EditMenuItem] in
      switch element {
      case let leaf as any UIMenuLeaf: item(for: leaf).map { [$0] } ?? []
      case let menu as UIMenu where menu.options.contains(.displayInline): items(of: menu.children)
      case let menu as UIMenu:
        [EditMenuItem(title: menu.title, image: menu.image, further: items(of: menu.children))]
          .filter { !($0.further ?? []).isEmpty }
      case let deferred as UIDeferredMenuElement: items(of: filling(of: deferred))
      default: []
      }
    }
  }

  /// The elements of a deferred element; none until it has been filled, when the bar is shown anew.
  private func filling(of deferred: UIDeferredMenuElement) -> [UIMenuElement] {
    if let elements = deferred.provided ?? filled[ObjectIdentifier(deferred)] { return elements }
    // Elements that come at once are there when the provider returns; later ones are shown when they come.
    let identifier = ObjectIdentifier(deferred)
    isFilling = true
    deferred.fill { [weak self] elements in
      guard let self else { return }
      filled[identifier] = elements
      if !isFilling { reload() }
    }
    isFilling = false
    return filled[identifier] ?? []
  }

  private func item(for leaf: any UIMenuLeaf) -> EditMenuItem? {
    if let command = leaf as? UICommand {
      guard let target = responder?.target(forAction: command.action, withSender: command) as? UIResponder else {
        return nil
      }
      target.validate(command)
    }
    guard !leaf.attributes.contains(.hidden) else { return nil }
    return EditMenuItem(
      title: leaf.title, image: leaf.image, isEnabled: !leaf.attributes.contains(.disabled),
      isDestructive: leaf.attributes.contains(.destructive),
      choose: { [weak self] in self?.perform(leaf) }, keepsBar: leaf.attributes.contains(.keepsMenuPresented))
  }

  private func perform(_ leaf: any UIMenuLeaf) {
    let responder = responder
    let perform: @MainActor () -> Void = { leaf.performWithSender(self, target: responder) }
    if (leaf as? UICommand)?.action == .paste, let scene = view?.window?.windowScene {
      scene.withNewestPasteboard(perform)
    } else {
      perform()
    }
  }

  private func trace(_ change: String, because reason: String) {
    let trace = (view?.window?.windowScene?.application ?? .shared).trace
    trace.record(.menu(menu: trace.name(of: self), change: change, reason: reason))
  }
}
