/// The key of a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
