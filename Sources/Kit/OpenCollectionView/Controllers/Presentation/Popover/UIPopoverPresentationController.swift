public import Foundation

/// Keeps popovers: bubbles with an arrow that points to what they belong to, on screens with room for them. Elsewhere the
/// controller is shown as a sheet, unless the delegate says otherwise.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// A tap beside the popover dismisses it, and Escape does, unless the controller's
/// ``UIViewController/isModalInPresentation`` or the delegate says no.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to; nil unless set.
  open weak var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }

  /// The part of the source view that the arrow points to; null, unless set, for all of it.
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }

  /// The item that the popover belongs to, where that is no rectangle of a view.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }

  /// The item of a bar that the popover belongs to: ``sourceItem``, where that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The directions in which the arrow may point; any unless set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }

  /// The direction in which the arrow points; unknown unless the popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// Tells whether the popover may cover what it belongs to where it has no room beside it; false unless set.
  open var canOverlapSourceViewRect = false {
    didSet { container?.setNeedsLayout() }
  }

  /// Views that hear of touches beside the popover, which then do not dismiss it.
  open var passthroughViews: [UIView]?

  /// The colour of the bubble; nil, unless set, for that of the presented view.
  open var backgroundColor: UIColor? {
    didSet { bubble?.bubbleColor = backgroundColor }
  }

  /// The room that is kept free along the edges of the screen, beside what the device covers; 10 points unless set.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { container?.setNeedsLayout() }
  }

  private let backdrop = PopoverBackdrop()
  private var bubble: PopoverView?
  private var laidOutSize: CGSize?

  /// Makes the presentation controller of a popover.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    styleInUse = .popover
  }

  /// A page sheet where a screen is narrow: that is, as wide as a phone.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// A page sheet in surroundings of a compact width, else the popover. // V22
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    isNarrow(in: traitCollection) ? adaptivePresentationStyle : .none
  }

  override func isNarrow(in traitCollection: UITraitCollection) -> Bool {
    traitCollection.horizontalSizeClass == .compact
  }

  /// The bubble with what it shows.
  open override var presentedView: UIView? { bubble ?? makeBubble() }

  private func makeBubble() -> PopoverView? {
    guard container != nil, let view = presented.view else { return nil }
    let bubble = PopoverView(view)
    bubble.bubbleColor = backgroundColor
    self.bubble = bubble
    return bubble
  }

  // MARK: Place

  /// Tells whether somebody says what the popover belongs to; the delegate is asked last.
  func findsItsSource() -> Bool {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, sourceItem == nil else { return true }
    ProgrammingErrors.report(
      "The popover of \(type(of: presented)) belongs to nothing: set the sourceView, the sourceItem or the barButtonItem "
        + "of its popoverPresentationController before it is presented.", instead: "it is shown as on a narrow screen")
    return false
  }

  /// Returns the rectangle to which the arrow points, in the container; the container's middle where it cannot be seen.
  private func source(in container: UIView) -> CGRect {
    if let frame = sourceItem?.frame(in: container), !frame.isNull { return frame }
    guard let sourceView, sourceView.window === container.window, sourceView.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// The size that the presented controller would like, else the one that UIKit's popovers have had from the start.
  var contentSize: CGSize {
    let preferred = presented.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
  }

  /// The size that content has in a container of a size.
  func contentSize(in size: CGSize, safeArea: UIEdgeInsets) -> CGSize { contentSize }

  private var geometry: PopoverGeometry? {
    guard let container else { return nil }
    let safe = container.safeAreaInsets
    let margins = popoverLayoutMargins
    // Margins beyond the screen leave a point.
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + margins.top, left: safe.left + margins.left, bottom: safe.bottom + margins.bottom,
        right: safe.right + margins.right))
    return PopoverGeometry(
      room: room.isNull || room.width < 1 || room.height < 1 ? container.bounds : room, source: source(in: container),
      size: contentSize(in: container.bounds.size, safeArea: safe), permitted: permittedArrowDirections,
      overlapsSource: canOverlapSourceViewRect)
  }

  /// The frame of the bubble with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let geometry else { return .zero }
    show(geometry)
    return geometry.frame
  }

  private func show(_ geometry: PopoverGeometry) {
    arrowDirection = geometry.direction
    bubble?.show(geometry)
  }

  /// The size of what is presented in a container.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { geometry?.bubble.size ?? contentSize }

  // MARK: Course

  /// Prepares the place around the popover.
  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    container.insertSubview(backdrop, at: 0)
    if backdrop.gestureRecognizers?.isEmpty ?? true {
      backdrop.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(UIPopoverPresentationController.tappedBeside)))
    }
    laidOutSize = container.bounds.size
    _ = makeBubble()
  }

  /// Forgets a popover that was not shown.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { clean() }
  }

  /// Forgets the popover when it has gone.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clean() }
  }

  private func clean() {
    backdrop.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    bubble?.removeFromSuperview()
    bubble = nil
    arrowDirection = .unknown
  }

  /// Keeps the popover where it belongs.
  open override func containerViewWillLayoutSubviews() {
    guard phase == .presented, let container, let bubble else { return }
    if laidOutSize != container.bounds.size {
      laidOutSize = container.bounds.size
      tellOfReposition(container)
    }
    guard let geometry else { return }
    show(geometry)
    bubble.place(in: geometry.frame)
  }

  private func tellOfReposition(_ container: UIView) {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate, var view = sourceView else { return }
    let old = view
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = rect
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== old { sourceView = view }
    if rect != before || view !== old { sourceRect = rect }
  }

  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    FadingAnimator(.popover, isPresenting: isPresenting)
  }

  // MARK: Leaving

  private func tappedBeside() { _ = leave() }

  /// A person wants the popover away: the delegate is asked and told as of a sheet. // V24
  override func leave() -> Bool {
    guard phase == .presented, presented.modal.presented == nil else { return false }
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    dismiss([self], animated: true) { [self] in if $0 { delegate?.presentationControllerDidDismiss(self) } }
    return true
  }
}

/// The view around a popover. It takes the touches that are for nobody else, and lets those through that are for views
/// which may be used meanwhile.
final class PopoverBackdrop: UIView {
  /// Views that hear of their touches as if there were no popover.
  var passthroughViews: () -> [UIView] = { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews() where view.window === window {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
