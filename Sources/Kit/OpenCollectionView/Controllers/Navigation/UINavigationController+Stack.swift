extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    changeStack(to: stack + [controller], operation: .push, animated: animated)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), operation: .pop, animated: animated)
    return top
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      ProgrammingErrors.report(
        "A \(type(of: controller)) that is none of the \(stack.count) controllers in the stack was to be popped to: "
          + "push it, or look into viewControllers first.", instead: "the stack stays as it is")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    changeStack(to: Array(stack[...index]), operation: .pop, animated: animated)
    return popped
  }

  func replaceStack(by controllers: [UIViewController], animated: Bool) {
    let isPop = controllers.last.map { top in stack.contains { $0 === top } } ?? true
    changeStack(to: controllers, operation: isPop ? .pop : .push, animated: animated)
  }

  /// Takes over a stack; what is seen follows.
  func changeStack(to new: [UIViewController], operation: Operation, animated: Bool) {
    guard canHold(new) else { return }
    let former = stack
    let added = new.filter { controller in !former.contains { $0 === controller } }
    let removed = former.filter { controller in !new.contains { $0 === controller } }
    stack = new
    for controller in added {
      // One that is on its way out turns round without having left.
      leaving.removeAll { $0 === controller }
      addChild(controller)
      arriving.append(controller)
    }
    for controller in removed {
      arriving.removeAll { $0 === controller }
      controller.willMove(toParent: nil)
      leaving.append(controller)
    }
    showTop(operation, animated: animated, former: former)
  }

  private func canHold(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      guard !(controller is UINavigationController) else {
        ProgrammingErrors.report(
          "A \(type(of: controller)) was put into the stack of a \(type(of: self)): a navigation controller cannot "
            + "be in another one, present it or push its root instead.", instead: "the stack stays as it is")
        return false
      }
      guard !controllers[..<index].contains(where: { $0 === controller }) else {
        ProgrammingErrors.report(
          "The same \(type(of: controller)) was put into the stack of a \(type(of: self)) twice, which has "
            + "\(stack.count) controllers: push another instance, or pop to the one that is there.",
          instead: "the stack stays as it is")
        return false
      }
    }
    return true
  }

  /// Tells whether the controllers hear of what is seen.
  var isSeen: Bool { appearance.state == .appeared || appearance.state == .appearing }

  var items: [UINavigationItem] { stack.map(\.navigationItem) }

  private func showTop(_ operation: Operation, animated: Bool, former: [UIViewController]) {
    guard change == nil else {
      nextChange = (operation, animated)
      return
    }
    guard isViewLoaded, isSeen, !isInstalling else {
      bar.show(items)
      if isViewLoaded { installTop(animated: false) }
      return
    }
    guard stack.last !== shown else {
      bar.show(items)
      settleMoves()
      return
    }
    let change = NavigationChange(self, operation: operation, from: shown, to: stack.last, former: former)
    change.run(animated: animated)
  }

  /// Shows what has become of the stack during a change.
  func showNext() {
    guard change == nil, let next = nextChange else { return }
    nextChange = nil
    showTop(next.operation, animated: next.animated, former: stack)
  }

  /// Tells controllers that they have come or gone.
  func settleMoves() {
    // What was taken from the stack while it came is still seen: it leaves with the change that takes it away.
    let (come, gone) = (arriving, leaving.filter { $0 !== shown })
    arriving = []
    leaving.removeAll { $0 !== shown }
    for controller in gone { controller.removeFromParent() }
    endSharing(of: gone)
    for controller in come { controller.didMove(toParent: self) }
  }

  /// Puts the topmost view in its place without an animation, where nobody has seen the stack change.
  func installTop(animated: Bool) {
    guard change == nil, shown !== stack.last, !isInstalling else { return }
    isInstalling = true
    while shown !== stack.last {
      if let view = shown?.viewIfLoaded, view.superview === stage { view.removeFromSuperview() }
      shown = stack.last
      shown?.loadViewIfNeeded()
      bringSharedView(to: shown)
    }
    isInstalling = false
    if let top = shown {
      top.view.frame = frame(of: top)
      stage.addSubview(top.view)
      if isSeen {
        delegate?.navigationController(self, willShow: top, animated: animated)
        owesFirstShow = true
      }
    }
    showBottomBarItems(animated: false)
    followScrollView()
    settleMoves()
    view.setNeedsLayout()
  }

  func firstTopDidAppear(animated: Bool) {
    guard owesFirstShow, let top = stack.last else { return }
    owesFirstShow = false
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  func backButtonWasTapped() {
    guard change == nil, let top = bar.topItem else { return }
    guard bar.delegate?.navigationBar(bar, shouldPop: top) ?? true else { return }
    popViewController(animated: true)
  }
}
