extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], direction: .forward, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: stack.dropLast(), direction: .back, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  func replaceStack(by items: [UINavigationItem], animated: Bool) {
    let isBack = items.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: items, direction: isBack ? .back : .forward, animated: animated && items.last !== stack.last) {}
  }

  private func change(
    to items: [UINavigationItem], direction: NavigationBarTransition.Direction, animated: Bool,
    completion: @escaping () -> Void
  ) {
    transition?.end(cancelled: false)
    guard animated, window != nil else {
      show(items)
      completion()
      return
    }
    let transition = beginTransition(to: items, direction: direction)
    UIView.animate(
      withDuration: NavigationBarTransition.duration, delay: 0, options: .curveEaseInOut,
      animations: { transition.animate() },
      completion: { [weak self] _ in
        // A further change has ended this one already.
        guard self?.transition === transition else { return }
        transition.end(cancelled: false)
        completion()
      })
  }

  /// Shows a stack at once.
  func show(_ items: [UINavigationItem]) {
    transition?.end(cancelled: false)
    setStack(items)
    guard content?.item !== items.last || content?.backItem !== items.dropLast().last else {
      content?.update()
      return
    }
    content?.removeFromSuperview()
    content = makeContent(of: items)
    showBackground()
    setNeedsLayout()
  }

  /// Begins a change that somebody else animates and ends.
  func beginTransition(
    to items: [UINavigationItem], direction: NavigationBarTransition.Direction
  ) -> NavigationBarTransition {
    transition?.end(cancelled: false)
    let former = stack
    let outgoing = content
    setStack(items)
    let incoming = makeContent(of: items)
    content = incoming
    let transition = NavigationBarTransition(
      bar: self, former: former, outgoing: outgoing, incoming: incoming, direction: direction)
    self.transition = transition
    placeContents()
    transition.prepare()
    return transition
  }

  func setStack(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  private func makeContent(of items: [UINavigationItem]) -> NavigationBarContent? {
    guard let top = items.last else { return nil }
    let content = NavigationBarContent(item: top, backItem: items.dropLast().last, bar: self)
    insertSubview(content, belowSubview: indicator)
    return content
  }

  /// Shows what an item of the stack has become.
  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem, let content else { return }
    guard animated, window != nil, transition == nil else {
      content.update()
      showBackground()
      contentHeightDidChange()
      return
    }
    // The new views fade in over the old ones, which go on to answer to nothing.
    let old = content
    let new = NavigationBarContent(item: content.item, backItem: content.backItem, bar: self)
    insertSubview(new, belowSubview: indicator)
    self.content = new
    placeContents()
    new.alpha = 0
    old.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.25,
      animations: {
        new.alpha = 1
        old.alpha = 0
      },
      completion: { _ in old.removeFromSuperview() })
    contentHeightDidChange()
  }

  func backButtonWasTapped() {
    guard transition == nil else { return }
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else if let item = backItem?.backBarButtonItem, item.primaryAction != nil || item.action != nil {
      item.perform()
    } else if let controller {
      controller.backButtonWasTapped()
    } else {
      _ = pop(animated: true)
    }
  }
}
