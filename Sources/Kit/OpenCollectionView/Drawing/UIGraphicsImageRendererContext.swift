/// What an image renderer draws into.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// What the image is like.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(cgContext: CGContext, bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.bounds = bounds
    self.format = format
  }

  /// The image of what has been drawn so far.
  open var currentImage: UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    return UIImage(
      picture: LayerPicture(size: bounds.size, scale: scale, source: .drawn(cgContext.displayList)))
  }

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
