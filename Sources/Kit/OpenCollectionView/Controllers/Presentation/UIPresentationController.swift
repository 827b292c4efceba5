/// Keeps the views of a presentation: the container in which the presented controller's view is shown, and what else is to
/// be seen around it.
///
/// Subclass it for presentations of the style `custom`, add views to ``containerView`` in
/// ``presentationTransitionWillBegin()``, and have a transitioning delegate hand it out.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The presented controller, which keeps its presentation: whoever keeps that longer has one without content.
  var presented: UIViewController { storedPresented ?? nobody }
  private weak var storedPresented: UIViewController?
  private lazy var nobody = UIViewController()
  weak var presenting: UIViewController?
  var container: PresentationContainerView?
  var phase = Phase.idle
  /// The former place of the presenter's view, while it is taken away.
  var presentersPlace: ViewPlace?
  /// The style that ``presentationStyle`` tells in place of the presented controller's style.
  var styleInUse: UIModalPresentationStyle?

  /// The stages of a presentation's life.
  enum Phase {
    case idle, presenting, presented, dismissing
  }

  /// Makes the presentation controller of a controller that another presents; the presenter is nil where it is not
  /// known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    storedPresented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  ///
  /// Difference from UIKit: the presentation does not keep it alive; where it is gone, this is an empty controller.
  open var presentedViewController: UIViewController { presented }

  /// The controller that presents; before it is known, the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presented }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { styleInUse ?? presented.modalPresentationStyle }

  /// The view in which the presentation is shown; nil before it begins and after it has ended.
  open var containerView: UIView? { container }

  /// The view that is presented: that of the controller, unless overridden.
  open var presentedView: UIView? { presented.view }

  /// The frame of ``presentedView`` in ``containerView``: all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Tells whether the presentation covers the screen, rather than the context of a controller; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// Tells whether the presenter's view is taken away meanwhile, and its controller hears of it; false unless
  /// overridden.
  open var shouldRemovePresentersView: Bool { false }

  /// The object that is asked and told about adapting and about dismissal by hand.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.presentation) }
  }

  /// The style that suits narrow screens better; `none` unless overridden.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style that suits surroundings better; as ``adaptivePresentationStyle`` unless overridden.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }

  /// Tells whether surroundings are too narrow for the presentation's own style.
  func isNarrow(in traitCollection: UITraitCollection) -> Bool { isNarrow }

  // MARK: Course

  /// The presentation is about to begin: ``containerView`` is there.
  open func presentationTransitionWillBegin() {}

  /// The presentation has been shown, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// The presentation is over, or its dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to lay out its views.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid out its views.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Surroundings

  /// The surroundings of the presentation.
  open var traitCollection: UITraitCollection { container?.traitCollection ?? presented.traitCollection }

  // MARK: Size

  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// The presented controller would like another size: the container is laid out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// The size that the constraints in the presented view give it has changed: the container is laid out.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// The size that the presented view has in a container: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to get another size. Tells the presented controller; call super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// The surroundings are about to change. Tells the presented controller; call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }

  /// How the presented controller comes or goes where its transitioning delegate has no way of its own.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    // A19
    let style = UIAccessibility.prefersCrossFadeTransitions ? .crossDissolve : presented.transitionStyleInUse
    return StandardModalAnimator(style: style, isPresenting: isPresenting)
  }

  /// A person wants out, by Escape or by what their assistive tool has for that; answers whether that was for this
  /// presentation to decide. A sheet goes as it does when it is pulled; others stay, as they have no way out of their own.
  func leave() -> Bool { false }

  /// The responder that had the keys when the presentation began; it gets them back.
  weak var formerFirstResponder: UIResponder?

  /// The interaction controller of a dismissal that a gesture of the presentation has begun.
  var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)? { nil }
}
