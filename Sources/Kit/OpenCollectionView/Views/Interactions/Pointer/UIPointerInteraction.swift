/// Shows that something can be done where a pointer hovers: what is under it is lifted or highlighted. // G141
///
/// The delegate says which rectangles of the view are regions, and how a region looks while the pointer is in it. Fingers change
/// nothing, and where there is no pointer nothing is ever asked.
///
/// ```swift
/// button.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// Difference from UIKit: the pointer itself belongs to the host and stays as it is, so that shapes and axes of a style change nothing.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that says what the regions are; the view as a whole without one. Held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?

  /// Tells whether anything is shown; true unless set.
  open var isEnabled = true {
    didSet {
      hover.isEnabled = isEnabled
      if !isEnabled { leave() }
    }
  }

  private let hover = UIHoverGestureRecognizer()
  private var region: UIPointerRegion?
  private var effect: PointerEffectDisplay?

  /// An interaction whose regions a delegate says.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    UncalledMethods.check(delegate, DelegateProtocol.pointer)
    hover.addAction { [weak self] _ in self?.pointerDidMove() }
  }

  /// Asks the delegate anew about the region that the pointer is in, and about its style.
  open func invalidate() {
    guard region != nil else { return }
    leave()
    pointerDidMove()
  }

  /// The interaction is about to leave its view.
  open func willMove(to view: UIView?) {
    guard view !== self.view, let old = self.view else { return }
    leave()
    old.removeGestureRecognizer(hover)
  }

  /// The interaction has got a view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  private func pointerDidMove() {
    guard let view, isEnabled, hover.state == .began || hover.state == .changed else { return leave() }
    let request = UIPointerRegionRequest(location: hover.location(in: view), modifiers: hover.modifierFlags)
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return enter(whole) }
    guard let new = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole) else { return leave() }
    enter(new)
  }

  private func enter(_ new: UIPointerRegion) {
    guard new != region else { return }
    leave()
    region = new
    let style = delegate.map { $0.pointerInteraction(self, styleFor: new) } ?? automaticStyle
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    if let shown = style?.effect {
      let display = PointerEffectDisplay(shown)
      effect = display
      display.show()
    }
    animator.run()
  }

  private func leave() {
    guard let old = region else { return }
    region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    effect?.hide()
    effect = nil
    animator.run()
  }

  /// The look where there is no delegate.
  private var automaticStyle: UIPointerStyle? {
    guard let view, view.window != nil else { return nil }
    return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
  }
}
