/// The views between which a focus goes: the one that had it, and the one that gets it.
///
/// Difference from UIKit: there is no focus system for all views; cells of collection views have a focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  let views: (previous: () -> UIView?, next: () -> UIView?)

  init(from previous: @escaping () -> UIView?, to next: @escaping () -> UIView?, heading: UIFocusHeading) {
    views = (previous, next)
    focusHeading = heading
  }

  /// The view that had the focus; nil for none that can be seen.
  open var previouslyFocusedView: UIView? { views.previous() }

  /// The view that gets the focus; nil for none that can be seen yet.
  open var nextFocusedView: UIView? { views.next() }

  /// The direction in which the focus goes; none where it is not sent by arrow keys.
  open private(set) var focusHeading: UIFocusHeading
}
