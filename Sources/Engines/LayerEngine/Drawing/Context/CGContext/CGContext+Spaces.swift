public import Foundation
public import PlaneGeometry

/// Difference from CoreGraphics: a drawing has no pixels, so what CoreGraphics calls the device's space is the
/// drawing's, in points.
extension CGContext {
  /// The transform from the program's coordinates to the drawing's: the ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// A point of the program in the drawing's coordinates.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// A size of the program in the drawing's coordinates.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }

  /// The smallest rectangle in the drawing's coordinates around one of the program.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  /// A point of the drawing in the program's coordinates; where the transform has no way back, as if there were none.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(inverse) }

  /// A size of the drawing in the program's coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(inverse) }

  /// The smallest rectangle in the program's coordinates around one of the drawing.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(inverse) }

  private var inverse: CGAffineTransform {
    let transform = state.transform
    return transform.a * transform.d == transform.b * transform.c ? .identity : transform.inverted()
  }
}
