/// Fills a rectangle with the current colour of fills, which replaces what was there: a clear colour makes it clear.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current colour of fills.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill([rect], blendMode: blendMode)
}

/// Draws a frame of one point inside of a rectangle in the current colour of fills, which replaces what was there.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside of a rectangle in the current colour of fills.
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
  UIGraphicsGetCurrentContext()?.fill(
    [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
      CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ], blendMode: blendMode)
}

/// Narrows drawing in the current context to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Fills rectangles in a blend mode, and sets the one before again.
  func fill(_ rects: [CGRect], blendMode: CGBlendMode) {
    let before = self.blendMode
    // An opaque colour replaces what is below in the normal mode, too, and hosts need no second sheet for that one.
    setBlendMode(blendMode == .copy && fillsOpaquely ? .normal : blendMode)
    fill(rects)
    setBlendMode(before)
  }
}
