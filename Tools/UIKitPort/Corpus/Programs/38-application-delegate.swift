import UIKit

@UIApplicationMain
class P38AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var log = ""

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    log = "launched"
    return true
  }
}

@MainActor func program38() -> String {
  let delegate = P38AppDelegate()
  _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  return delegate.log
}
