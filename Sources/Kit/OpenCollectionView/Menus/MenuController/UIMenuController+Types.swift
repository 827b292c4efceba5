extension UIMenuController {
  /// The direction in which the menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// The arrow points to the side that leaves room for the menu: down from above the target, else up from below.
    case `default` = 0
    /// Up: the menu is below.
    case up = 1
    /// Down: the menu is above.
    case down = 2
    /// To the left: the menu is on the right.
    case left = 3
    /// To the right: the menu is on the left.
    case right = 4

    var placement: EditMenuPlacement.Arrow? {
      switch self {
      case .default: nil
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    }
  }

  /// Posted before the menu is shown.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown, after its animation.
  nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden, after its animation.
  nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the visible menu has another size or place.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
