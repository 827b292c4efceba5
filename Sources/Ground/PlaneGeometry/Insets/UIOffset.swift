public import Foundation

/// A shift of something from where it would stand, in points.
public struct UIOffset: Codable, Equatable, Hashable, Sendable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The shift downwards.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// No shift.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A shift by these values.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
