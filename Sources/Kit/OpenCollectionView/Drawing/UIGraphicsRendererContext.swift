/// The context that a renderer hands to the drawing.
@preconcurrency @MainActor open class UIGraphicsRendererContext: NSObject {
  /// The context.
  open private(set) var cgContext: CGContext
  let ownFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    ownFormat = format
  }

  /// The format of the drawing.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the current colour of fills.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current colour of fills in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], blendMode: blendMode) }

  /// Draws the outline of a rectangle with the current colour of lines.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Draws the outline of a rectangle with the current colour of lines in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    let before = cgContext.blendMode
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect)
    cgContext.setBlendMode(before)
  }

  /// Narrows the drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
