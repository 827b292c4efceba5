#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct DrawingPixelTests {
    @Test(arguments: [1.0, 2.0])
    func `every drawing has the colours that it says`(scale: Double) async throws {
      let samples = try DrawingScene.samples
      let application = UIApplication(delegateClass: DrawingDelegate.self)
      let server = try await BrowserHost(configuration: BrowserHostConfiguration(port: 0, title: "Drawings"))
        .start(application: application)
      let page = try await GridPage.show(server, width: 400, height: 600, scale: scale)
      // The samples show pictures that the page has to decode first.
      try await page.waitUntil(
        "__ocv.isAtRest && [...document.images].every(image => image.complete && image.naturalWidth > 0)")
      for _ in 0..<10 { try await page.nextFrame() }
      let places = samples.enumerated().flatMap { index, sample in
        sample.expected.map { expectation in
          let origin = DrawingScene.origin(index)
          return (x: origin.x + expectation.x, y: origin.y + expectation.y)
        }
      }
      let pixels = try await page.pixels(at: places)
      var index = 0
      for sample in samples {
        for expected in sample.expected {
          let pixel = pixels[index]
          index += 1
          let channels = [
            (Int(pixel.red), expected.red), (Int(pixel.green), expected.green), (Int(pixel.blue), expected.blue),
            (Int(pixel.alpha), expected.alpha),
          ]
          #expect(
            channels.allSatisfy { abs($0.0 - $0.1) <= sample.tolerance },
            "\(sample.name) at \(expected.x), \(expected.y): \(channels.map { $0.0 }), not \(channels.map { $0.1 })")
        }
      }
      #expect(page.consoleMessages == [])
      try await page.close()
      await server.stop()
    }
  }
}

private final class DrawingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Drawings")
    configuration.delegateClass = DrawingSceneDelegate.self
    return configuration
  }
}

private final class DrawingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let samples = try? DrawingScene.samples else { return }
    let window = UIWindow(windowScene: scene)
    window.backgroundColor = .white
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(UIImageView(image: DrawingScene.image(of: samples)))
    window.makeKeyAndVisible()
    self.window = window
  }
}
#endif
