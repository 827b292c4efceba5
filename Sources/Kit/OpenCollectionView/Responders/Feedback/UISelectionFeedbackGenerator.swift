public import Foundation

/// Lets a person feel that they have chosen something else; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen.
  open func selectionChanged() {}

  /// Something else is chosen, at a point of the view.
  open func selectionChanged(at location: CGPoint) {}
}
