#if BrowserHost
import BrowserHost
import OpenCollectionView

/// A program for a test to start: shows how often timers have fired that know nothing of OpenCollectionView.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    label.text = "no timer has fired"
    let controller = UIViewController()
    controller.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    var (run, later) = (0, false)
    let show = { label.text = "run loop \(min(run, 3)), main queue \(later)" }
    ForeignTimers.start {
      run += 1
      show()
    } later: {
      later = true
      show()
    }
    return true
  }
}
#else
@main struct RunLoopProgram {
  static func main() { print("The program was built without the package trait BrowserHost.") }
}
#endif
