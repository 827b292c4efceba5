extension UIWindowScene {
  // MARK: For hosts

  /// How many things are in front that who goes back closes, one after the other; zero unless
  /// ``backDismissesPresentations``. What is on its way out does not count. A host with a history gives each of them a step.
  public var countInFront: Int {
    guard backDismissesPresentations else { return 0 }
    return (menuOverlay == nil ? 0 : 1) + presentationsInFront.count
  }

  /// A person has gone back to where fewer things were in front: those above are asked to go. What stays is in
  /// ``countInFront`` as before. // V28
  func goBack(to count: Int) {
    for _ in 0..<max(0, countInFront - count) {
      let before = countInFront
      leaveFront()
      guard countInFront < before else { return }
    }
  }

  private func leaveFront() {
    if let presenter = menuOverlay?.presenter { return presenter.overlayReceived(.dismiss) }
    guard let presentation = presentationsInFront.last, presentation.phase == .presented else { return }
    let controller = presentation.presented
    guard !presentation.leave(), !controller.accessibilityPerformEscape(), !controller.isModalInPresentation else {
      return
    }
    controller.presentingViewController?.dismiss(animated: true)
  }

  /// The presentations of all windows, those in front last.
  private var presentationsInFront: [UIPresentationController] {
    windows.flatMap { $0.isHidden ? [] : $0.presentationsInFront }
  }
}
