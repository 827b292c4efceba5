public import Foundation

/// The session that a scene is connected with: its configuration, and the values that are kept for it.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The configuration that the application chose.
  public internal(set) var configuration: UISceneConfiguration

  /// The activity that the scene's delegate answered when it was last asked, where the scene was shown before and is
  /// now made anew; nil for a scene that is new. See ``UISceneDelegate/stateRestorationActivity(for:)``.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  /// The name that tells the session from others.
  public let persistentIdentifier = UUID().uuidString

  /// The values that the program keeps with the session, for as long as its scene is connected.
  public var userInfo: [String: Any]?

  /// The session's scene; nil when it is not connected.
  public var scene: UIScene? { reference?.scene }

  var reference: SceneReference?

  init(configuration: UISceneConfiguration) { self.configuration = configuration }
}

extension UISceneSession {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on a screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public var role: Role { .windowApplication }
}
