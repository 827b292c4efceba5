public import Foundation

/// Insets that follow the direction of writing: leading is left where one writes from left to right, and right
/// elsewhere. In points.
public struct NSDirectionalEdgeInsets: Codable, Equatable, Hashable, Sendable {
  /// The inset of the edge with the least y.
  public var top: CGFloat
  /// The inset of the edge at which a line of text begins.
  public var leading: CGFloat
  /// The inset of the edge with the greatest y.
  public var bottom: CGFloat
  /// The inset of the edge at which a line of text ends.
  public var trailing: CGFloat

  /// Insets that leave a rect as it is.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets that leave a rect as it is.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets with these four values.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
