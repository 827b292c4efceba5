public import Foundation

/// A step of a path, in the spelling of CoreGraphics. New code will rather use ``CGPath/elements``.
public struct CGPathElement {
  /// The kind of the step, and with it the number of points.
  public var type: CGPathElementType
  /// The points, in the path's coordinates. They exist only during the call that is handed the step.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step with its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
