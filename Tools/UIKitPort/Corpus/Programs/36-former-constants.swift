import UIKit

@MainActor func program36() -> String {
  let priority = UILayoutPriorityRequired
  let name = NSNotification.Name.UIApplicationDidEnterBackground
  return "\(Int(priority.rawValue)) \(name == UIApplication.didEnterBackgroundNotification)"
}
