public import Foundation

/// How far each edge of a rect moves inwards, in points; a negative inset moves its edge outwards.
///
/// Left and right are the screen's, whatever the direction of writing; see ``NSDirectionalEdgeInsets`` for the other
/// kind.
public struct UIEdgeInsets: Codable, Equatable, Hashable, Sendable {
  /// The inset of the edge with the least y.
  public var top: CGFloat
  /// The inset of the edge with the least x.
  public var left: CGFloat
  /// The inset of the edge with the greatest y.
  public var bottom: CGFloat
  /// The inset of the edge with the greatest x.
  public var right: CGFloat

  /// Insets that leave a rect as it is.
  public static let zero = UIEdgeInsets()

  /// Insets that leave a rect as it is.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets with these four values.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
