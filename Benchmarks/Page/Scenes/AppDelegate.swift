import BrowserHost
import Foundation
import OpenCollectionView

/// Shows one of the scenes of `peers.html`, which the environment's `SCENE` names, on a page of 800 by 1,000 points. With
/// `PREDICTS=0` the page waits for what its finger scrolls.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  static func main() async throws {
    let environment = ProcessInfo.processInfo.environment
    var configuration = try BrowserHostConfiguration(environment: environment)
    configuration.predictsScrolling = environment["PREDICTS"] != "0"
    try await BrowserHost(configuration: configuration).run(AppDelegate.self)
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = StageController(stage: makeStage())
    window?.makeKeyAndVisible()
    return true
  }

  private func makeStage() -> any Stage {
    switch ProcessInfo.processInfo.environment["SCENE"] ?? "grid" {
    case "grid": GridStage()
    case "layers": LayerStage()
    case let other: fatalError("There is no scene \(other): SCENE is grid or layers.")
    }
  }
}
