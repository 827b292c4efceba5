#if BrowserHost
@testable import BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing

extension InBrowser {
  /// Pinches and rotations of real touches, and a trackpad's pinches, on one page.
  @MainActor @Suite struct TwoFingerTests {
    @Test func `two fingers pinch and rotate, a trackpad pinches`() async throws {
      let application = UIApplication(delegateClass: PictureDelegate.self)
      let configuration = BrowserHostConfiguration(port: 0, title: "Picture")
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      let page = try await GridPage.show(server)
      let grid = GridPage(server: server, application: application, page: page)
      let picture = try #require(
        application.scenes.first?.windows.first?.rootViewController as? TwoFingerController)

      // 108 points apart are the scale 1 of a pinch that begins at 100.
      try await page.pinch(around: (x: 200, y: 300), from: 100, to: 216)
      try await grid.wait { picture.log.last == "pinch ended 2.0" }
      #expect(picture.log.first?.hasPrefix("pinch began 1.") == true)
      #expect(!picture.log.contains { $0.hasPrefix("rotation") })

      picture.log.removeAll()
      try await page.drag(
        [
          FingerPath(from: (150, 300), to: (200, 250)), FingerPath(from: (250, 300), to: (200, 350)),
        ], duration: 0.4, holding: 0.15)
      try await grid.wait { picture.log.contains("rotation ended 85.0") }

      picture.log.removeAll()
      for _ in 0..<5 {
        try await page.wheel(x: 200, y: 300, dx: 0, dy: -10, modifiers: .control)
        try await page.nextFrame()
      }
      // The page tells a factor of exp(0.1) for each ten pixels.
      try await grid.wait { picture.log.last == "pinch ended 1.649" }
      #expect(picture.log.first == "pinch began 1.105")
      #expect(try await page.evaluate("visualViewport.scale") == 1)
      await grid.close()
    }
  }
}

final class PictureDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Picture")
    configuration.delegateClass = PictureSceneDelegate.self
    return configuration
  }
}

final class PictureSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TwoFingerController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A view that notes what its pinch and its rotation tell, which may run together.
final class TwoFingerController: UIViewController, UIGestureRecognizerDelegate {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let pinch = UIPinchGestureRecognizer()
    pinch.delegate = self
    pinch.addAction { [weak self, unowned pinch] in
      self?.log.append("pinch \($0.state) \((pinch.scale * 1000).rounded() / 1000)")
    }
    let rotation = UIRotationGestureRecognizer()
    rotation.addAction { [weak self, unowned rotation] in
      self?.log.append("rotation \($0.state) \((rotation.rotation * 180_000 / .pi).rounded() / 1000)")
    }
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
