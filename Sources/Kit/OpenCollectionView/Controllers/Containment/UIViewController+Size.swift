extension UIViewController {
  func passTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let old = loadedView?.bounds.size
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child that stays as it is has nothing to hear.
      if childSize == child.loadedView?.bounds.size, old != size { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func passTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: traits, with: coordinator) }
    modal.presented?.willTransition(to: traits, with: coordinator)
  }

  func passPreferredContentSize() {
    if let container {
      container.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
