/// Keeps sheets: cards that leave a part of what is below to be seen.
///
/// On narrow screens the card reaches from below the upper edge to the lower, and what presents it recedes behind it; on
/// wide ones it lies in the middle. People pull it down to dismiss it, or tap beside it on wide screens, unless the
/// controller's ``UIViewController/isModalInPresentation`` or the delegate says no.
open class UISheetPresentationController: UIPresentationController {
  let isForm: Bool
  let dimming = UIView()
  /// What is seen around a presenter that recedes.
  let backdrop = UIView()
  /// Pulls the card, and lets it go.
  private(set) lazy var gesture = SheetGesture(self)

  init(presentedViewController: UIViewController, style: UIModalPresentationStyle) {
    isForm = style == .formSheet
    super.init(presentedViewController: presentedViewController, presenting: nil)
    styleInUse = style
  }

  /// The radius of the upper corners, in points; nil for the system's, which is 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { container?.setNeedsLayout() }
  }

  /// Tells whether a small bar at the top of the card invites to pull it; false unless set.
  open var prefersGrabberVisible = false {
    didSet { container?.setNeedsLayout() }
  }

  /// Where the card lies.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return SheetGeometry(
      size: container.bounds.size, safeArea: container.safeAreaInsets, isForm: isForm,
      preferred: presented.preferredContentSize
    ).card
  }

  /// The size of the card in a container.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    SheetGeometry(
      size: parentSize, safeArea: self.container?.safeAreaInsets ?? .zero, isForm: isForm,
      preferred: presented.preferredContentSize
    ).card.size
  }

  /// Darkens what is below, and lets it recede.
  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = Self.dimmingColor
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    applyCard()
    addBackdrop()
    gesture.attach()
    presented.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.recede(true) })
  }

  /// Puts everything back where the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return }
    recede(false)
    clean()
  }

  /// Lets what is below come forth again.
  open override func dismissalTransitionWillBegin() {
    presented.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.recede(false) })
  }

  /// Puts everything back.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      recede(false)
      clean()
    } else {
      recede(true)
      container?.setNeedsLayout()
    }
  }

  /// Keeps the card in its place.
  open override func containerViewWillLayoutSubviews() {
    guard phase == .presented, !gesture.isPulling, let view = presentedView else { return }
    view.place(in: frameOfPresentedViewInContainerView)
    applyCard()
    recede(true)
  }

  override func leave() -> Bool { gesture.dismiss() }

  override var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)? { gesture.interactor }

  /// Black of a fifth, as on iOS; half as much again in the dark.
  static let dimmingColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
