public import Foundation

extension UIContentSizeCategory {
  /// The person likes text to have another size. Posted when views have been told, with the screen as its object. // V134
  ///
  /// Difference from UIKit: each scene has a person of its own, so that it is posted for each screen.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of what the size is now: the category's name, a `String`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posts the notification where the size is another one.
  @MainActor static func didChange(from old: Self, to new: Self, on screen: UIScreen) {
    guard old != new else { return }
    NotificationCenter.default.post(
      name: didChangeNotification, object: screen, userInfo: [newValueUserInfoKey: new.rawValue])
  }
}
