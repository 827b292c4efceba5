/// Keeps an alert: darkens what is below it, and keeps it in its place.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  private var alert: UIAlertController? { presented as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var presentationStyle: UIModalPresentationStyle { .custom }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let content = presented.view as? AlertContentView else { return .zero }
    let safeArea = container.safeAreaInsets
    let size = content.size(in: container.bounds.size, safeArea: safeArea)
    let x = ((container.bounds.width - size.width) / 2).rounded()
    guard !isSheet else {
      let bottom = max(safeArea.bottom, AlertLook.sheetMargin)
      return CGRect(x: x, y: container.bounds.height - bottom - size.height, width: size.width, height: size.height)
    }
    let room = container.bounds.height - safeArea.top - max(safeArea.bottom, keyboardHeight)
    return CGRect(
      x: x, y: safeArea.top + ((room - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The frame that a keyboard has or is about to have, in the window; nil before one moves.
  private var keyboardFrame: CGRect?
  private var observation: (any NSObjectProtocol)?

  /// The height of the container's part that a keyboard covers, in points.
  private var keyboardHeight: CGFloat {
    guard let container, let keyboard = keyboardFrame ?? container.window?.windowScene?.keyboard.frame else { return 0 }
    return max(container.convert(container.bounds, to: nil).maxY - keyboard.minY, 0)
  }

  /// The alert goes along with a keyboard. // X26
  private func followKeyboard() {
    observation = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: container?.window?.windowScene?.screen,
      queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardMoves(to: frame) }
    }
  }

  private func keyboardMoves(to frame: CGRect?) {
    keyboardFrame = frame
    guard phase == .presenting || phase == .presented else { return }
    presentedView?.place(in: frameOfPresentedViewInContainerView)
  }

  isolated deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    if alert?.textFields != nil { followKeyboard() }
    // The alert itself is the dialog.
    container.accessibilityViewIsModal = false
    container.accessibilityLabel = nil
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertLook.dimming
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    if isSheet {
      dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(AlertPresentation.tapped)))
    }
    presented.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    presented.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    guard phase == .presented, let view = presentedView else { return }
    view.place(in: frameOfPresentedViewInContainerView)
  }

  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard isSheet else { return FadingAnimator(.alert, isPresenting: isPresenting) }
    let style: UIModalTransitionStyle = UIAccessibility.prefersCrossFadeTransitions ? .crossDissolve : .coverVertical
    return StandardModalAnimator(style: style, isPresenting: isPresenting)
  }

  /// A tap beside a sheet of actions cancels.
  private func tapped() {
    if let alert, let action = alert.cancelAction { alert.choose(action) }
  }
}
