public import Foundation

extension UITextField {
  /// Tells what is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line as around something that lies deeper.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Tells what was typed stays.
    case committed = 0
    /// Tells what was typed is dropped; only where there is a way to do so, which there is none here.
    case cancelled = 1
  }

  /// Editing of a field has begun; its object is the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing of a field has ended; its object is the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Why editing has ended, in a notification that says so: the number of a ``DidEndEditingReason``.
  nonisolated public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
  /// A person has changed the text of a field; its object is the field.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
