extension UISheetPresentationController {
  func applyCard() {
    guard let view = presentedView else { return }
    let geometry = self.geometry
    let coversScreen = geometry.isLow && !geometry.isEdgeAttached
    view.layer.cornerRadius = coversScreen ? 0 : preferredCornerRadius ?? SheetGeometry.cornerRadius
    view.layer.maskedCorners =
      geometry.isWide && !geometry.isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    if prefersGrabberVisible { showGrabber(in: view) } else { grabber?.removeFromSuperview() }
  }

  /// Lets the presenter recede as far as the sheet is high, or come forth again.
  func recede(_ recedes: Bool) {
    let geometry = self.geometry
    dimming.alpha = recedes ? dimmedPart : 0
    let letsThrough = recedes && phase != .dismissing && dimming.alpha == 0
    if let container, container.letsTouchesThrough != letsThrough {
      container.letsTouchesThrough = letsThrough
      container.accessibilityViewIsModal = !letsThrough
    }
    guard let below = presenting?.viewIfLoaded, below.window != nil else { return }
    let frame = CGRect(
      x: below.center.x - below.bounds.width / 2, y: below.center.y - below.bounds.height / 2,
      width: below.bounds.width, height: below.bounds.height)
    let part = recedes ? recedingPart : 0
    below.transform = part > 0 ? geometry.recession(of: frame, part: part) : .identity
    let isCard = presenting?.modal.presentation is UISheetPresentationController
    guard !isCard, !geometry.isWide, !geometry.isLow else { return }
    below.layer.cornerRadius = SheetGeometry.cornerRadius * part
    if part > 0 { below.clipsToBounds = true }
  }

  /// Black, as on iOS, below a presenter that fills its window.
  func addBackdrop() {
    guard let below = presenting?.viewIfLoaded, let window = below.superview as? UIWindow else { return }
    backdrop.backgroundColor = .black
    backdrop.frame = window.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    window.insertSubview(backdrop, belowSubview: below)
  }

  func clean() {
    backdrop.removeFromSuperview()
    if let below = presenting?.viewIfLoaded, !(presenting?.modal.presentation is UISheetPresentationController) {
      below.clipsToBounds = false
    }
    dimming.removeFromSuperview()
    grabber?.removeFromSuperview()
    gesture.detach()
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
  }

  private var grabber: UIView? { presentedView?.subviews.last { $0 is SheetGrabber } }

  private func showGrabber(in view: UIView) {
    let grabber = self.grabber ?? SheetGrabber(frame: .zero)
    grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    if grabber.superview == nil { view.addSubview(grabber) } else { view.bringSubviewToFront(grabber) }
  }
}

/// The small bar that invites to pull a sheet: 36 by 5 points, 5 below the edge. Our choice, after iOS 17.
final class SheetGrabber: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .quietMark
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
