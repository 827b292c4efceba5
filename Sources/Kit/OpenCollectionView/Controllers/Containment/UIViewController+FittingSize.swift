import Foundation

// The header of UIContentContainer calls this a bridge to those that do not use constraints: they hear when a child's do.
extension UIViewController {
  /// The container that hears of the size that fits; nil where that is one of the library's own, which has no use for
  /// it.
  private var fittingSizeListener: (any UIContentContainer)? {
    if let container {
      let isPlain = type(of: container) == UIViewController.self || type(of: container) == UINavigationController.self
      return isPlain ? nil : container
    }
    guard let presentation = modal.presentation else { return nil }
    let isPlain =
      type(of: presentation) == UISheetPresentationController.self || presentation is FullScreenPresentation
      || presentation is AlertPresentation
    return isPlain ? nil : presentation
  }

  /// Constraints in the view are others.
  func fittingSizeMayDiffer() {
    guard rare?.fittingSizeMayDiffer != true, fittingSizeListener != nil else { return }
    makeRare().fittingSizeMayDiffer = true
    loadedView?.setNeedsLayout()
  }

  /// After a layout: tells who keeps the controller where its constraints make it another size. // L23
  func tellFittingSize() {
    guard let rare, rare.fittingSizeMayDiffer, let loadedView, let listener = fittingSizeListener else { return }
    rare.fittingSizeMayDiffer = false
    let size = loadedView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let known = rare.fittingSize
    rare.fittingSize = size
    if let known, known != size { listener.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
  }
}
