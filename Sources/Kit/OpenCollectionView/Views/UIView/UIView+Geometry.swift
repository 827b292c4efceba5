extension UIView {
  /// A point of this view's coordinates in those of `view`; nil means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// A point of `view`'s coordinates in those of this view; nil means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// The smallest rectangle around a rectangle of this view's coordinates, in those of `view`; nil means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// The smallest rectangle around a rectangle of `view`'s coordinates, in those of this view; nil means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  var computedSafeAreaInsets: UIEdgeInsets {
    guard let window = attachedWindow ?? (self as? UIWindow), let scene = window.windowScene else { return .zero }
    let insets = scene.screen.safeAreaInsets
    guard insets != .zero else { return .zero }
    let safe = window.bounds.inset(by: insets)
    let own = convert(safe, from: window)
    let bounds = bounds
    // An edge that the device leaves free asks for nothing, even of a view that lies partly off the screen.
    return UIEdgeInsets(
      top: insets.top > 0 ? max(0, own.minY - bounds.minY) : 0,
      left: insets.left > 0 ? max(0, own.minX - bounds.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, bounds.maxY - own.maxY) : 0,
      right: insets.right > 0 ? max(0, bounds.maxX - own.maxX) : 0)
  }

  /// What follows at once from another size; the layout comes with the next frame.
  func sizeDidChange(from old: CGSize) {
    let size = layer.bounds.size
    if autoresizesSubviews {
      for child in children where !child.autoresizingMask.isEmpty { child.autoresize(from: old, to: size) }
    }
    // A view without an area was not drawn; and pictures that are not stretched are drawn for each size.
    if contentMode == .redraw || old.width <= 0 || old.height <= 0 { noteDrawing() }
  }

  /// Follows a change of the superview's size: each flexible part takes its share of the difference.
  private func autoresize(from old: CGSize, to new: CGSize) {
    var frame = self.frame
    (frame.origin.x, frame.size.width) = Self.share(
      new.width - old.width, start: frame.minX, length: frame.width, total: old.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Self.share(
      new.height - old.height, start: frame.minY, length: frame.height, total: old.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
    self.frame = frame
  }

  private static func share(
    _ difference: CGFloat, start: CGFloat, length: CGFloat, total: CGFloat, flexibleStart: Bool, flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = total - start - length
    var flexible: CGFloat = 0
    var parts: CGFloat = 0
    for (isFlexible, part) in [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)] where isFlexible {
      flexible += max(part, 0)
      parts += 1
    }
    guard parts > 0 else { return (start, length) }
    // Parts grow in proportion to what they have; parts that are all empty grow alike.
    func grown(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      return part + (flexible > 0 ? difference * max(part, 0) / flexible : difference / parts)
    }
    return (grown(start, flexibleStart), max(0, grown(length, flexibleLength)))
  }
}
