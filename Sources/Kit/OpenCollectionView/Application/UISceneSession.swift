public import Foundation

/// What a scene is connected with.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The configuration that the application chose.
  public internal(set) var configuration: UISceneConfiguration

  /// What the scene was when it was last asked, where it was shown before and is now made anew; nil for a scene that is
  /// new. See ``UISceneDelegate/stateRestorationActivity(for:)``.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  /// What tells the session from others.
  public let persistentIdentifier = UUID().uuidString

  /// What the program keeps with the session, for as long as its scene is connected.
  public var userInfo: [String: Any]?

  /// The session's scene; nil when it is not connected.
  public var scene: UIScene? { reference?.scene }

  var reference: SceneReference?

  init(configuration: UISceneConfiguration) { self.configuration = configuration }
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
