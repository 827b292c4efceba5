/// The key of a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen afterwards.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
