public import Foundation

/// A direction with a length: a velocity in points per second, a force, a displacement in points.
///
/// It is encoded as two numbers, dx and dy, which is what CoreGraphics writes.
public struct CGVector: Equatable, Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// The vector without length.
  public init() {
    dx = 0
    dy = 0
  }

  /// The vector with these parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector with these parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
