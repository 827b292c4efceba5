/// Keeps sheets: cards that leave a part of what is below to be seen.
///
/// On narrow screens the card lies at the lower edge, as high as one of its ``detents``: unless set from below the upper edge on,
/// where what presents it recedes behind it. On
/// wide ones it lies in the middle. People pull it down to dismiss it, or tap beside it on wide screens, unless the
/// controller's ``UIViewController/isModalInPresentation`` or the delegate says no.
open class UISheetPresentationController: UIPresentationController {
  let isForm: Bool
  let dimming = UIView()
  /// The ground that is seen around a presenter that recedes.
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

  // MARK: Heights

  /// The heights at which the sheet rests; only the largest one unless set. They count where the sheet lies at the lower edge: on
  /// narrow screens.
  ///
  /// People pull the sheet from one to the next, and below the lowest one away. There must be one at least.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        ProgrammingErrors.report(
          "UISheetPresentationController.detents is empty: give it one height at least, such as .large().",
          instead: "the sheet is as high as it can be")
      }
      invalidateDetents()
    }
  }

  /// The height at which the sheet is, or is to be; nil for the lowest one. Set it within ``animateChanges(_:)`` to have the
  /// sheet move there.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The largest height at which what is below is not darkened, and can be worked with; nil, unless set, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// Tells whether a finger that scrolls content which is at its beginning moves the sheet to a larger height first; true
  /// unless set.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Tells whether the sheet lies at the lower edge of a low screen, such as that of a phone on its side, and does not cover it;
  /// false unless set.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { invalidateDetents() }
  }

  /// Tells whether a sheet at the lower edge is as wide as its controller's `preferredContentSize`; false unless set.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { container?.setNeedsLayout() }
  }

  /// Has the heights of detents asked for anew: their resolvers answer otherwise.
  open func invalidateDetents() {
    knownDetents = nil
    container?.setNeedsLayout()
  }

  /// Makes changes of the properties above, and lets the sheet move to where it then belongs.
  open func animateChanges(_ changes: () -> Void) {
    container?.layoutIfNeeded()
    changes()
    moveIntoPlace()
  }

  /// The heights in the surroundings for which they were last asked.
  var knownDetents: KnownDetents?

  /// The frame of the card.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard container != nil else { return .zero }
    return restingCard(in: geometry)
  }

  /// The size of the card in a container.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    restingCard(in: geometry(size: parentSize)).size
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
    guard phase == .presented, !gesture.holdsSheet, let view = presentedView else { return }
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
