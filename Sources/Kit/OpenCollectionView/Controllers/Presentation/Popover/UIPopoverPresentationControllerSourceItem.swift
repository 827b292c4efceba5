public import Foundation

/// An item that a popover may belong to: a view, or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns its frame in the coordinates of a view; null where it cannot be seen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in another one; null where they are in no common window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window != nil, window === referenceView.window else { return .null }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button; null while it is in no bar.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view = button else { return .null }
    return view.frame(in: referenceView)
  }
}
