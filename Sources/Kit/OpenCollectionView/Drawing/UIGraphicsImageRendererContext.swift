/// The context that an image renderer draws into.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    super.init(cgContext: cgContext, format: format)
  }

  /// The format of the image.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The image of what has been drawn so far.
  open var currentImage: UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    return UIImage(
      picture: LayerPicture(size: bounds.size, scale: scale, source: .drawn(cgContext.displayList)))
  }
}
