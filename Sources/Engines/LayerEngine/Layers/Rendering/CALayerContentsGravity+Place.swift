package import Foundation

extension CALayerContentsGravity {
  /// The place of a picture of a size in bounds.
  package func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      return Self.placed(CGSize(width: size.width * scale, height: size.height * scale), 0.5, 0.5, bounds)
    case .center: return Self.placed(size, 0.5, 0.5, bounds)
    case .top: return Self.placed(size, 0.5, 0, bounds)
    case .bottom: return Self.placed(size, 0.5, 1, bounds)
    case .left: return Self.placed(size, 0, 0.5, bounds)
    case .right: return Self.placed(size, 1, 0.5, bounds)
    case .topLeft: return Self.placed(size, 0, 0, bounds)
    case .topRight: return Self.placed(size, 1, 0, bounds)
    case .bottomLeft: return Self.placed(size, 0, 1, bounds)
    case .bottomRight: return Self.placed(size, 1, 1, bounds)
    default: return bounds
    }
  }

  private static func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}
