extension UIViewController {
  /// Begins to appear or to disappear. What is said already is not said again.
  ///
  /// - Parameter isAsked: whether a container asks for it, which may speak of a going without a coming before.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, isAsked: Bool = false) {
    if isAppearing {
      guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
      loadViewIfNeeded()
      appearance.state = .appearing
      appearance.isAnimated = animated
      viewWillAppear(animated)
      // A callback may have turned everything round.
      guard appearance.state == .appearing else { return }
      didCallWillAppear(animated: animated)
      appearance.owesIsAppearing = true
      loadedView?.setNeedsLayout()
    } else {
      guard isComingOrThere || isAsked && appearance.state == .disappeared else { return }
      appearance.state = .disappearing
      appearance.isAnimated = animated
      appearance.owesIsAppearing = false
      viewWillDisappear(animated)
      guard appearance.state == .disappearing else { return }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers where isAppearing == false || child.isShown(in: self) {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Begins to disappear where the controller has appeared, or is about to: a container of the kit's tells it as a program's
  /// does, by what programs override.
  func beginGoing(animated: Bool) {
    if isComingOrThere { beginAppearanceTransition(false, animated: animated) }
  }

  /// Tells whether the controller has appeared, or is about to.
  var isComingOrThere: Bool { appearance.state == .appeared || appearance.state == .appearing }

  /// Has appeared, or disappeared. Without a beginning nothing happens.
  func endAppearance() {
    switch appearance.state {
    case .appearing:
      tellIsAppearing()
      passEnd()
      guard appearance.state == .appearing else { return }
      appearance.state = .appeared
      willCallDidAppear(animated: appearance.isAnimated)
      viewDidAppear(appearance.isAnimated)
      appearance.isMovingToParent = false
    case .disappearing:
      passEnd()
      guard appearance.state == .disappearing else { return }
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
      appearance.isMovingFromParent = false
    case .appeared, .disappeared: return
    }
  }

  private func passEnd() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers { child.endAppearance() }
  }

  /// Calls `viewIsAppearing` if it is time: the view is in a window, and nothing has called it in this transition.
  func tellIsAppearing() {
    guard appearance.owesIsAppearing, let view = loadedView, view.window != nil else { return }
    appearance.owesIsAppearing = false
    // The beginning of a transition's animations may be the reason for this layout: what is set here is no part of them.
    UIView.performWithoutAnimation { viewIsAppearing(appearance.isAnimated) }
  }

  /// Tells whether the view is in the parent's, so that it is seen when that is.
  private func isShown(in parent: UIViewController) -> Bool {
    guard let view = loadedView, let outer = parent.loadedView else { return false }
    return view.isDescendant(of: outer)
  }

  // MARK: Views that are put in and taken out by hand

  /// The view gets into a window or out of one.
  ///
  /// - Parameter isMoved: whether it is the view itself that was added or removed, and not one around it.
  func viewWillMove(to window: UIWindow?, isMoved: Bool) {
    switch appearance.state {
    case .disappeared where window != nil:
      guard movesByItself(isMoved, whileParentIs: [.appeared, .appearing]) else { return }
      appearance.beganWithMove = true
      beginAppearance(true, animated: false)
    case .appeared where window == nil:
      guard movesByItself(isMoved, whileParentIs: [.appeared]) else { return }
      appearance.beganWithMove = true
      beginAppearance(false, animated: false)
    default: return
    }
  }

  /// The view has got into a window or out of one.
  func viewDidMove(to window: UIWindow?) {
    guard appearance.beganWithMove else { return }
    appearance.beganWithMove = false
    // A parent that is on its way takes the child along to the end.
    if let container, container.appearance.state == .appearing { return }
    endAppearance()
  }

  private func movesByItself(_ isMoved: Bool, whileParentIs states: [Appearance.State]) -> Bool {
    guard let container else { return isMoved && modal.presenting == nil }
    return container.shouldAutomaticallyForwardAppearanceMethods && states.contains(container.appearance.state)
  }
}
