extension UIWindow {
  // MARK: Root controller

  func installRootView() {
    guard !isHidden, !isRootInstalled, let controller = rootViewController, let view = controller.view else { return }
    isRootInstalled = true
    controller.beginAppearanceTransition(true, animated: false)
    guard rootViewController === controller else { return }
    view.frame = bounds
    addSubview(view)
    let end = { [weak self, weak controller] in
      guard let self, let controller, self.rootViewController === controller else { return }
      controller.endAppearance(if: .appearing)
    }
    // The controller has appeared once it has been laid out.
    if let windowScene { windowScene.afterLayout(end) } else { end() }
  }

  func rootDidChange(from old: UIViewController?) {
    if let old, isRootInstalled {
      old.dropPresentations()
      let view = old.viewIfLoaded
      old.beginGoing(animated: false)
      if view?.window === self { view?.removeFromSuperview() }
      old.endAppearanceTransition()
    }
    isRootInstalled = false
    installRootView()
  }

  func visibilityDidChange(from wasVisible: Bool) {
    guard wasVisible == isHidden else { return }
    windowScene?.visibilityDidChange(of: self)
    if isHidden {
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
      if isKeyWindow { giveUpKey() }
    } else {
      installRootView()
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }
  }

  /// Takes the window's layer from the screen. Called by `deinit`, on whichever thread the last reference goes. // V168
  nonisolated func leaveScreen() {
    storedLayer.leave()
    guard storedLayer.superlayer != nil else { return }
    guard !MainQueue.isCurrent else { return storedLayer.removeFromSuperlayer() }
    nonisolated(unsafe) let layer = storedLayer
    MainQueue.post { layer.removeFromSuperlayer() }
  }

  // MARK: Keys

  func takeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    for other in windowScene?.windows ?? [] where other !== self && other.isKeyWindow { other.giveUpKey() }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  private func giveUpKey() {
    isKeyWindow = false
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  // MARK: Size and surroundings

  /// Tells the controllers of another size, makes the change, and does what they have asked for alongside.
  func resize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size, isRootInstalled, let root = rootViewController else {
      change()
      return
    }
    let transition = ControllerTransition(in: self, from: nil, to: nil, animator: nil)
    let coordinator = transition.coordinator
    root.viewWillTransition(to: size, with: coordinator)
    var controller = root
    while let presented = controller.modal.presented, let presentation = presented.modal.presentation {
      if presentation.shouldPresentInFullscreen { presentation.viewWillTransition(to: size, with: coordinator) }
      controller = presented
    }
    change()
    if let view = root.viewIfLoaded, view.superview === self { view.place(in: bounds) }
    transition.start()
  }

  func willTransition(to traits: UITraitCollection) {
    guard isRootInstalled, let root = rootViewController else { return }
    let transition = ControllerTransition(in: self, from: nil, to: nil, animator: nil)
    root.willTransition(to: traits, with: transition.coordinator)
    transition.start()
  }

  /// The scene, or what it says, is another one.
  func sceneDidChange() {
    updateTraits()
    updateSafeArea()
  }
}

extension UIViewController {
  func endAppearance(if state: Appearance.State) {
    if appearance.state == state { endAppearanceTransition() }
  }

  /// Ends what the controller presents, at once: its window shows another one.
  func dropPresentations() {
    guard let presented = modal.presented, let presentation = presented.modal.presentation else { return }
    presented.dropPresentations()
    presented.activeTransition?.completeTransition(presentation.phase == .presenting)
    guard modal.presented === presented else { return }
    presented.modal.isBeingDismissed = true
    presented.beginGoing(animated: false)
    presentation.presentedView?.removeFromSuperview()
    presented.endAppearanceTransition()
    presented.modal.isBeingDismissed = false
    presentation.presentersPlace = nil
    presentation.dismissalTransitionDidEnd(true)
    presentation.end()
  }
}
