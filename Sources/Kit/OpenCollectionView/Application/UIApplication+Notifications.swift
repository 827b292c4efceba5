extension UIApplication {
  /// Memory is short. Hosts here never say so; programs may post it.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
