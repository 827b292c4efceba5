/// What a scene is connected with.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The configuration that the application chose.
  public internal(set) var configuration: UISceneConfiguration

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
