public import Foundation

/// An outline of straight lines and Bézier curves that does not change.
///
/// Build one of the shapes below, or collect the steps in a ``CGMutablePath`` and take its ``copy()``. Two paths are
/// equal when they have the same steps in the same order.
///
/// A path may be handed to any task. One that is typed `CGPath` and was made as a ``CGMutablePath`` can still change:
/// hand over its ``copy()``.
public class CGPath: @unchecked Sendable {
  // Written only by CGMutablePath, whose owner alone may call it: what makes the type safe to send.
  var steps: PathSteps {
    didSet { keptMeasure = nil }
  }
  /// The lengths, once they have been asked for; read and written through `measure` alone.
  var keptMeasure: PathMeasure?

  init(steps: PathSteps) {
    self.steps = steps
  }

  /// The outline of a rect, from its least corner along its top edge. The null and the infinite rect give no steps.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    steps = PathSteps()
    steps.addRect(rect, transform?.pointee ?? .identity)
  }

  /// The outline of a rect with its corners cut by quarter ellipses.
  ///
  /// Corners of width or height 0 give the plain rect. Corners that are negative, or wider or higher than half the
  /// rect, trap.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    steps = PathSteps()
    steps.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
  }

  /// The ellipse that touches the four edges of a rect, as four cubic curves (off by at most 0.03 % of the radius).
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    steps = PathSteps()
    steps.addEllipse(in: rect, transform?.pointee ?? .identity)
  }

  /// The steps of the path, in order.
  public var elements: [PathElement] {
    steps.elements
  }

  /// Tells whether the path has no steps at all.
  public var isEmpty: Bool {
    steps.elements.isEmpty
  }

  /// The end of the last step: after closing, the beginning of the closed piece; (0, 0) for an empty path.
  public var currentPoint: CGPoint {
    steps.currentPoint ?? .zero
  }

  /// A path with these steps that will not change.
  public func copy() -> CGPath? {
    CGPath(steps: steps)
  }

  /// A path with these steps, mapped by `transform`, that will not change.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.applying(transform?.pointee ?? .identity))
  }

  /// A path with these steps to which more can be added.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(steps: steps)
  }

  /// A path with these steps, mapped by `transform`, to which more can be added.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: steps.applying(transform?.pointee ?? .identity))
  }
}

extension CGPath: Hashable {
  /// Tells whether two paths have the same steps in the same order.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.steps.elements == rhs.steps.elements
  }

  /// Feeds every step to `hasher`. Do not change a path while a set or a dictionary holds it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps.elements)
  }
}
