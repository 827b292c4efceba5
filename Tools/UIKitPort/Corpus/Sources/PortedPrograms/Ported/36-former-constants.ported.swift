// Ported by uikit-port; the source is Programs/36-former-constants.swift.
#sourceLocation(file: "Programs/36-former-constants.swift", line: 1)
import OpenCollectionViewShim

@MainActor func program36() -> String {
  let priority = UILayoutPriority.required
  let name = UIApplication.didEnterBackgroundNotification
  return "\(Int(priority.rawValue)) \(name == UIApplication.didEnterBackgroundNotification)"
}
