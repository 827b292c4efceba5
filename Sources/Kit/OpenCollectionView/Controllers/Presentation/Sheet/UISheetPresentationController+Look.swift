extension UISheetPresentationController {
  var geometry: SheetGeometry {
    SheetGeometry(
      size: container?.bounds.size ?? .zero, safeArea: container?.safeAreaInsets ?? .zero, isForm: isForm,
      preferred: presented.preferredContentSize)
  }

  func applyCard() {
    guard let view = presentedView else { return }
    let geometry = self.geometry
    view.layer.cornerRadius = geometry.isLow ? 0 : preferredCornerRadius ?? SheetGeometry.cornerRadius
    view.layer.maskedCorners =
      geometry.isWide
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    if prefersGrabberVisible { showGrabber(in: view) } else { grabber?.removeFromSuperview() }
  }

  /// What presents the sheet recedes, or comes forth again.
  func recede(_ recedes: Bool) {
    dimming.alpha = recedes ? 1 : 0
    guard let below = presenting?.viewIfLoaded, below.window != nil else { return }
    let frame = CGRect(
      x: below.center.x - below.bounds.width / 2, y: below.center.y - below.bounds.height / 2,
      width: below.bounds.width, height: below.bounds.height)
    below.transform = recedes ? geometry.recession(of: frame) : .identity
    let isCard = presenting?.modal.presentation is UISheetPresentationController
    guard !isCard, !geometry.isWide, !geometry.isLow else { return }
    below.layer.cornerRadius = recedes ? SheetGeometry.cornerRadius : 0
    if recedes { below.clipsToBounds = true }
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
