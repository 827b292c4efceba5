/// Is told of the application's life.
///
/// The class must inherit from `UIResponder`, so that the library can make an instance of it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: ApplicationWindowKeeping {
  /// The application is about to have launched.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has launched. A program without scenes makes its window here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a new scene; nil, unless implemented, for a program without scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration?
  /// The application is in front and takes touches. This and the following are for programs without scenes: others are told
  /// of each scene.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to stop taking touches.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application cannot be seen any longer.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application's scene is over.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short: never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// A scene's session is over for good: never called here.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Goes on.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Goes on.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// No scenes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? { nil }
}

extension UIApplication {
  /// Names what an application was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
