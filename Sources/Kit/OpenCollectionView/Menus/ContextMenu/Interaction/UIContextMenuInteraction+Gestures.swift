extension UIContextMenuInteraction {
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view, view.window != nil, presentation == nil else { return false }
    let location = recognizer.location(in: view)
    pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    // The delegate may have taken the view away, and opened another menu.
    guard view.window != nil, presentation == nil else {
      pending = nil
      return false
    }
    if pending != nil { return true }
    return recognizer === press && alternative?(location, false) ?? false
  }

  /// Lets go of the configuration that was kept for a gesture which was refused after all.
  func attemptIsOver() {
    guard presentation == nil else { return }
    pending = nil
    onRefusal?()
  }

  func clicked() {
    guard let view else { return }
    begin(at: click.location(in: view))
  }

  func pressDidChange() {
    guard let view else { return }
    switch press.state {
    case .began:
      let location = press.location(in: view)
      guard pending != nil else {
        _ = alternative?(location, true)
        return
      }
      begin(at: location)
      pressStart = location
    case .changed:
      let location = press.location(in: view)
      if let start = pressStart, hypot(location.x - start.x, location.y - start.y) <= Self.slideDistance { return }
      pressStart = nil
      presentation?.slide(to: location, of: view)
    case .ended:
      // A finger that has stayed where it was leaves the menu open.
      if pressStart == nil { presentation?.endSlide() }
      pressStart = nil
    default:
      pressStart = nil
      presentation?.cancelSlide()
    }
  }

  /// How far the finger that has pressed must move, in points, before it chooses. Our choice.
  static let slideDistance: CGFloat = 10

  private func begin(at location: CGPoint) {
    guard let configuration = pending, let view else { return }
    pending = nil
    lastLocation = location
    let menu = configuration.actionProvider?([])
    if let rect = sourceOfCompactMenu?(configuration) {
      return present(menu ?? UIMenu(), from: view, as: .compact(rect), for: configuration)
    }
    let controller = configuration.previewProvider?()
    // Each of those who are asked may take the view away.
    guard view.window != nil, presentation == nil else { return }
    let wanted = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    guard view.window != nil, presentation == nil else { return }
    let preview = wanted ?? UITargetedPreview(view: view)
    let source = ContextMenuSource(preview: preview, controller: controller, badgeCount: configuration.badgeCount)
    present(menu ?? UIMenu(), from: view, as: .rich(source), for: configuration)
  }

  /// Shows the menu for a place, without a gesture.
  ///
  /// - Returns: whether there was one.
  func open(at location: CGPoint) -> Bool {
    guard view?.window != nil, presentation == nil,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    pending = configuration
    begin(at: location)
    return presentation != nil
  }

  /// Shows a menu; the delegate hears of it. Nothing is shown for a menu without elements, unless there is a preview of
  /// its own.
  func present(
    _ menu: UIMenu, from view: UIView, as style: ContextMenuPresentation.Style,
    for configuration: UIContextMenuConfiguration
  ) {
    guard
      let new = ContextMenuPresentation(menu, from: view, as: style, order: configuration.preferredMenuElementOrder)
    else { return }
    presented = configuration
    presentation = new
    new.interaction = self
    view.window?.windowScene?.drags?.menuDidOpen()
    new.sender = delegate as? UIControl
    new.onPreview = { [weak self] in self?.previewWasChosen() }
    new.onDismiss = { [weak self] animator in self?.willEnd(animator) }
    new.dismissalPreview = { [weak self] in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    let animator = ContextMenuAnimator(previewViewController: style.source?.controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    // The delegate may have ended it.
    if !new.isEnding { new.appear(alongside: animator) }
  }

  private func willEnd(_ animator: ContextMenuAnimator) {
    guard let configuration = presented else { return }
    presented = nil
    presentation = nil
    pressStart = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  private func previewWasChosen() {
    guard let configuration = presented, let presentation else { return }
    let animator = ContextMenuAnimator(previewViewController: presentation.style.source?.controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    presentation.dismiss(because: "the preview was chosen", committing: animator)
  }
}
