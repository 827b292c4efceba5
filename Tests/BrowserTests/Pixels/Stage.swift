#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

/// A page of 200 by 200 points, one pixel each, on which tests put layers to look at what the browser makes of them.
///
/// All pixel tests share one: a scene costs a few frames and a screenshot.
@MainActor final class Stage {
  static let size = 200

  private let server: BrowserServer
  private let application: UIApplication
  let page: Page
  private var scenes = 0

  private static var opening: Task<Stage, any Error>?

  private init(server: BrowserServer, application: UIApplication, page: Page) {
    self.server = server
    self.application = application
    self.page = page
  }

  /// The one stage of this process.
  static func shared() async throws -> Stage {
    if let opening { return try await opening.value }
    let task = Task { try await open() }
    opening = task
    return try await task.value
  }

  private static func open() async throws -> Stage {
    let application = UIApplication(delegateClass: StageDelegate.self)
    let configuration = BrowserHostConfiguration(port: 0, title: "Stage")
    let server = try await BrowserHost(configuration: configuration).start(application: application)
    let page = try await GridPage.show(server, width: size, height: size, touch: false)
    return Stage(server: server, application: application, page: page)
  }

  /// Shows what `build` puts into a white layer of the page's size, instead of what was there.
  @discardableResult
  static func show(_ build: (UIView) throws -> Void) async throws -> Shot {
    let stage = try await shared()
    try stage.put(build)
    return try await stage.shoot()
  }

  /// Makes the stage's application the shared one, whose clock animations go by: other tests have their own.
  func takeOver() { application.becomeShared() }

  /// The view that the last scene was built in.
  private(set) var content = UIView()

  private func put(_ build: (UIView) throws -> Void) throws {
    takeOver()
    content.removeFromSuperview()
    scenes += 1
    content = UIView(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    content.backgroundColor = .white
    // Tells the page's scenes apart.
    content.isAccessibilityElement = true
    content.accessibilityLabel = "Scene \(scenes)"
    try build(content)
    let window = try #require(application.scenes.first?.windows.first)
    window.rootViewController?.view.addSubview(content)
  }

  /// Waits until the page has shown what was changed after the last picture.
  func next() async throws {
    scenes += 1
    content.accessibilityLabel = "Scene \(scenes)"
    try await page.waitUntil("document.querySelector('[aria-label=\"Scene \(scenes)\"]') !== null")
  }

  /// A picture of the page once it shows all that the application has, and everything is decoded.
  func shoot() async throws -> Shot {
    try await page.waitUntil(
      """
      __ocv.isAtRest && document.querySelector('[aria-label="Scene \(scenes)"]') !== null
        && [...document.images].every(image => image.complete && image.naturalWidth > 0)
      """)
    try await page.nextFrame()
    try await page.waitUntil("__ocv.isAtRest")
    let image = try await page.screenshot()
    #expect(page.consoleMessages == [])
    page.clearConsoleMessages()
    try Self.keep(image, number: scenes)
    return Shot(bitmap: try await page.bitmap(of: image))
  }

  /// Writes pictures into the folder that `PIXEL_FOLDER` names, for the eye.
  private static func keep(_ image: PNGImage, number: Int) throws {
    guard let folder = ProcessInfo.processInfo.environment["PIXEL_FOLDER"], let test = Test.current else { return }
    let name = test.name.filter { $0.isLetter || $0.isNumber || $0 == " " }.replacing(" ", with: "-")
    try image.data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(number).png"))
  }
}

/// Makes an empty window for the page.
final class StageDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
#endif
