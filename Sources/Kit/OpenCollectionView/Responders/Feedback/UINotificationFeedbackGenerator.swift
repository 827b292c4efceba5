public import Foundation

/// Lets a person feel how something came out; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something came out.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Something came out.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Something came out, at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
