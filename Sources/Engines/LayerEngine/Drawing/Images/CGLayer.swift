public import Foundation

/// A drawing that is made once and drawn many times, with `CGContext.draw(_:in:)` and `CGContext.draw(_:at:)`.
///
/// Difference from CoreGraphics: it is kept as commands, so it is sharp at every scale, and drawing it is no faster than
/// drawing what is in it.
public final class CGLayer {
  /// The size in points.
  public let size: CGSize

  private let drawing: CGContext

  /// A layer with nothing drawn in it; never nil.
  ///
  /// - Parameters:
  ///   - context: without effect: a layer suits every context.
  ///   - size: the size in points.
  ///   - auxiliaryInfo: without effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    self.size = size
    drawing = CGContext(size: size)
  }

  /// The context that draws into the layer; never nil.
  public var context: CGContext? { drawing }

  var picture: LayerPicture { LayerPicture(size: size, source: .drawn(drawing.displayList)) }
}
