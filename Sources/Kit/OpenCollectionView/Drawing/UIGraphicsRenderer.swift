/// A renderer that makes something of a drawing: the superclass of ``UIGraphicsImageRenderer``.
///
/// Difference from UIKit: it is no starting point for renderers of other kinds, since there are none: drawings are kept
/// as commands here, and there is nothing else to make of them.
@preconcurrency @MainActor open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let ownFormat: UIGraphicsRendererFormat

  init(drawing bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = CGRect(origin: bounds.origin, size: CGSize(drawable: bounds.size))
    ownFormat = format
    super.init()
    format.bounds = self.bounds
  }

  /// The format of the drawing.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Tells whether what is drawn can become an image.
  open var allowsImageOutput: Bool { true }
}
