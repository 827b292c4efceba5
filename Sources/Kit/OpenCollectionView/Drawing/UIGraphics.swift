@MainActor private var contexts: [GraphicsContextEntry] = []

private struct GraphicsContextEntry {
  var context: CGContext
  /// The size and scale of an image context's image; nil for a context that was pushed.
  var image: (size: CGSize, scale: CGFloat)?
}

/// The context that drawing goes to; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last?.context }

/// Sends drawing to a context until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(GraphicsContextEntry(context: context))
}

/// Sends drawing where it went before; without a context it has no effect.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

// MARK: Images

/// Sends drawing to a new image of a size in points, one pixel per point, until ``UIGraphicsEndImageContext()``.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Sends drawing to a new image until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points; a side that is negative or no number counts as 0.
///   - opaque: Whether the image has no clear places: it starts black.
///   - scale: Pixels per point; 0 for those of the current traits.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let size = CGSize(drawable: size)
  let context = CGContext(size: size)
  if opaque { context.fillBackground(of: CGRect(origin: .zero, size: size)) }
  let isScale = scale > 0 && scale.isFinite
  contexts.append(
    GraphicsContextEntry(
      context: context, image: (size, isScale ? scale : UITraitCollection.current.drawingScale)))
}

/// The image of what has been drawn so far; nil where drawing goes elsewhere than to an image.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = contexts.last, let image = last.image else { return nil }
  return UIImage(
    picture: LayerPicture(size: image.size, scale: image.scale, source: .drawn(last.context.displayList)))
}

/// Sends drawing where it went before the image was begun; where it does not go to an image it has no effect.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  if contexts.last?.image != nil { contexts.removeLast() }
}

extension CGSize {
  /// A size that can be drawn in.
  init(drawable size: CGSize) {
    func side(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    self.init(width: side(size.width), height: side(size.height))
  }
}

extension CGContext {
  /// Makes the drawing black, as UIKit's opaque images start.
  func fillBackground(of rect: CGRect) {
    saveGState()
    setFillColor(.black)
    fill(rect)
    restoreGState()
  }
}

// MARK: Colours

extension UIColor {
  /// Makes this the colour of fills in the current context.
  @preconcurrency @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines in the current context.
  @preconcurrency @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Makes this the colour of fills and lines in the current context.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
}
