public import Foundation
import PlaneGeometry

/// Records drawing as a ``DisplayList`` that hosts replay.
///
/// Coordinates are points, origin at the top left, y down, as UIKit's contexts have them. A context is handed out by an
/// image renderer or by a view that draws itself.
///
/// Setting what is set already records nothing, and neither does a state that is restored right after it was saved.
///
/// Difference from UIKit: nothing is rasterised here, so a drawing is sharp at every scale, and reading pixels back is
/// not possible. There are no patterns and no paths made from lines.
public final class CGContext {
  /// The size of the drawing in points; nil where it is not known.
  let size: CGSize?
  var commands: [DrawCommand] = []
  var state: ContextState
  var stack: [ContextState] = []
  var storedPath = CGMutablePath()
  /// The transform in whose coordinates the path is stored: the one when it was last added to.
  var pathTransform = CGAffineTransform.identity

  /// A context with nothing drawn in it. Without a size, ``boundingBoxOfClipPath`` is infinite until something is
  /// clipped, and there is no ``makeImage()``.
  public init(size: CGSize? = nil) {
    self.size = size
    state = ContextState(clipBounds: size.map { CGRect(origin: .zero, size: $0) } ?? .infinite)
  }

  /// The drawing so far. States that are still saved and groups that have not ended are closed in it, and go on in the
  /// context.
  ///
  /// - Complexity: O(1), and O(commands) while something is open.
  public var displayList: DisplayList {
    guard !stack.isEmpty else { return DisplayList(commands) }
    var closed = commands
    closed.reserveCapacity(commands.count + stack.count)
    for saved in stack.reversed() {
      if let mask = saved.mask {
        closed += mask.closing
      } else {
        closed.append(saved.opensGroup ? .endGroup : .restore)
      }
    }
    return DisplayList(closed)
  }

  /// Makes an image of the drawing so far, of one pixel per point, upright; nil where the size is unknown or empty.
  public func makeImage() -> CGImage? {
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return CGImage(picture: LayerPicture(size: size, source: .drawn(displayList)))
  }
}
