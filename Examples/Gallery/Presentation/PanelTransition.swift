import OpenCollectionView

/// Hands out a presentation that shows a panel in the lower half of the screen.
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PanelPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Keeps a panel in the lower half of the screen, and turns what is above it grey.
final class PanelPresentation: UIPresentationController {
  private let veil = UIView()

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
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  private func tapped() { presentedViewController.dismiss(animated: true) }
}
