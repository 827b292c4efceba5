/// Makes images by drawing.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   UIColor.systemBlue.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// Difference from UIKit: the drawing is kept as commands and replayed by the host, sharp at every scale.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// A renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer for images of what lies in a rectangle.
  public init(bounds: CGRect) { self.bounds = bounds }

  /// The image that `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, bounds: bounds))
    UIGraphicsPopContext()
    return UIImage(picture: LayerPicture(size: bounds.size, source: .drawn(context.displayList)))
  }
}

/// What an image renderer draws into.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  private let bounds: CGRect

  init(cgContext: CGContext, bounds: CGRect) {
    self.cgContext = cgContext
    self.bounds = bounds
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the outline of a rectangle with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Narrows the drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
