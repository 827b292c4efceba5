import OpenCollectionView

/// Hands out a presentation that shows a panel in the lower half of the screen.
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PanelPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Keeps a panel in the lower half of the screen, and turns what is above it grey. A finger drags the panel down; let go past its
/// middle, or thrown there, it leaves.
final class PanelPresentation: UIPresentationController {
  private let veil = UIView()
  /// How far a throw carries the panel on, in seconds at its speed.
  private static let foresight: CGFloat = 0.2

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = min(max(bounds.height * 0.55, 360), bounds.height)
    let width = min(bounds.width, 560)
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    veil.backgroundColor = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 0.55)
    veil.alpha = 0
    veil.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PanelPresentation.tapped)))
    containerView.addSubview(veil)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [veil] _ in veil.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    presentedView?.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PanelPresentation.dragged(_:))))
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [veil] _ in veil.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    veil.frame = containerView?.bounds ?? .zero
    presentedView?.layer.cornerRadius = 20
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.clipsToBounds = true
  }

  override func containerViewDidLayoutSubviews() {
    // While it comes and goes, its transition moves it.
    guard let presentedView, presentedViewController.transitionCoordinator == nil else { return }
    let frame = frameOfPresentedViewInContainerView
    // A finger may have it elsewhere by its transform.
    presentedView.bounds.size = frame.size
    presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func tapped() { presentedViewController.dismiss(animated: true) }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let presentedView else { return }
    let height = presentedView.bounds.height
    let way = max(0, pan.translation(in: containerView).y)
    switch pan.state {
    case .began, .changed:
      presentedView.transform = CGAffineTransform(translationX: 0, y: way)
      veil.alpha = 1 - way / max(1, height)
    case .ended where way + pan.velocity(in: containerView).y * Self.foresight > height / 2:
      presentedViewController.dismiss(animated: true)
    default:
      UIView.animate(springDuration: 0.4, bounce: 0.1, options: .allowUserInteraction) {
        presentedView.transform = .identity
        veil.alpha = 1
      }
    }
  }
}
