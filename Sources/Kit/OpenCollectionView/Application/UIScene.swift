/// One instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Who is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// The application that the scene belongs to.
  public let application: UIApplication

  /// The name that the host shows for the scene.
  open var title: String?

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Scenes are made by the application.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { fatalError("Scenes are made by the application.") }

  /// The application. // R1
  open override var next: UIResponder? { application }
}

/// What a scene is connected with.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The configuration that the application chose.
  public internal(set) var configuration: UISceneConfiguration

  init(configuration: UISceneConfiguration) { self.configuration = configuration }
}

/// What a scene is to be made of.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// A name for the program's own use.
  public let name: String?

  /// The class of the scene's delegate: a `UIResponder` that conforms to ``UISceneDelegate``.
  public var delegateClass: AnyClass?

  /// A configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role = .windowApplication) { self.name = name }
}

extension UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on a screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public var role: Role { .windowApplication }
}

extension UIScene {
  /// What came with the wish to connect a scene.
  @MainActor public final class ConnectionOptions {
    init() {}
  }
}

/// Is told of a scene's life.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// A scene was connected: give it a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// A scene will not come back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// A scene is in front and takes touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// A scene is about to stop taking touches.
  func sceneWillResignActive(_ scene: UIScene)
  /// A scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// A scene cannot be seen any longer.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told of the life of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
