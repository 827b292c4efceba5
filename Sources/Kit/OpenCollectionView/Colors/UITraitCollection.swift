/// The surroundings of a view: what its appearance depends on besides itself.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point.
  public let displayScale: CGFloat

  /// Surroundings with light colours and one pixel per point.
  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  /// Surroundings with an appearance and a pixel scale.
  public init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 1) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  @TaskLocal private static var scoped: UITraitCollection?
  private static let light = UITraitCollection(userInterfaceStyle: .light)

  /// The surroundings that dynamic colours are resolved against when nothing else is said.
  public static var current: UITraitCollection { scoped ?? light }

  /// Runs `actions` with these surroundings as ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: actions)
  }

  /// Whether colours look the same in both.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
