// Posted by a screen that has a keyboard of its own, as phones have; and for views that stand in its place. // X26

extension UIResponder {
  /// A keyboard on the screen is about to come.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// A keyboard on the screen has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A keyboard on the screen is about to go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// A keyboard on the screen has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A keyboard on the screen is about to have another frame.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// A keyboard on the screen has another frame.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame of the keyboard before the change, as an `NSValue` with a rectangle of the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after the change, as an `NSValue` with a rectangle of the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the change takes, as an `NSNumber` in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the change, as an `NSNumber` with the raw value of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Tells whether the keyboard belongs to this program, as an `NSNumber`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
