public import Foundation

/// Is asked and told about a popover. Its members are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The popover is about to get another place, because its surroundings have got another size. What it belongs to may be
  /// changed here.
  ///
  /// Difference from UIKit: the view comes as a pointer that keeps nothing alive, since there is no other kind here.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Changes nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {}
}
