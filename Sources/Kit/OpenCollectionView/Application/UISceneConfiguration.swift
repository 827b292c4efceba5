/// The configuration of a new scene: its name, and the class of its delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// A name for the program's own use.
  open private(set) var name: String?

  /// The class of the scene's delegate: a `UIResponder` that conforms to ``UISceneDelegate``.
  open var delegateClass: AnyClass?

  /// A configuration with a name. All scenes are windows of the application, which is the one role there is.
  public init(name: String?, sessionRole: UISceneSession.Role = .windowApplication) { self.name = name }
}
