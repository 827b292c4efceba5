public import Foundation

/// A layer that shows a part of a larger content, and is told by the program which.
///
/// It clips, and scrolls by the origin of its bounds. It takes no touches: use a scroll view for that.
open class CAScrollLayer: CALayer {
  /// A layer that clips and scrolls along both axes.
  public override init() {
    super.init()
    properties.masksToBounds = true
  }

  /// A layer that is to show a moment of another one, as ``CALayer/presentation()`` makes it. Not to be called otherwise.
  public override init(layer: Any) {
    super.init(layer: layer)
    properties.masksToBounds = true
  }

  /// As `init()`: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.masksToBounds = true
  }

  /// The axes along which the layer scrolls; both unless set.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Brings a point of the layer's coordinates to its top left corner, along the axes that scroll.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode != .none, scrollMode != .vertically { origin.x = p.x }
    if scrollMode != .none, scrollMode != .horizontally { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as brings a rectangle of the layer's coordinates into view.
  ///
  /// Of a rectangle larger than the bounds the part at its origin is shown. The null and the infinite rectangle have no
  /// effect.
  open func scroll(to r: CGRect) {
    guard !r.isNull, !r.isInfinite else { return }
    let r = r.standardized
    let bounds = bounds
    scroll(
      to: CGPoint(
        x: Self.origin(bounds.minX, bounds.width, showing: r.minX, min(r.width, bounds.width)),
        y: Self.origin(bounds.minY, bounds.height, showing: r.minY, min(r.height, bounds.height))))
  }

  private static func origin(_ origin: CGFloat, _ length: CGFloat, showing start: CGFloat, _ part: CGFloat) -> CGFloat {
    if start < origin { return start }
    return max(origin, start + part - length)
  }
}
