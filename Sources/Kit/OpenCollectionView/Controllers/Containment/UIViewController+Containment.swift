extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, !isInside(child) else {
      return ProgrammingErrors.report(
        "\(type(of: child)) was added to \(type(of: self)), which is in it: a controller cannot be in itself. "
          + "Add it to a controller outside of it.", instead: "it stays where it is")
    }
    guard child.modal.presenting == nil else {
      return ProgrammingErrors.report(
        "\(type(of: child)) was added to \(type(of: self)) while it is presented: dismiss it before addChild(_:).",
        instead: "it stays where it is")
    }
    // As in UIKit, a child of this parent is moved to the end without a word.
    if child.container === self {
      childControllers.removeAll { $0 === child }
      childControllers.append(child)
      return
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    childControllers.append(child)
    child.container = self
    child.appearance.isMovingToParent = true
  }

  func leaveContainer() {
    guard let container else { return }
    appearance.isMovingFromParent = appearance.state != .disappeared
    container.childControllers.removeAll { $0 === self }
    self.container = nil
    didMove(toParent: nil)
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.container
    }
    return false
  }

  func noteMove(to parent: UIViewController?) {
    if parent == nil, container != nil { appearance.isMovingFromParent = true }
  }

  func forgetMoves() {
    appearance.isMovingToParent = false
    if appearance.state == .disappeared || container != nil { appearance.isMovingFromParent = false }
  }

  func titleDidChange() {
    rare?.navigationItem?.title = title
    rare?.propertyObservers?.check()
    // Lists without names of their own are called by it.
    viewIfLoaded?.markForAccessibilityWithSubviews()
  }

  /// The outermost controller that this one is in.
  var outermost: UIViewController {
    var controller = self
    while let container = controller.container { controller = container }
    return controller
  }

  func firstContainer(performing action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.canPerformByItself(action, sender: sender) { return current }
      controller = current.container
    }
    return nil
  }

  // MARK: Exchange

  func exchange(
    _ from: UIViewController, _ to: UIViewController, _ duration: Double, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    for child in [from, to] where child.container !== self {
      ProgrammingErrors.report(
        "Both controllers of transition(from:to:…) must be children of \(type(of: self)), and \(type(of: child)) "
          + "is not: call addChild(_:) before.", instead: "both stay where they are")
      completion?(false)
      return
    }
    let animated = duration > 0
    // The parent that is not seen has nobody to tell; it tells when it comes to be seen.
    let forwards = isComingOrThere && shouldAutomaticallyForwardAppearanceMethods
    let change = AppearanceTransition(from: from, to: to, animated: animated, order: .presentation)
    if forwards {
      to.beginAppearanceTransition(true, animated: animated)
      from.beginGoing(animated: animated)
    }
    let end: (Bool) -> Void = { finished in
      from.viewIfLoaded?.removeFromSuperview()
      if forwards { change.finish() }
      completion?(finished)
    }
    let superview = from.viewIfLoaded?.superview ?? loadedView
    if options.intersection(.transitions).isEmpty {
      if to.view.superview !== superview { superview?.addSubview(to.view) }
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: {
        end($0)
      }
    } else if let superview {
      UIView.transition(with: superview, duration: duration, options: options) {
        from.viewIfLoaded?.removeFromSuperview()
        if to.view.superview !== superview { superview.addSubview(to.view) }
        animations?()
      } completion: {
        end($0)
      }
    } else {
      animations?()
      end(true)
    }
  }

  // MARK: Errors

  /// Tells whether the view may stand there, which is not in that of another controller than the parent. Reports it
  /// where it may not.
  func hasParent(around superview: UIView) -> Bool {
    guard let container else { return true }
    var view: UIView? = superview
    while let current = view {
      if let owner = current.owner {
        guard owner !== container else { return true }
        ProgrammingErrors.report(
          "The view of \(type(of: self)) was added to that of \(type(of: owner)), but the parent of the controller is "
            + "\(type(of: container)): call addChild(_:) of \(type(of: owner)) before addSubview(_:).",
          instead: "it stays where it is")
        return false
      }
      view = current.parent
    }
    return true
  }
}
