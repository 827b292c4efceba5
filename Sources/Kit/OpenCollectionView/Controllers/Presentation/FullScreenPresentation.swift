/// Keeps presentations that cover the screen or a context.
final class FullScreenPresentation: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(presentedViewController: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    self.style = style
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    styleInUse = style
  }

  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func containerViewWillLayoutSubviews() {
    guard phase == .presented, let view = presentedView, view.superview === container else { return }
    view.place(in: frameOfPresentedViewInContainerView)
  }
}

extension UIView {
  /// Gives the view a place without touching its transform.
  func place(in frame: CGRect) {
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = layer.anchorPoint
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}
