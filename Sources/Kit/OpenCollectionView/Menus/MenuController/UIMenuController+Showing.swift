extension UIMenuController {
  /// The standard commands, in the order in which they are shown. // R4
  static var standardItems: [(title: String, action: Selector)] {
    [
      ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select), ("Select All", .selectAll),
      ("Delete", .delete), ("Duplicate", .duplicate),
    ]
  }

  /// Shows the menu beside its target.
  ///
  /// - Parameters:
  ///   - offer: what the menu offers; nil for what can be performed from the first responder on.
  ///   - whenHidden: called when the menu begins to go.
  func show(animated: Bool, offering offer: (() -> [EditMenuItem])? = nil, whenHidden: (() -> Void)? = nil) {
    guard let target, let view = target.view.value else {
      return trace("is not shown", because: "it has no target rectangle in a view")  // R8
    }
    guard let window = view.window else { return trace("is not shown", because: "its target is in no window") }
    if let presentation, presentation.targetView !== view || presentation.isEnding {
      hide(animated: false, because: "it is shown for another view")
    }
    let responder = window.firstResponder ?? (offer == nil ? Self.makeFirstResponder(from: view) : nil)
    guard offer != nil || responder != nil else {
      return trace("is not shown", because: "nobody is the first responder, or can become it")  // R5
    }
    let items = offer?() ?? responder.map { self.items(for: $0) } ?? []
    guard !items.isEmpty else {
      if presentation != nil { hide(animated: animated, because: "nobody can perform its commands") }
      return trace("is not shown", because: "nobody can perform one of its commands")  // R4
    }
    if let presentation {
      let old = presentation.frame
      (self.offer, self.whenHidden) = (offer, whenHidden)
      presentation.show(items, rect: target.rect)
      if presentation.frame != old { post(Self.menuFrameDidChangeNotification) }
      return
    }
    guard let new = EditMenuPresentation(target: view, rect: target.rect, wish: arrowDirection.placement) else {
      return trace("is not shown", because: "its target is in no scene")
    }
    post(Self.willShowMenuNotification)
    new.onEnd = { [weak self] ending in self?.hide(animated: true, because: ending.rawValue) }
    new.onChoose = { [weak self] item in
      self?.hide(animated: true, because: "“\(item.title)” was chosen")
      item.choose()
    }
    presentation = new
    (self.offer, self.whenHidden) = (offer, whenHidden)
    new.show(items)
    trace("is shown", because: "")
    new.appear(animated: animated) { [weak self, weak new] in
      guard let self, let new, presentation === new else { return }
      post(Self.didShowMenuNotification)
    }
  }

  func hide(animated: Bool, because reason: String) {
    guard let old = presentation, !old.isEnding else { return }
    post(Self.willHideMenuNotification)
    presentation = nil
    let told = whenHidden
    (offer, whenHidden) = (nil, nil)
    trace("is hidden", because: reason)
    told?()
    old.disappear(animated: animated) { [weak self] in self?.post(Self.didHideMenuNotification) }
  }

  func updateVisibleMenu() {
    guard let presentation, let view = presentation.targetView else { return }
    let items = offer?() ?? view.window?.firstResponder.map { self.items(for: $0) } ?? []
    guard !items.isEmpty else { return hide(animated: true, because: "nobody can perform its commands") }
    let old = presentation.frame
    presentation.show(items)
    if presentation.frame != old { post(Self.menuFrameDidChangeNotification) }
  }

  /// The commands that somebody from `responder` up the chain can perform. // R4
  private func items(for responder: UIResponder) -> [EditMenuItem] {
    let own = (menuItems ?? []).map { ($0.title, $0.action) }
    return (Self.standardItems + own).compactMap { title, action in
      guard let target = responder.target(forAction: action, withSender: self) as? NSObject else { return nil }
      return EditMenuItem(title: title) { [weak self, weak target] in
        guard let self, let target else { return }
        send(action, to: target, from: responder)
      }
    }
  }

  /// Calls the method on the target with the menu controller as its sender. // R6
  private func send(_ action: Selector, to target: NSObject, from responder: UIResponder) {
    let perform: @MainActor () -> Void = { _ = action.perform(on: target, with: self) }
    guard action == .paste || action == .pasteAndMatchStyle else { return perform() }
    let scene = responder.chain.lazy.compactMap { $0 as? UIWindow }.first?.windowScene
    if let scene { scene.withNewestPasteboard(perform) } else { perform() }
  }

  /// The first one up the chain that may become the first responder is made so. // R5
  private static func makeFirstResponder(from view: UIView) -> UIResponder? {
    view.chain.first { $0.canBecomeFirstResponder && $0.becomeFirstResponder() }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func trace(_ change: String, because reason: String) {
    let trace = (scene?.application ?? .shared).trace
    trace.record(.menu(menu: trace.name(of: self), change: change, reason: reason))
  }
}
