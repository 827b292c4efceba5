// Ported by uikit-port; the source is Programs/38-application-delegate.swift.
#sourceLocation(file: "Programs/38-application-delegate.swift", line: 1)
import OpenCollectionViewShim


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
