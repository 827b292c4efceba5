/// Makes images by drawing.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   UIColor.systemBlue.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// Difference from UIKit: the drawing is kept as commands and replayed by the host, sharp at every scale. Files of it are drawn by
/// the product `OpenCollectionViewPixels`.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// The function that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// The format of the images.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// A renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer for images of what lies in a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer for images of what lies in a rectangle. A side that is negative or no number counts as 0.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(drawing: bounds, format)
  }

  /// The image that `actions` draw.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque { context.fillBackground(of: bounds) }
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, bounds: bounds, format: format)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  /// A PNG file of what `actions` draw, in the format's pixels.
  ///
  /// Difference from UIKit: without the product `OpenCollectionViewPixels`, and where the fonts of a drawn text are not installed,
  /// there are no bytes, and the log says why.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// A JPEG file of what `actions` draw, in the format's pixels; what is clear is white in it. See ``pngData(actions:)``.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
